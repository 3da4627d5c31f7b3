/** Where a request that came by text message stands (spec §4 "SMS request status"); `pending` at first. */
export const SMS_REQUEST_STATUSES = ['pending', 'processed', 'failed', 'conflict'] as const;
export type SmsRequestStatus = (typeof SMS_REQUEST_STATUSES)[number];

/** Whose event is there already when staff make one of a request: their own, as after a lost answer, or a colleague's. */
export const SMS_EVENT_MAKERS = ['you', 'somebody'] as const;
export type SmsEventMaker = (typeof SMS_EVENT_MAKERS)[number];

/** What a message may say of a show; those that are doubtful are asked about, never acted on. */
export const SMS_REQUEST_PARTS = ['artist', 'date', 'time', 'endTime', 'eventName', 'eventType'] as const;
export type SmsRequestPart = (typeof SMS_REQUEST_PARTS)[number];
