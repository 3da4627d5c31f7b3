import { type EventRequest, isComplete } from '#src/modules/sms/parser/event-request.js';
import type { CorrectionWords } from '#src/modules/sms/conversation/words/correction-words.js';
import type { FollowUpWords, SaidBeside } from '#src/modules/sms/conversation/words/said-beside.js';
import {
  addsEnd,
  agrees,
  isRecent,
  isSameBill,
  isSameShow,
  type StandingRequest,
} from './standing-request.js';

/** What answers, asks or refuses so exactly that it needs no word of correction. */
export const exactly = (
  text: string,
  said: FollowUpWords,
  earlier: StandingRequest,
): SaidBeside | undefined =>
  [said, said.bare].find(
    (each) =>
      (isAnswer(text, each, earlier) && (each === said || isOfItsActs(each.beside.whole, earlier))) ||
      asksOtherwise(each, earlier) ||
      givesEnd(each, earlier),
  ) ?? refusing(said, earlier);

export const isSure = ({ cue }: CorrectionWords): boolean => cue === 'change' || cue === 'turn';

/** It has a plain word of correction; "sorry" is one where it says nothing but a part of a show. */
export const corrects = ({ words, beside }: SaidBeside): boolean =>
  isSure(words) || beside.pointsBack || (words.cue === 'slight' && beside.saysNoMore && beside.namesParts);

/** It names what it changes, and says nothing else. */
export const isExact = ({ words, beside: { namesParts, saysNoMore } }: SaidBeside): boolean =>
  namesParts && saysNoMore && !words.isOpen && !words.asksForMore && !TWO_HALVES.test(words.rest);
const TWO_HALVES = /\bam\b(?!,? not\b).*\bpm\b|\bpm\b(?!,? not\b).*\bam\b/i;

/** "Could we start at 9?", "could it be Friday?", right after a request: another hour of it, and nothing else. */
export const asksOtherwise = (said: SaidBeside, earlier: StandingRequest): boolean =>
  said.words.asksOtherwise !== null &&
  earlier.state === 'pending' &&
  isRecent(earlier) &&
  isExact(said) &&
  (said.words.asksOtherwise === 'it' || isInstead(said.beside.whole, earlier));

/** "Can't do that day, the 9th?": what is wanted in place of what it refuses. */
export const refusing = ({ bare }: FollowUpWords, earlier: StandingRequest): SaidBeside | undefined =>
  bare.refuses && earlier.state === 'pending' && isExact(bare) && !isSameShow(bare.beside.whole, earlier)
    ? bare
    : undefined;

/** One question settles it. */
export const isAskable = ({ problems }: EventRequest): boolean =>
  problems.length > 0 && problems.every(({ kind }) => kind !== 'unclear' && kind !== 'unknown-artist');

/** "Dec 8 at 9" right after "Dec 8 at 8" may be instead of it. */
const isInstead = ({ artist, date, time }: EventRequest, earlier: StandingRequest): boolean =>
  earlier.state === 'pending' &&
  isRecent(earlier) &&
  artist?.value.id === earlier.artist?.id &&
  date?.value === earlier.date &&
  time?.value !== earlier.time;

const givesEnd = ({ beside }: SaidBeside, earlier: StandingRequest): boolean =>
  beside.saysNoMore && addsEnd(beside.whole, earlier);

/** Nothing but what was just asked; "to 8pm" is when it ends, "Tammy and me" are two. */
const isAnswer = (text: string, said: SaidBeside, earlier: StandingRequest): boolean =>
  earlier.state === 'failed' &&
  isRecent(earlier) &&
  !/^\W*to\b|\b(?:and|with|plus) (?:me|us)\b|\b(?:me|us) (?:and|with|plus)\b/i.test(text) &&
  (isExact(said) || isPlainAnswer(said)) &&
  fits(said.beside.whole, earlier);

/** In a text without its reasons a name counts only when it is an act of the request: the reason may have been about another. */
const isOfItsActs = (whole: EventRequest, earlier: StandingRequest): boolean =>
  earlier.artist === null || isSameBill(whole, earlier);

/** "8 sharp like always", "this is for the duo": it answers what was asked about, in everyday words. */
const isPlainAnswer = ({ words, beside }: SaidBeside): boolean =>
  beside.namesParts &&
  beside.saysLittle &&
  (isComplete(beside.whole) || isAskable(beside.whole)) &&
  !words.isOpen &&
  !words.asksForMore;

/** A bare answer says what we asked. */
const fits = (whole: EventRequest, earlier: StandingRequest): boolean =>
  earlier.problems.some(({ kind }) => kind === 'changing') ||
  (!earlier.problems.some(({ kind }) => ['unclear', 'repeating', 'too-long'].includes(kind)) &&
    agrees(whole, earlier));
