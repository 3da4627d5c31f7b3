import { ACTS } from '#contract/rules/events/bills.js';
import { actsIn, type EventRequest, isComplete } from '#src/modules/sms/parser/event-request.js';
import {
  type CorrectionWords,
  correctionWords,
} from '#src/modules/sms/conversation/words/correction-words.js';
import {
  type FollowUpWords,
  saidOf,
  spelledOut,
  onThatDay,
  withOwnNames,
} from '#src/modules/sms/conversation/words/said-beside.js';
import { questionFor } from '#src/modules/sms/parser/questions.js';
import { inDoubt } from '#src/modules/sms/conversation/words/in-doubt.js';
import { hintsAtOther } from '#src/modules/sms/conversation/words/hints.js';
import { asksPlainly } from '#src/modules/sms/conversation/words/small-talk.js';
import { ofAllOfItsText, saidTwice } from '#src/modules/sms/conversation/several/one-text.js';
import { withEachShow } from '#src/modules/sms/conversation/several/several-shows.js';
import { asLikelyAnswer, withSuggestion, withWish } from '#src/modules/sms/suggestion/suggested-reading.js';
import { asksOtherwise, corrects, exactly, isAskable, isExact, isSure, refusing } from './exact-words.js';
import {
  asksToPlay,
  goesOnWithSpam,
  isNobodysRequest,
  isOfSomethingElse,
  isOneMore,
  isOwn,
  isQuiet,
  mayName,
  newOf,
  orAnswer,
  titledRequest,
  toldStaff,
} from './own-text.js';
import { plainAnswer } from './plain-answers.js';
import { reactionVerdict } from './reactions.js';
import { sameAgain } from './same-again.js';
import { agrees, isRecent, isSameShow, type StandingRequest } from './standing-request.js';
import { MOST_TEXTS } from './sms-texts.js';
import { isSaidBefore, isSameDay, refusesDay, targetOf, withoutKept, withWhose } from './target-request.js';
import type { HeardText, Verdict } from './verdict.js';
import type { ComposedReading } from './composed-reading.js';

const NEW: Verdict = { kind: 'new' };
const QUIET: Verdict = { kind: 'quiet' };

/** What becomes of a text, by the texts before it. In doubt staff read it, and no tap makes what may be wrong. */
export const verdictOn = (received: HeardText): Verdict =>
  reactionVerdict(received) ??
  saidTwice(received) ??
  orAnswer(withEachShow(ofAllOfItsText(verdictOf(received), received), received), received);

const verdictOf = (received: HeardText): Verdict => {
  // Names and days are written out before they are read; doubt is judged by the sender's own words.
  const { text } = received;
  const heard = onThatDay(withOwnNames(spelledOut(received)));
  const judgement = judgedByName(heard) ?? judgedWithoutKept(heard) ?? judged(heard);
  const verdict = withWish(asLikelyAnswer(inDoubt(judgement, { ...heard, text }), heard), heard);
  if (verdict.kind === 'unsettle' && !verdict.suggested) return withSuggestion(verdict, heard);
  const isReread = verdict.kind === 'new' && heard.reading !== received.reading;
  return isReread ? { reading: heard.reading, ...verdict } : verdict;
};

/** "Make Tammy's 7pm", where that is all it says. */
const judgedByName = (heard: HeardText): Verdict | undefined => {
  const whose = withWhose(heard);
  const verdict = whose && judged(whose);
  return verdict && ['change', 'withdraw', 'again'].includes(verdict.kind) ? verdict : undefined;
};

/** "Drop the Friday one, keep the other": it is about the one that does not stay. */
const judgedWithoutKept = (heard: HeardText): Verdict | undefined => {
  const other = withoutKept(heard);
  const verdict = other && correctionWords(other.text).takesBack ? judged(other) : undefined;
  return verdict && ['change', 'withdraw', 'unsettle', 'ask-staff'].includes(verdict.kind)
    ? verdict
    : undefined;
};

const judged = (heard: HeardText): Verdict => {
  const { text } = heard;
  const standing = heard.standing.filter(({ texts }) => texts.length < MOST_TEXTS);
  const duplicate = standing.find((request) => isSaidBefore(text, request));
  if (duplicate) return { kind: 'again', earlier: duplicate };
  const words = correctionWords(text);
  const earlier = targetOf({ ...heard, standing }, words);
  if (!earlier) return isQuiet(heard) || goesOnWithSpam(heard) ? QUIET : newOf(heard);
  if (isOfPreparing(heard, earlier)) return { kind: 'note', earlier };
  const answer = plainAnswer(heard, earlier);
  if (answer) return { kind: 'change', earlier, effect: 'answered', reading: answer };
  const said = saidOf(heard, earlier);
  const sure = inItsWords(heard, said, earlier) ?? toldStaff(heard, words, earlier);
  if (sure) return sure;
  if (asksNothing(heard, said, earlier)) return QUIET;
  return (
    uncorrected(heard, said, earlier) ??
    followUp(heard, said, earlier) ??
    askedOtherwise(said, earlier) ??
    (isOwn(heard, words, earlier) ? newOf(heard) : remark(text, earlier, said.beside))
  );
};

