import { maxLength, minLength, refine, string, trim } from 'zod/mini';
import { TEXT_LENGTH } from '#contract/limits';
import {
  INVALID_EMAIL,
  INVALID_USERNAME,
  isEmailAddress,
  isPhoneNumber,
  isTextSender,
  isUsername,
  isWallClockTime,
} from '#contract/rules/texts';

/** The texts that forms ask for, without the spaces around them. */

/** A rule for a text that may be left out. */
export const isEmptyOr = (isRight: (text: string) => boolean) => (text: string) =>
  text === '' || isRight(text);

/** A rule for a whole number within a range. */
export const isWholeIn =
  ({ min, max }: { min: number; max: number }) =>
  (text: string): boolean =>
    /^\d+$/.test(text) && Number(text) >= min && Number(text) <= max;

export const atMost = (limit: number) => maxLength(limit, `At most ${limit} characters`);

export const optionalText = (limit: number) => string().check(trim(), atMost(limit));

export const requiredText = (limit: number, missing: string) =>
  string().check(trim(), minLength(1, missing), atMost(limit));

export const optionalTime = string().check(refine(isEmptyOr(isWallClockTime), 'Enter a time'));

const dialled = (isRight: (text: string) => boolean) =>
  optionalText(TEXT_LENGTH.phone).check(refine(isEmptyOr(isRight), 'Please enter a phone number'));

export const optionalPhone = dialled(isPhoneNumber);

export const optionalTextSender = dialled(isTextSender);

export const requiredUsername = requiredText(TEXT_LENGTH.username, 'Username is required').check(
  refine(isUsername, INVALID_USERNAME),
);

export const requiredEmail = string().check(trim(), refine(isEmailAddress, INVALID_EMAIL));

export const optionalEmail = string().check(trim(), refine(isEmptyOr(isEmailAddress), INVALID_EMAIL));
