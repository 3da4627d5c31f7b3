import { maxLength, minLength, object, refine, string, trim, type infer as Infer } from 'zod/mini';
import { TEXT_LENGTH } from '#contract/limits';
import { isPhoneNumber } from '#contract/rules/texts';

const atMost = (limit: number) => maxLength(limit, `At most ${limit} characters`);

/** What the test form holds (spec §5 "SMS processing"). */
export const smsTestForm = object({
  phoneNumber: string().check(
    trim(),
    atMost(TEXT_LENGTH.phone),
    refine((phone) => phone === '' || isPhoneNumber(phone), 'Please enter a phone number'),
  ),
  messageText: string().check(
    trim(),
    minLength(1, 'Please enter a message to process'),
    atMost(TEXT_LENGTH.smsMessage),
  ),
});
export type SmsTestForm = Infer<typeof smsTestForm>;

export const SMS_TEST_FIELDS = ['phoneNumber', 'messageText'] as const;

/** A number that nobody has. */
export const EMPTY_SMS_TEST: SmsTestForm = { phoneNumber: '+16155550100', messageText: '' };
