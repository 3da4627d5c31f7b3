import { type EventRequest, isComplete } from '#src/modules/sms/parser/event-request.js';
import type { CorrectionWords } from '#src/modules/sms/conversation/words/correction-words.js';
import { withNeighbourDay } from '#src/modules/sms/conversation/words/days-beside.js';
import { composed } from './composed-reading.js';
import type { StandingRequest } from './standing-request.js';
import type { HeardText } from './verdict.js';

const SAME = /\bsame(?: (?:time|hour|slot|thing|deal))?\b/i;
const AROUND_IT = /\b(?:time|hour|slot|thing|deal|too|also|as well|again)\b/gi;
const GOES_ON = /^\W*(?:and|plus|then)\b|\bagain\b/i;

/**
 * One more request that leans on the one before it, for its act, its hour or its day: "same time Saturday too", "and Cody Reed the next
 * night, same time".
 */
export const sameAgain = (
  { text, read, today }: HeardText,
  words: CorrectionWords,
  standing: StandingRequest,
): EventRequest | undefined => {
  const spoken = withNeighbourDay(words.rest, standing.date);
  const goesOn = words.asksForMore || (words.cue === null && GOES_ON.test(text));
  if (!goesOn || (!SAME.test(text) && spoken === words.rest)) return undefined;
  const rest = spoken.replace(AROUND_IT, ' ').replace(/\s+/g, ' ').trim();
  const { whole, saysNoMore } = composed({ ...words, rest }, { standing, read, today });
  return isComplete(whole) && saysNoMore && whole.date?.value !== standing.date ? whole : undefined;
};
