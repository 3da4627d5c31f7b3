import { email, maxLength, minLength, pipe, refine, string, trim } from 'zod/mini';
import { TEXT_LENGTH } from '#contract/limits';
import { INVALID_EMAIL, isPhoneNumber, isWallClockTime } from '#contract/rules/texts';

/** The texts that forms ask for, without the spaces around them. */

/** A rule for a text that may be left out. */
export const isEmptyOr = (isRight: (text: string) => boolean) => (text: string) =>
  text === '' || isRight(text);

export const atMost = (limit: number) => maxLength(limit, `At most ${limit} characters`);

export const optionalText = (limit: number) => string().check(trim(), atMost(limit));

export const requiredText = (limit: number, missing: string) =>
  string().check(trim(), minLength(1, missing), atMost(limit));

export const optionalTime = string().check(refine(isEmptyOr(isWallClockTime), 'Enter a time'));

export const optionalPhone = optionalText(TEXT_LENGTH.phone).check(
  refine(isEmptyOr(isPhoneNumber), 'Please enter a phone number'),
);

/** An e-mail address; one that is too long is none. */
export const emailAddress = email(INVALID_EMAIL).check(maxLength(TEXT_LENGTH.email, INVALID_EMAIL));

export const requiredEmail = pipe(string().check(trim()), emailAddress);
