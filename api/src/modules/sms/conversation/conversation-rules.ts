import { type EventRequest, isComplete, type Problem } from '#src/modules/sms/parser/event-request.js';
import { monthOf, weekdayOf } from '#src/modules/sms/parser/calendar.js';
import { wordsOf } from '#src/modules/sms/intake/sms-text.js';
import { wordSet } from '#src/modules/sms/parser/vocabulary.js';
import { composed, type ComposedReading, type ReadAs } from './composed-reading.js';
import {
  type CorrectionWords,
  correctionWords,
} from '#src/modules/sms/conversation/words/correction-words.js';
import { isSmallTalk, speaksOfPlaying } from '#src/modules/sms/conversation/words/small-talk.js';
import { plainAnswer } from './plain-answers.js';
import { isRecent, isSameShow, QUESTION_MINUTES, type StandingRequest } from './standing-request.js';
import { MOST_TEXTS } from './sms-texts.js';

/** A text of a phone, and what its earlier texts left standing, the newest first. */
export interface HeardText {
  text: string;
  /** As one alone, of the artist whose phone it is. */
  reading: EventRequest;
  standing: readonly StandingRequest[];
  /** `YYYY-MM-DD` at the venue. */
  today: string;
  read: ReadAs;
}

/**
 * What becomes of a text:
 * - `new`: a request of its own; `isAside` where it asks for something else than a show;
 * - `change`: the request before it, read anew; `answered` where it had been asked about;
 * - `unsettle`: its sender wants the request otherwise and we do not know how: no tap makes an event of it;
 * - `withdraw`: its sender wants it no more;
 * - `note`: it says something of the request that staff should read;
 * - `again`: it says nothing new of the request;
 * - `ask-staff`: it wants a show otherwise that is on the calendar; nothing is changed;
 * - `quiet`: it asks for nothing.
 */
export type Verdict =
  | { kind: 'new'; isAside?: boolean }
  | { kind: 'quiet' }
  | { kind: 'change'; of: StandingRequest; effect: 'changed' | 'answered'; reading: EventRequest }
  | { kind: 'unsettle' | 'withdraw' | 'note' | 'again' | 'ask-staff'; of: StandingRequest };

const HOUR = 60;
const DAY = 24 * HOUR;
/** One that does point back, so long. */
const CUED_MINUTES = 14 * DAY;
/** Carriers deliver a text twice within so long. */
const DUPLICATE_MINUTES = DAY;

const NEW: Verdict = { kind: 'new' };
const QUIET: Verdict = { kind: 'quiet' };

/** Somebody who asks about parking is not asked which artist should play. */
const newOf = ({ text, reading }: HeardText): Verdict => ({
  kind: 'new',
  isAside:
    !speaksOfPlaying(text) && wordsOf(text).length > 0 && (!namesParts(reading) || isVagueOfSender(reading)),
});

/** From an artist's own phone, a day or a time beside words that we do not understand. */
const isVagueOfSender = ({ artist, date, time, problems }: EventRequest): boolean =>
  artist?.source.text === '' && !(date && time) && problems.some(({ kind }) => kind === 'unclear');

/** What becomes of a text, by the texts before it. In doubt staff read it, and no tap makes what may be wrong. */
export const verdictOn = (heard: HeardText): Verdict => {
  const { text, reading } = heard;
  const standing = heard.standing.filter(({ texts }) => texts.length < MOST_TEXTS);
  const duplicate = standing.find((request) => isSaidBefore(text, request));
  if (duplicate) return { kind: 'again', of: duplicate };
  const words = correctionWords(text);
  const of = targetOf({ ...heard, standing }, words);
  if (!of) return isQuiet(heard) ? QUIET : newOf(heard);
  const answer = plainAnswer(text, of);
  if (answer) return { kind: 'change', of, effect: 'answered', reading: answer };
  const beside = composed(words, { ...heard, standing: of });
  const pointsBack = beside.pointsBack || words.takesBack || (isSure(words) && beside.namesParts);
  if (isQuiet(heard, pointsBack)) return QUIET;
  return followUp(heard, { words, beside }, of) ?? (isOwn(reading, words, of) ? newOf(heard) : remark(of));
};

