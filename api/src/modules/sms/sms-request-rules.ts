import { TEXT_LENGTH } from '#contract/limits.js';
import { longDateTime } from '#contract/rules/texts.js';
import { type EventRequest, isComplete } from './parser/event-request.js';
import { questionsFor } from './parser/questions.js';
import type { SmsConflict } from './sms-requests.dto.js';

/** What a request keeps of the parser's answer beside it, column by column. */
export const extractedOf = (request: EventRequest) => ({
  artistId: request.artist?.value.id ?? null,
  extractedArtist: request.artist?.value.name ?? null,
  extractedDate: request.date?.value ?? null,
  extractedTime: request.time?.value ?? null,
  extractedEndTime: request.endTime?.value ?? null,
  extractedEventName: cut(request.eventName?.value, TEXT_LENGTH.eventName),
  extractedEventType: cut(request.eventType?.value.toLowerCase(), TEXT_LENGTH.eventType),
});

const ASK_ALL = 'Which artist should play, on which day and at what time?';

/** What is missing, in words that sender and staff both understand. */
export const missingWords = ({ questions }: EventRequest): string =>
  questions.length > 0 ? questions.join(' ') : ASK_ALL;

/** Whether it can be made into an event as it was read, and what is missing. */
export const judged = (
  reading: EventRequest,
): { status: 'pending' | 'failed'; errorMessage: string | null } =>
  isComplete(reading)
    ? { status: 'pending', errorMessage: null }
    : { status: 'failed', errorMessage: missingWords(reading) };

/** The event in the way, in words. */
export const clashWords = (clash: Omit<SmsConflict, 'id'>): string => {
  const when = `on ${longDateTime(clash)}`;
  return clash.isArtistBusy
    ? `${clash.artistName ?? 'The artist'} already plays “${clash.name}” ${when}.`
    : `“${clash.name}” is already on the calendar ${when}.`;
};

/** At most so many characters of it; null without one. */
export const cut = (text: string | undefined, most: number): string | null =>
  text === undefined ? null : [...text].slice(0, most).join('');

/** The reading of a text that asks for something else than a show: without an artist, and without a day in the past. */
export const aside = ({ date, night, time, endTime, problems }: EventRequest): EventRequest => ({
  ...(problems.some(({ kind }) => kind === 'past-date') ? {} : { date, night, time, endTime }),
  problems: [{ kind: 'unclear' }],
  questions: questionsFor([{ kind: 'unclear' }], {}),
});

/** The columns of a text of which nothing is read. */
export const NOTHING_READ = {
  ...extractedOf({ problems: [], questions: [] }),
  parse: null,
  errorMessage: null,
  earlierId: null,
};

/**
 * Its event is on the calendar: staff read what the sender most likely wants otherwise, and change it themselves. Its columns say nothing,
 * since they are the moment of a row of its own.
 */
export const askingStaff = (artist = 'The sender', wanted?: EventRequest) => ({
  parse: { problems: [], questions: [], suggested: wanted },
  kind: 'change' as const,
  status: 'failed' as const,
  errorMessage: `${artist} asks to change a show that is on the calendar. Nothing was changed.`,
});
