/** Where a request that came by text message stands (spec §4 "SMS request status"); `pending` at first. */
export const SMS_REQUEST_STATUSES = ['pending', 'processed', 'failed', 'conflict'] as const;
export type SmsRequestStatus = (typeof SMS_REQUEST_STATUSES)[number];

/** Whose event is there already when staff make one of a request: their own, as after a lost answer, or a colleague's. */
export const SMS_EVENT_MAKERS = ['you', 'somebody'] as const;
export type SmsEventMaker = (typeof SMS_EVENT_MAKERS)[number];

/** What a message may say of a show; those that are doubtful are asked about, never acted on. */
export const SMS_REQUEST_PARTS = ['artist', 'date', 'time', 'endTime', 'eventName', 'eventType'] as const;
export type SmsRequestPart = (typeof SMS_REQUEST_PARTS)[number];

/**
 * What a kept text is: a show that is asked for; one that its sender takes back; a wish about a show on the calendar; or nothing
 * that anybody has to answer.
 */
export const SMS_REQUEST_KINDS = ['request', 'withdrawn', 'change', 'quiet'] as const;
export type SmsRequestKind = (typeof SMS_REQUEST_KINDS)[number];

/** What staff take a doubtful request for: what it was before its sender's last doubt, or what they most likely want. */
export const SMS_WISHES = ['asked', 'suggested'] as const;
export type SmsWish = (typeof SMS_WISHES)[number];

/** What one text of a request did to it; `again`: nothing, it said what was there. */
export const SMS_TEXT_EFFECTS = [
  'asked',
  'answered',
  'changed',
  'unsettled',
  'noted',
  'withdrawn',
  'again',
] as const;
export type SmsTextEffect = (typeof SMS_TEXT_EFFECTS)[number];

/** Days that texts of senders whom nobody knows any more are kept (decision 49). */
export const TEXT_DAYS = { min: 30, max: 3_650 } as const;

const SHORTEST_NUMBER = 7;
/** Numbers that are kept free for films and forms (NANPA 555 line numbers). */
const MADE_UP = /55501\d\d$/;

/** Whether its sender can be told: not without a number in the test form, nor with a made-up one (decision 24). */
export const hasSender = ({ phoneNumber, fromForm }: { phoneNumber: string; fromForm: boolean }): boolean => {
  const digits = phoneNumber.replace(/\D/g, '');
  return !fromForm || (digits.length >= SHORTEST_NUMBER && !MADE_UP.test(digits));
};
