import { wordsOf } from '#src/modules/sms/intake/sms-text.js';
import { isOfDay } from '#src/modules/sms/parser/calendar.js';
import type { EventRequest, Understood } from '#src/modules/sms/parser/event-request.js';
import type { CorrectionWords } from '#src/modules/sms/conversation/words/correction-words.js';
import { QUESTION_MINUTES, type StandingRequest } from './standing-request.js';
import type { HeardText } from './verdict.js';

const HOUR = 60;
const DAY = 24 * HOUR;
/** One that does point back, so long. */
const CUED_MINUTES = 14 * DAY;

/** The request that a text is about: the one whose day or artist it names, else the last one. */
export const targetOf = (
  { reading, standing }: HeardText,
  { cue, takesBack }: CorrectionWords,
): StandingRequest | undefined => {
  const near = standing.filter(
    (request) => request.minutesAgo <= (cue || takesBack ? CUED_MINUTES : reachOf(request)),
  );
  const [last] = near;
  if (!last || near.length === 1 || !(cue || takesBack)) return last;
  const named = near.filter(
    ({ date, artist }) =>
      (date !== null && reading.date !== undefined && isDayRead(reading.date, date)) ||
      (reading.artist !== undefined &&
        reading.artist.source.text !== '' &&
        reading.artist.value.id === artist?.id),
  );
  return named.length === 1 ? named[0] : last;
};

/** The same day, or named by words that fit it: "the 8th", of whatever month. */
const isDayRead = ({ value, source }: Understood, date: string): boolean =>
  value === date ||
  wordsOf(source.text)
    .filter((word) => word !== 'the')
    .every((word) => isOfDay(word, date));

const reachOf = ({ state }: StandingRequest): number => (state === 'failed' ? QUESTION_MINUTES : 7 * DAY);

/** The day of the request, or one named by words that fit it. */
export const isSameDay = ({ date }: EventRequest, of: StandingRequest): boolean =>
  date === undefined || (of.date !== null && isDayRead(date, of.date));