/** A text that is word for word one of the request's, soon after it: it was delivered twice. */
const isSaidBefore = (text: string, { texts, minutesAgo, state }: StandingRequest): boolean => {
  const words = wordsOf(text).join(' ');
  if (words === '' || minutesAgo > DUPLICATE_MINUTES || state === 'made') return false;
  // The last one is judged as what it says: "8pm" may answer twice.
  return texts.slice(0, -1).some((earlier) => wordsOf(earlier.text).join(' ') === words);
};

/** @param pointsBack it says something of a request before it, so only what is plainly small talk is none of it */
const isQuiet = ({ text, reading }: HeardText, pointsBack = false): boolean => {
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

/** The request that a text is about: the one whose day or artist it names, else the last one. */
const targetOf = (
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
      (reading.date !== undefined && reading.date.value === date) ||
      (reading.artist !== undefined &&
        reading.artist.source.text !== '' &&
        reading.artist.value.id === artist?.id),
  );
  return named.length === 1 ? named[0] : last;
};

const reachOf = ({ state }: StandingRequest): number => (state === 'failed' ? QUESTION_MINUTES : 7 * DAY);

const isSure = ({ cue }: CorrectionWords): boolean => cue === 'change' || cue === 'turn';

interface FollowUpWords {
  words: CorrectionWords;
  beside: ComposedReading;
}

/** What the text does to the request; undefined where it is not clear that it does anything. */
const followUp = (
  { text, reading }: HeardText,
  { words, beside }: FollowUpWords,
  of: StandingRequest,
): Verdict | undefined => {
  const { cue, takesBack, asksForMore, wantsChange } = words;
  const { namesParts, pointsBack, whole } = beside;
  const isPlain = isBare(text, of);
  const isCued = isSure(words) || pointsBack || (cue === 'slight' && isPlain);
  if (isComplete(reading) && !isCued && !takesBack) return completed(reading, { ...words, isPlain }, of);
  if (asksForMore && !takesBack && !isCued && !words.isOpen) return NEW;
  if (takesBack && !isChanged(whole, of)) return { kind: of.state === 'made' ? 'ask-staff' : 'withdraw', of };
  if (of.state === 'taken-back' && !isCued) return undefined;
  const isLikely = isPlain ? fits(whole, reading, of) : of.state !== 'failed' && !isOtherwise(text, reading);
  const isMeant =
    isCued || cue !== null || takesBack || (isRecent(of) && isPart(reading, words, of) && isLikely);
  if (namesParts && isMeant) return changed(beside, words, of);
  if (wantsChange && of.state !== 'failed')
    return { kind: of.state === 'made' ? 'ask-staff' : 'unsettle', of };
  if (isSure(words) && of.state === 'pending' && /\d/.test(words.rest)) return { kind: 'unsettle', of };
  return undefined;
};

/** A text that says everything by itself: what was asked before is answered by it, if both agree. */
const completed = (
  reading: EventRequest,
  { cue, asksForMore, isPlain }: CorrectionWords & { isPlain: boolean },
  of: StandingRequest,
): Verdict | undefined => {
  const others = [reading.date?.value !== of.date, reading.time?.value !== of.time].filter(Boolean).length;
  const isOtherTime = isRecent(of) && reading.date?.value === of.date;
  if (
    (cue === 'slight' || isOtherTime) &&
    !asksForMore &&
    of.state === 'pending' &&
    others === 1 &&
    reading.artist?.value.id === of.artist?.id
  )
    return { kind: 'change', of, effect: 'changed', reading };
  const agrees =
    (of.artist === null || reading.artist?.value.id === of.artist.id) &&
    (of.date === null || reading.date?.value === of.date) &&
    (of.time === null || reading.time?.value === of.time);
  const isAsked = of.state === 'failed' && of.minutesAgo <= QUESTION_MINUTES;
  if (isAsked && agrees) return { kind: 'change', of, effect: 'answered', reading };
  return isAsked && isPlain ? { kind: 'change', of, effect: 'changed', reading } : NEW;
};

