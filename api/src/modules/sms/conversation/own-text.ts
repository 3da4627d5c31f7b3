import { wordsOf } from '#src/modules/sms/intake/sms-text.js';
import { unreadWords } from '#src/modules/sms/intake/sms-said-again.js';
import { type EventRequest, isComplete, type Problem } from '#src/modules/sms/parser/event-request.js';
import { wordSet } from '#src/modules/sms/parser/vocabulary.js';
import {
  asksForAShow,
  isSmallTalk,
  speaksOfPlaying,
} from '#src/modules/sms/conversation/words/small-talk.js';
import { saysNoMore } from './composed-reading.js';
import type { HeardText, Verdict } from './verdict.js';

/** Somebody who asks about parking or a table is not asked which artist should play. */
export const newOf = ({ text, reading }: HeardText): Verdict => ({
  kind: 'new',
  isAside: wordsOf(text).length > 0 && isAside(text, reading),
});

const isAside = (text: string, reading: EventRequest): boolean =>
  namesParts(reading)
    ? !speaksOfPlaying(text) && (isVagueOfSender(reading) || isOfNobody(text, reading))
    : !asksForAShow(text);

/** A day or a time for nobody whom we know, beside more words than a name has. */
const isOfNobody = (text: string, reading: EventRequest): boolean =>
  reading.problems.some(({ kind }) => kind === 'no-artist' || kind === 'unknown-artist') &&
  !saysNoMore(text, reading) &&
  !(reading.date && reading.time && unreadWords(text, reading).length <= MOST_NAME_WORDS);
const MOST_NAME_WORDS = 5;

/** From an artist's own phone, a day or a time beside words that we do not understand. */
const isVagueOfSender = ({ artist, date, time, problems }: EventRequest): boolean =>
  artist?.source.text === '' && !(date && time) && problems.some(({ kind }) => kind === 'unclear');

/** @param pointsBack it says something of a request before it, so only what is plainly small talk is none of it */
export const isQuiet = ({ text, reading }: HeardText, pointsBack = false): boolean => {
  const namesArtist = reading.artist?.confidence === 'certain' && reading.artist.source.text !== '';
  if (isComplete(reading) && namesArtist) return false;
  return isSmallTalk(text, { hasParts: pointsBack || /\d/.test(text) || namesParts(reading), namesArtist });
};

const namesParts = ({ artist, date, time, endTime, problems }: EventRequest): boolean =>
  [date, time, endTime, artist?.source.text].some(Boolean) || problems.some(namesSomething);

/** Problems with a part that the text names. */
const namesSomething = (problem: Problem): boolean =>
  !NAMES_NOTHING.has(problem.kind) && !(problem.kind === 'ambiguous-artist' && problem.isOfSender);
const NAMES_NOTHING = wordSet(
  'doubtful-artist no-artist no-date no-time unknown-artist unclear empty repeating changing',
);
