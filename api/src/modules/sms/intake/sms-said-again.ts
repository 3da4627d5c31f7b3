import type { EventRequest } from '#src/modules/sms/parser/event-request.js';
import { wordSet } from '#src/modules/sms/parser/vocabulary.js';
import { extractedOf } from '#src/modules/sms/sms-request-rules.js';
import type { SmsRequestResponse } from '#src/modules/sms/sms-requests.dto.js';
import { isSameBill } from '#src/modules/sms/conversation/standing-request.js';
import { wordsOf } from './sms-text.js';

/** A request of the same phone for the same artist, day and time. */
export type EarlierSaying = Pick<
  SmsRequestResponse,
  'messageText' | 'extractedEndTime' | 'extractedEventName' | 'extractedEventType' | 'otherActs'
>;

/** What people put around a wish without adding to it. */
const POLITE = wordSet(
  `a again am an and at book can could for from get gig going have hello hey hi i id im in is it just like me my night of
  on ok okay our play playing plays please pls plz pm put resending sending show sir so sorry texted thank thanks that the there this thx to
  tonight ty up us wanna want we well were with would yall you`,
);

/**
 * Whether a message repeats an earlier one: the same bill, end, name and type of show, and either no word that is neither understood
 * as a part of the show nor mere politeness, or all words as before. Whatever else it says is for staff to read.
 */
export const isSaidAgain = (text: string, reading: EventRequest, earlier: EarlierSaying): boolean => {
  const { extractedEndTime, extractedEventName, extractedEventType } = extractedOf(reading);
  if (
    extractedEndTime !== earlier.extractedEndTime ||
    extractedEventName !== earlier.extractedEventName ||
    extractedEventType !== earlier.extractedEventType ||
    !isSameBill(reading, { artist: reading.artist?.value ?? null, others: earlier.otherActs })
  )
    return false;
  const more = unreadWords(text, reading).filter((word) => !POLITE.has(word));
  return more.length === 0 || plainly(text) === plainly(earlier.messageText);
};

const plainly = (text: string): string =>
  wordsOf(text)
    .filter((word) => !POLITE.has(word))
    .join(' ');

/** What a message says besides what was understood of it, word by word. */
export const unreadWords = (text: string, reading: EventRequest): string[] => wordsOf(restOf(text, reading));

/** The message without what was understood of it. */
const restOf = (text: string, { artist, date, time, endTime, eventName, eventType }: EventRequest): string =>
  [artist, date, time, endTime, eventName, eventType]
    .flatMap((part) => (part ? [part.source] : []))
    .reduce((rest, { start, end }) => rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end), text);
