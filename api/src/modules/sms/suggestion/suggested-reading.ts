import { twelveHourTime } from '#contract/rules/clock.js';
import { ACTS } from '#contract/rules/events/bills.js';
import { actsIn, type EventRequest, isComplete, showKey } from '#src/modules/sms/parser/event-request.js';
import { isOfSomethingElse } from '#src/modules/sms/conversation/own-text.js';
import {
  isRecent,
  isSameBill,
  isSameShow,
  QUESTION_MINUTES,
  type StandingRequest,
  standingReading,
} from '#src/modules/sms/conversation/standing-request.js';
import type { HeardText, Unsettling, Verdict } from '#src/modules/sms/conversation/verdict.js';
import { correctionWords } from '#src/modules/sms/conversation/words/correction-words.js';
import { dayWords } from '#src/modules/sms/conversation/words/days-beside.js';
import { hintsAtOther } from '#src/modules/sms/conversation/words/hints.js';
import { askedDays, saidOf } from '#src/modules/sms/conversation/words/said-beside.js';
import { wordsOf } from '#src/modules/sms/intake/sms-text.js';
import { isOfDay } from '#src/modules/sms/parser/calendar.js';
import { withoutUnclear } from './kept-suggestion.js';
import { clausesOf, phrasesOf } from './text-parts.js';
import { saysWhoStays, withOtherActs } from './wanted-acts.js';

/** Who wants something otherwise is brief; of a longer text staff read all. */
const MOST_CHARACTERS = 300;
const MOST_PARTS = 8;

/**
 * What a text most likely makes of the request that it leaves in doubt. It is done where the text plainly corrects and all its parts say
 * the same; else it is suggested to staff, who take it by a tap or leave it.
 */
export const withSuggestion = (verdict: Unsettling, heard: HeardText): Verdict => {
  const { earlier } = verdict;
  const { likely, isSure } = likelyOf(heard, earlier);
  return likely && isSure && (correctsPlainly(heard.text) || saysWhoStays(heard, earlier))
    ? { kind: 'change', earlier, effect: 'changed', reading: likely }
    : { ...verdict, suggested: likely };
};

/** What a text most likely wants of a show that is on the calendar, which staff read with it. */
export const withWish = (verdict: Verdict, heard: HeardText): Verdict => {
  if (verdict.kind !== 'ask-staff' || LEAVES_IT.test(heard.text) || isCalledOff(heard.text)) return verdict;
  const { likely } = likelyOf(heard, { ...verdict.earlier, state: 'pending' });
  return { ...verdict, suggested: likely && otherThanAsked(likely, verdict.earlier) };
};

/** The rest is left as it is on the calendar, where staff may have changed it since. */
const otherThanAsked = (
  { artist, others, date, night, time, endTime, ...rest }: EventRequest,
  earlier: StandingRequest,
): EventRequest => ({
  problems: rest.problems,
  questions: rest.questions,
  ...(!isSameBill({ ...rest, artist, others }, earlier) && { artist, others }),
  ...(date?.value !== earlier.date && { date, night }),
  ...(time?.value !== earlier.time && { time }),
  ...(endTime?.value !== (earlier.endTime ?? undefined) && { endTime }),
});

