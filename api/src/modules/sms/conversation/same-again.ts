import { type EventRequest, isComplete } from '#src/modules/sms/parser/event-request.js';
import type { CorrectionWords } from '#src/modules/sms/conversation/words/correction-words.js';
import { composed } from './composed-reading.js';
import type { StandingRequest } from './standing-request.js';
import type { HeardText } from './verdict.js';

const SAME = /\bsame(?: (?:time|hour|slot|thing|deal))?\b/i;
const AROUND_IT = /\b(?:time|hour|slot|thing|deal|too|also|as well|again)\b/gi;

/** "Same time Saturday too": one more request, with the act and the hour of the one before it. */
export const sameAgain = (
  { text, read, today }: HeardText,
  words: CorrectionWords,
  standing: StandingRequest,
): EventRequest | undefined => {
  if (!SAME.test(text) || !words.asksForMore) return undefined;
  const rest = words.rest.replace(AROUND_IT, ' ').replace(/\s+/g, ' ').trim();
  const { whole, saysNoMore } = composed({ ...words, rest }, { standing, read, today });
  return isComplete(whole) && saysNoMore && whole.date?.value !== standing.date ? whole : undefined;
};