/** "Actually push load in to 6": the show stays as it is. */
const isOfPreparing = ({ text, reading }: HeardText, { state, date }: StandingRequest): boolean =>
  state === 'pending' &&
  /(?<!\w)(?:load(?:ing)?[ -]?in|sound ?check|doors)(?!\w)/i.test(text) &&
  ![reading.date, reading.time, reading.endTime].some(Boolean) &&
  !hintsAtOther(text, date);

const asksNothing = (heard: HeardText, said: FollowUpWords, earlier: StandingRequest): boolean => {
  const { words, beside } = said;
  if (beside.addsActs || (corrects(said) && beside.namesParts) || isForStaff(heard.text, words, earlier))
    return false;
  return isQuiet(heard, beside.pointsBack || words.takesBack || mayName(heard, earlier));
};

/** What turns of speech do to a request, whatever stands beside them. */
const inItsWords = (heard: HeardText, said: FollowUpWords, earlier: StandingRequest): Verdict | undefined => {
  const again = sameAgain(heard, said.words, earlier);
  if (again) return { kind: 'new', reading: again };
  return isNobodysRequest(heard.text, earlier) ? { kind: 'withdraw', earlier } : undefined;
};

/** A question about a request that waits is for staff, whatever it is about, and what may take it back. */
const isForStaff = (
  text: string,
  { takesBack, isAgainst }: CorrectionWords,
  { state }: StandingRequest,
): boolean => state === 'pending' && (takesBack || isAgainst || asksPlainly(text));

/** What the text does to the request; undefined where it is not clear that it does anything. */
const followUp = (heard: HeardText, said: FollowUpWords, earlier: StandingRequest): Verdict | undefined => {
  const { takesBack } = said.words;
  const isCued = corrects(said) || corrects(said.bare);
  const isPlain = !isCued && !takesBack;
  if (isPlain && isComplete(heard.reading)) return completed(heard, said, earlier);
  if (isPlain && goesOn(said)) return isOneMore(heard.text, said.beside.namesParts) ? NEW : undefined;
  if (takesBack && (cancels(heard, said, earlier) || !saysOther(said, earlier)))
    return takenBack(heard.text, said, earlier);
  if (isCued || takesBack) return corrected(heard, said, earlier);
  return earlier.state === 'taken-back' ? undefined : uncued(heard, said, earlier);
};

const goesOn = ({ words }: FollowUpWords): boolean => words.asksForMore && !words.isOpen;

/** "Cancel the 8th" never asks for the 8th, but "cancel 8, make it 9" for 9. */
const cancels = (heard: HeardText, said: FollowUpWords, earlier: StandingRequest): boolean =>
  (CANCELS.test(heard.text) && said.words.cue !== 'change') || refusesDay(heard, said, earlier);
const CANCELS =
  /(?:(?:^|[.!?;])\W*(?:please |pls |can you |could you )*|\b(?:have|got|going|need) to |\b(?:gotta|gonna) )(?:cancel|cxl|scrap|drop|skip)\b(?!.*\b(?:instead|but|and)\b)/i;

const takenBack = (text: string, said: FollowUpWords, earlier: StandingRequest): Verdict => {
  if (isOfSomethingElse(earlier)) return { kind: 'note', earlier };
  const isOther = said.beside.namesParts && !isSameDay(said.beside.whole, earlier);
  if (earlier.state === 'pending' && (isOther || ofOneAct(said, earlier) || TOO_MUCH.test(text)))
    return { kind: 'unsettle', earlier, saysHow: true };
  return { kind: earlier.state === 'made' ? 'ask-staff' : 'withdraw', earlier };
};

/** "Can't do it that early": another hour may do. */
const TOO_MUCH = /\b(?:that|so|too) (?:early|late)\b/i;

/** "Tam can't make it, just me": one act of a bill may still play. */
const ofOneAct = ({ words }: FollowUpWords, { others }: StandingRequest): boolean =>
  others.length > 0 && ALONE.test(words.rest);
const ALONE = /\b(?:just|only|me|by (?:my|him|her)self|alone|solo|still|without)\b/i;

/** "Can Rosie O'Dell open for me", right after a request. */
const addsActs = ({ words, beside }: FollowUpWords, earlier: StandingRequest): boolean =>
  beside.addsActs && !words.takesBack && earlier.state === 'pending' && isRecent(earlier);

/** Who else plays, and a whole request after one that was taken back, need no word of correction. */
const uncorrected = (
  heard: HeardText,
  said: FollowUpWords,
  earlier: StandingRequest,
): Verdict | undefined => {
  const { reading } = heard;
  if (addsActs(said, earlier)) return changedTo(said.beside.whole, earlier);
  const titled = titledRequest(heard, earlier);
  if (titled) return { kind: 'change', earlier, effect: 'changed', reading: titled };
  return earlier.state === 'taken-back' && isComplete(reading) ? NEW : undefined;
};

