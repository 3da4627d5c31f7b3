import { email, maxLength, minLength, pipe, refine, string, trim } from 'zod/mini';
import { TEXT_LENGTH } from '#contract/limits';
import { INVALID_EMAIL, isPhoneNumber } from '#contract/rules/texts';

/** The texts that forms ask for, without the spaces around them. */

export const atMost = (limit: number) => maxLength(limit, `At most ${limit} characters`);

export const optionalText = (limit: number) => string().check(trim(), atMost(limit));

export const requiredText = (limit: number, missing: string) =>
  string().check(trim(), minLength(1, missing), atMost(limit));

export const optionalPhone = optionalText(TEXT_LENGTH.phone).check(
  refine((phone) => phone === '' || isPhoneNumber(phone), 'Please enter a phone number'),
);

/** An e-mail address; one that is too long is none. */
export const emailAddress = email(INVALID_EMAIL).check(maxLength(TEXT_LENGTH.email, INVALID_EMAIL));

export const requiredEmail = pipe(string().check(trim()), emailAddress);