const changed = (
  { whole, parts }: ComposedReading,
  words: CorrectionWords,
  of: StandingRequest,
): Verdict | undefined => {
  const isRead = isComplete(whole) && !words.isOpen && !/\bam\b.*\bpm\b|\bpm\b.*\bam\b/i.test(words.rest);
  if (of.state === 'made') return { kind: 'ask-staff', of };
  if (isRead && isSameShow(whole, of)) return { kind: 'again', of };
  if (isRead)
    return { kind: 'change', of, effect: of.state === 'failed' ? 'answered' : 'changed', reading: whole };
  if (isAskable(whole) && (of.state !== 'pending' || words.cue !== null))
    return { kind: 'change', of, effect: 'changed', reading: whole };
  if (words.cue === null && (words.isOpen || (isComplete(parts) && isSameShow(parts, of)))) return undefined;
  return of.state === 'pending' || words.cue !== null || words.takesBack
    ? { kind: 'unsettle', of }
    : undefined;
};

/** One question settles it. */
const isAskable = ({ problems }: EventRequest): boolean =>
  problems.length > 0 && problems.every(({ kind }) => kind !== 'unclear' && kind !== 'unknown-artist');

/** What asks for something of its own, besides the request before it. */
const isOwn = (
  { artist, date, time }: EventRequest,
  words: CorrectionWords,
  of: StandingRequest,
): boolean => {
  if (of.state === 'made' || of.state === 'taken-back') return true;
  if (words.isOpen && isRecent(of) && !(date && time)) return false;
  if (words.asksForMore) return true;
  return (
    Boolean(date ?? time) ||
    (artist !== undefined && artist.source.text !== '' && artist.confidence === 'certain')
  );
};

/** Something else about the request: staff read it there; a question that is open is asked again. */
const remark = (of: StandingRequest): Verdict => ({ kind: of.state === 'failed' ? 'again' : 'note', of });

const AROUND = wordSet(`
  at on it its is the oh and um well also ok okay please pls plz thanks thank you thx ty hi hey lets say sorry srry sry pm am p a start starts starting til till until noon midnight show yes yeah yep yup then for
  el las de to from or would be great good perfect works fine best ideal i we can do could prefer like id night evening oclock sharp o ish no im here`);

/** Nothing but a part of a show. */
const isBare = (text: string, { artist }: StandingRequest): boolean =>
  artist === null ||
  // "To 8pm" is when it ends.
  (!/^\W*to\b/i.test(text) &&
    wordsOf(text).every(
      (word) =>
        AROUND.has(word) ||
        /^\d{1,4}(?:st|nd|rd|th|am|pm|p|a|ish)?$/.test(word) ||
        weekdayOf(word) !== undefined ||
        monthOf(word) !== undefined,
    ));

/** "Can I play Jan 12?" is one more show, of which the time is missing; "what is on tonight?" asks for something else. */
const isOtherwise = (text: string, { date }: EventRequest): boolean =>
  ASKING.test(text) || (date !== undefined && wordsOf(text).some((word) => PLAYING.has(word)));
const ASKING = /^\W*(?:what|whats|who|whos|when|where|how|why|which|is|are|do|does|did|have|has)(?!\w)/i;
const PLAYING = wordSet('play playing book gig perform tocar');

/** Right after a request, a day or a time alone is about it; both together may be another show. */
const isPart = (
  { date, time }: EventRequest,
  { asksForMore, isOpen }: CorrectionWords,
  of: StandingRequest,
): boolean =>
  of.state === 'failed' || (!asksForMore && !isOpen && (date === undefined) !== (time === undefined));

/** A bare answer says what we asked; a bare correction says one thing otherwise. */
const fits = (whole: EventRequest, reading: EventRequest, of: StandingRequest): boolean => {
  if (of.state !== 'failed') return !(reading.date && reading.time);
  if (of.problems.some(({ kind }) => kind === 'changing')) return true;
  if (of.problems.some(({ kind }) => ['unclear', 'repeating', 'too-long'].includes(kind))) return false;
  return (
    (of.artist === null || whole.artist?.value.id === of.artist.id) &&
    (of.date === null || whole.date === undefined || whole.date.value === of.date) &&
    (of.time === null || whole.time === undefined || whole.time.value === of.time)
  );
};

const isChanged = (whole: EventRequest, of: StandingRequest): boolean =>
  isComplete(whole) && !isSameShow(whole, of);
