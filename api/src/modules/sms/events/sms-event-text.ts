import { twelveHourTime } from '#contract/rules/clock.js';
import { longDate } from '#contract/rules/texts.js';
import type { NewSms } from '#src/modules/notifications/notifications.service.js';
import { plainMarks } from '#src/modules/sms/intake/sms-text.js';
import type { SmsRelatedEvent, SmsRequestResponse } from '#src/modules/sms/sms-requests.dto.js';

/**
 * Tells a sender that the show is on the calendar, in one text message where the names are short enough for it (decision 24).
 * @returns undefined for a sender without a phone: the test form without a number, or with one made up
 */
export const onCalendarText = (
  { phoneNumber, fromForm }: Pick<SmsRequestResponse, 'phoneNumber' | 'fromForm'>,
  { name, date, time, artistName }: Omit<SmsRelatedEvent, 'id'>,
  venueName: string,
): NewSms | undefined => {
  if (fromForm && !isSomebodys(phoneNumber)) return undefined;
  const [day] = longDate(date).split(/, \d{4}$/);
  return {
    kind: 'sms.on-calendar',
    recipient: phoneNumber,
    userId: null,
    subject: `On the calendar: ${name}`,
    text: plainMarks(`You're on: ${artistName ?? name}, ${day} at ${twelveHourTime(time)}. - ${venueName}`),
  };
};

const SHORTEST_NUMBER = 7;
/** Numbers that are kept free for films and forms (NANPA 555 line numbers). */
const MADE_UP = /55501\d\d$/;

const isSomebodys = (phone: string): boolean => {
  const digits = phone.replace(/\D/g, '');
  return digits.length >= SHORTEST_NUMBER && !MADE_UP.test(digits);
};