/** Without a plain word of correction only an answer changes anything. */
const uncued = ({ text }: HeardText, said: FollowUpWords, earlier: StandingRequest): Verdict | undefined => {
  const { words, beside } = said;
  const exact = exactly(text, said, earlier);
  if (exact) return changedTo(exact.beside.whole, earlier);
  const isOther = beside.namesParts && !isSameShow(beside.whole, earlier);
  if (beside.namesParts && !isOther && beside.saysNoMore) return { kind: 'again', earlier };
  const isMeant = words.wantsChange || (isOther && words.cue !== null);
  if (earlier.state === 'made')
    return isMeant || (isOther && isRecent(earlier) && !asksToPlay(text))
      ? { kind: 'ask-staff', earlier }
      : undefined;
  return isMeant && earlier.state === 'pending' ? unsettled(said, earlier) : undefined;
};

const unsettled = (said: FollowUpWords, earlier: StandingRequest): Verdict => ({
  kind: 'unsettle',
  earlier,
  saysHow: said.beside.namesParts || /\d/.test(said.words.rest),
});

/** It names a part otherwise than the request has it, or a number of which nobody knows what it is. */
const saysOther = ({ words, beside }: FollowUpWords, earlier: StandingRequest): boolean =>
  beside.namesParts ? !isSameShow(onItsDay(beside.whole, earlier), earlier) : /\d/.test(words.rest);

/** "Back out of the Thursday one" is of the request's own Thursday. */
const onItsDay = (whole: EventRequest, earlier: StandingRequest): EventRequest =>
  whole.date && earlier.date !== null && isSameDay(whole, earlier)
    ? { ...whole, date: { ...whole.date, value: earlier.date } }
    : whole;

/** Applies an exact correction; with any other the request is in doubt, so that no tap makes an event its sender does not want. */
const corrected = (heard: HeardText, said: FollowUpWords, earlier: StandingRequest): Verdict | undefined => {
  const { words, beside } = said;
  const says = beside.namesParts || words.wantsChange || /\d/.test(words.rest);
  if (earlier.state === 'made') return says ? { kind: 'ask-staff', earlier } : undefined;
  const exact =
    [said, said.bare].find(
      (each) => (isSure(words) || corrects(each) || asksOtherwise(each, earlier)) && isExact(each),
    ) ?? refusing(said, earlier);
  const change = exact && changedTo(exact.beside.whole, earlier);
  if (change && !(change.kind === 'again' && DENIES.test(heard.text))) return change;
  return says && earlier.state === 'pending' ? unsettled(said, earlier) : undefined;
};

/** "Wait, no coyotes" names what stands to take it back. */
const DENIES = /(?<![\w'])(?:no|not|never)(?![\w'])/i;

/** The request with what was said, whole or with the question that it leaves; undefined where more than one thing is open. */
const changedTo = (whole: EventRequest, earlier: StandingRequest): Verdict | undefined => {
  if (isComplete(whole) && isSameShow(whole, earlier) && earlier.state !== 'failed')
    return { kind: 'again', earlier };
  if (actsIn(whole).length > ACTS.max) return { kind: 'unsettle', earlier, saysHow: true };
  const effect = isComplete(whole) && earlier.state === 'failed' ? 'answered' : 'changed';
  return isComplete(whole) || isAskable(whole)
    ? { kind: 'change', earlier, effect, reading: whole }
    : undefined;
};

/** A text that says everything by itself: what was asked before is answered by it, if both agree. */
const completed = (
  { text, reading }: HeardText,
  { beside }: FollowUpWords,
  earlier: StandingRequest,
): Verdict => {
  if (earlier.state !== 'failed' || isOfSomethingElse(earlier) || !isRecent(earlier)) return NEW;
  if (isSameShow(reading, earlier)) return { kind: 'change', earlier, effect: 'answered', reading };
  const isMeant = agrees(reading, earlier) || (beside.saysNoMore && !asksToPlay(text));
  return (isMeant && changedTo(reading, earlier)) || NEW;
};

/** An answer with a day or time that cannot be is asked about itself, and no longer about the text before: "Feb 30" after "Nov 31". */
const askedOtherwise = ({ beside }: FollowUpWords, earlier: StandingRequest): Verdict | undefined => {
  const { problems, ...who } = beside.whole;
  const questionsOf = (asked: typeof problems) => asked.map((problem) => questionFor(problem, who)).join();
  const isNews =
    problems.some(({ kind }) => CANNOT_BE.has(kind)) &&
    questionsOf(problems) !== questionsOf(earlier.problems);
  return earlier.state === 'failed' && isNews && beside.namesParts && isAskable(beside.whole)
    ? changedTo(beside.whole, earlier)
    : undefined;
};
const CANNOT_BE: ReadonlySet<string> = new Set(['impossible-date', 'impossible-time', 'past-date']);

/** Something else about the request: staff read it there; what may answer an open question, or asks what is meant, gets it again. */
const remark = (
  text: string,
  earlier: StandingRequest,
  { namesParts: answers }: ComposedReading,
): Verdict => ({
  kind: earlier.state === 'failed' && (answers || text.includes('?')) ? 'again' : 'note',
  earlier,
});