/** "Have to cancel, my shift got moved to 7" */
const isCalledOff = (text: string): boolean => {
  const { takesBack, isAgainst } = correctionWords(text);
  return (takesBack || isAgainst) && correctionWords(text.replace(NOT_MADE, ' ')).cue !== 'change';
};
/** "Can't make it" asks for nothing to be made otherwise. */
const NOT_MADE = /(?:n['’]?t|not|cannot)(?: be able to)? (?:make|do) (?:it|that|this)(?!\w)/gi;

const LEAVES_IT = /(?<![\w'])(?:leave|keep|stays?) (?:it|that|the|us|me|as)(?![\w'])/i;

/**
 * What a text most likely answers to the request that asks something, where it would be nothing whole by itself: what was missing is
 * filled in, else staff get it as a suggestion and its sender the question again. A text that may want something else than was
 * suggested before takes that suggestion away.
 */
export const asLikelyAnswer = (verdict: Verdict, heard: HeardText): Verdict => {
  const [earlier] = heard.standing;
  const isOpen =
    earlier?.state === 'failed' && earlier.minutesAgo <= QUESTION_MINUTES && !isOfSomethingElse(earlier);
  if (!isOpen || isWhole(verdict, heard)) return verdict;
  const { likely, isSure } = likelyOf(heard, earlier);
  if (earlier.problems.some(({ kind }) => kind === 'changing'))
    return likely || hintsAtOther(heard.text, earlier.date)
      ? { kind: 'unsettle', earlier, saysHow: true, suggested: likely }
      : verdict;
  if (!likely || !isRecent(earlier)) return verdict;
  return isSure && fillsIn(likely, earlier) && answersPlainly(heard.text)
    ? { kind: 'change', earlier, effect: 'answered', reading: likely }
    : { kind: 'again', earlier, suggested: likely };
};

/** No question, no doubt, and no end: "to 8pm". */
const answersPlainly = (text: string): boolean =>
  !/\?|^\W*to\b/i.test(text.replace(IS_IT_FREE, '')) && !correctionWords(text).isOpen && !KEEPS.test(text);

const IS_IT_FREE = /(?<!\w)is (?:that|it)(?: still)? (?:open|free|available|ok|okay|good|possible)\W*$/i;

/** It says what was missing, and nothing otherwise. */
const fillsIn = (likely: EventRequest, earlier: StandingRequest): boolean =>
  (earlier.artist === null || isSameBill(likely, earlier)) &&
  (earlier.date ?? likely.date?.value) === likely.date?.value &&
  (earlier.time ?? likely.time?.value) === likely.time?.value;

const isWhole = (verdict: Verdict, { reading }: HeardText): boolean =>
  verdict.kind === 'new'
    ? isComplete(verdict.reading ?? reading)
    : !['note', 'again', 'quiet'].includes(verdict.kind);

/** The request as a text most likely wants it, and whether all of the text says so, some of it in plain words. */
const likelyOf = (heard: HeardText, earlier: StandingRequest): { likely?: EventRequest; isSure: boolean } => {
  if (heard.text.length > MOST_CHARACTERS) return { isSure: false };
  const dropped = DROPPED.exec(heard.text)?.[1];
  if (dropped !== undefined && dropsDay(dropped, heard, earlier))
    return { likely: withDayLeft(dropped, earlier), isSure: false };
  const [acts] = withOtherActs(heard, earlier);
  const parts = partsOf(heard.text).map((part) => readPart(part, heard, acts ?? earlier));
  const all = parts
    .flatMap(({ said, named }) => [...said, ...named])
    .flatMap(({ whole }) => (!acts || isSameBill(whole, acts) ? whole : []));
  const likely = [...all, acts ? standingReading(acts) : []].flat().find(isAnother(heard, earlier));
  if (!likely) return { isSure: false };
  const said = parts.flatMap((part) => part.said);
  const named = parts.flatMap((part) => part.named);
  if (acts)
    return {
      likely,
      isSure: saysWhoStays(heard, earlier) && said.every(({ whole }) => isWhen(whole, earlier)),
    };
  const isSure =
    said.every(({ whole }) => isSame(likely, whole)) &&
    named.every(({ whole }) => isWithin(whole, likely)) &&
    said.some(({ isPlain }) => isPlain);
  return { likely, isSure };
};

/** What is named directly behind a word that leaves it out: "except the 18th", "drop the July one". */
const DROPPED =
  /(?<!\w)(?:except|excluding|besides|other than|apart from|skip|drop|scratch|nix|minus|without)(?: for| on)?(?: the)? (\p{L}+ \d+\w*|[\p{L}\d/]+)/iu;

/** Of days of which none is chosen yet, one is not wanted. */
const dropsDay = (dropped: string, { read }: HeardText, earlier: StandingRequest): boolean =>
  askedDays([earlier]).some((date) => wordsOf(dropped).some((word) => isOfDay(word, date))) ||
  (earlier.problems.some(({ kind }) => kind === 'repeating') && read(dropped, []).date !== undefined);

const withDayLeft = (dropped: string, earlier: StandingRequest): EventRequest | undefined => {
  const days = askedDays([earlier]).map((date) => ({
    date,
    named: wordsOf(dropped).filter((word) => isOfDay(word, date)).length,
  }));
  const most = Math.max(...days.map(({ named }) => named));
  const [left, ...others] = days.filter(({ named }) => named < most);
  const likely = left && others.length === 0 ? standingReading({ ...earlier, date: left.date }) : undefined;
  return likely && isComplete(likely) ? likely : undefined;
};

/** A word of correction, and none that denies, doubts or keeps anything; a bare number may be an hour or a day. */
const correctsPlainly = (said: string): boolean => {
  const text = said.replace(NO_WAIT, 'wait');
  const { cue, isOpen, takesBack, isAgainst, asksForMore, rest } = correctionWords(text);
  const isCued = cue === 'change' || cue === 'turn';
  const isDoubtful = isOpen || takesBack || isAgainst || asksForMore;
  return isCued && !isDoubtful && !KEEPS.test(text) && !/^\d\d?$/.test(rest);
};
const NO_WAIT = /(?<!\w)(?:no,? wait|wait,? no)(?!\w)/gi;
const KEEPS =
  /n['’]t(?!\w)|(?<![\w'])(?:(?:do|does|did|wo|ca|is|are|was|would|could)nt|no|not|never|leave|keep|still|off|but|check|ask|confirm|know|first)(?![\w'])/i;

/** What a part of a text makes of the request. */
interface LikelyReading {
  whole: EventRequest;
  /** All else in that part is everyday talk. */
  isPlain: boolean;
}

/** A whole show that is neither this request nor another one of the phone. */
const isAnother =
  ({ standing }: HeardText, earlier: StandingRequest) =>
  (whole: EventRequest): boolean =>
    isComplete(whole) &&
    actsIn(whole).length <= ACTS.max &&
    [earlier, ...standing].every((request) => request.state === 'taken-back' || !isSameShow(whole, request));

/**
 * Each clause and then all of it, the last clause first: who changes their mind ends with what they want. Where some clauses ask for a
 * change, the others only tell of it: "can we push to 9? got a ballgame til 7".
 */
const partsOf = (text: string): string[] => {
  const clauses = clausesOf(text)
    .flatMap((clause) => clause.split(BEFORE_MEANT))
    .slice(-MOST_PARTS)
    .toReversed();
  const asks = (clause: string): number => Number(correctionWords(clause).cue === 'change');
  return [...new Set([...clauses.toSorted((one, other) => asks(other) - asks(one)), text])];
};

/** "Got my weeks mixed up I meant the Friday after" */
const BEFORE_MEANT = /\s+(?=(?:i|we) meant\s)/i;

/** What a part of a text says beside the request, and what its phrases name by themselves, the last one first. */
const readPart = (text: string, heard: HeardText, earlier: StandingRequest) => ({
  said: readBeside(text, heard, earlier),
  named: [...new Set(phrasesOf(text).slice(-MOST_PARTS).toReversed())].flatMap((phrase) =>
    readBeside(phrase, heard, earlier),
  ),
});

const readBeside = (text: string, heard: HeardText, earlier: StandingRequest): LikelyReading[] => {
  const { beside, bare } = saidOf({ ...heard, text }, earlier);
  return [beside, bare.beside]
    .filter(({ namesParts }) => namesParts)
    .flatMap(({ whole, saysLittle }) => {
      const wanted = wantedOfTwo(whole, earlier);
      if (wanted !== undefined) return readBeside(wanted, heard, earlier);
      return { whole: withoutUnclear(whole), isPlain: saysLittle };
    });
};

/** Where a text names two hours or two days, and the request has one of them, the other one is wanted. */
const wantedOfTwo = (whole: EventRequest, { time, date }: StandingRequest): string | undefined => {
  const [problem, ...others] = withoutUnclear(whole).problems;
  if (!problem || others.length > 0) return undefined;
  if (problem.kind === 'two-times')
    return otherThan(time, problem.times, (hour) => `at ${twelveHourTime(hour)}`);
  return problem.kind === 'two-dates' ? otherThan(date, problem.dates, dayWords) : undefined;
};

const otherThan = (
  old: string | null,
  both: readonly string[],
  inWords: (value: string) => string,
): string | undefined => {
  const [wanted, ...more] = both.filter((value) => value !== old);
  return wanted !== undefined && more.length === 0 && both.length > 1 ? inWords(wanted) : undefined;
};

const isWhen = ({ date, time }: EventRequest, earlier: StandingRequest): boolean =>
  date?.value === earlier.date && time?.value === earlier.time;

const isSame = (one: EventRequest, other: EventRequest): boolean => showKey(one) === showKey(other);

/** The day and the hour of a phrase are those of the whole, or when it ends. */
const isWithin = ({ date, time }: EventRequest, whole: EventRequest): boolean =>
  (!date || date.value === whole.date?.value) &&
  (!time || [whole.time?.value, whole.endTime?.value].includes(time.value));
