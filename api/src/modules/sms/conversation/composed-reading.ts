import { twelveHourTime } from '#contract/rules/clock.js';
import type { EventRequest, KnownArtist } from '#src/modules/sms/parser/event-request.js';
import type { CorrectionWords } from '#src/modules/sms/conversation/words/correction-words.js';
import { unreadWords } from '#src/modules/sms/intake/sms-said-again.js';
import { besideStanding, dayWords } from '#src/modules/sms/conversation/words/days-beside.js';
import { withoutOld } from '#src/modules/sms/conversation/words/old-and-new.js';
import { questionFor } from '#src/modules/sms/parser/questions.js';
import { type StandingRequest, understood } from './standing-request.js';

/** Reads a text as one of these acts' phone. */
export type ReadAs = (text: string, sender: readonly KnownArtist[]) => EventRequest;

/** What a text says of the request before it, read as one with it. */
export interface ComposedReading {
  /** It names a part of a show at all. */
  namesParts: boolean;
  /** It has a meaning only beside the request: "an hour later", "9 not 8". */
  pointsBack: boolean;
  /** What is asked for when both are one. */
  whole: EventRequest;
  /** The same without the words that stand around artist, day and time. */
  parts: EventRequest;
}

/** What a correction or an answer is read beside. */
interface Beside {
  standing: StandingRequest;
  read: ReadAs;
  /** `YYYY-MM-DD` at the venue. */
  today: string;
}

/**
 * What a correction or an answer makes of the request before it: its own artist, day or time, and the request's for the rest.
 * @param words of which `rest` is without what only says that it corrects
 */
export const composed = (
  { rest, cue, isOpen, wantsChange: isMove }: CorrectionWords,
  { standing, read, today }: Beside,
): ComposedReading => {
  const own = standing.artist ? [standing.artist] : [];
  const isSure = cue === 'change' || cue === 'turn';
  const wanted = withoutOld(rest, standing, { read: (text) => read(text, own), isMove });
  const beside = besideStanding(wanted, standing, today);
  const pointsBack = wanted !== rest || beside?.isShift === true;
  if (beside?.choices) {
    const whole = whichDay(beside.choices, standing);
    return { namesParts: true, pointsBack, whole, parts: whole };
  }
  const text = asTime(beside?.text ?? wanted);
  const all = joined(text, standing, read);
  const hour = isSure && !all.namesParts ? loneHour(text) : undefined;
  const bare = joined(hour === undefined ? partsOf(text, read) : `at ${hour}`, standing, read);
  if (hour !== undefined) return { namesParts: true, pointsBack, whole: bare.whole, parts: bare.whole };
  // "Could we make it 8:30, sorry to bug you": who asks for a change in so many words may say more.
  const isShort = cue === 'turn' && leftWords(text, read) <= 1;
  const isTalkative =
    (cue === 'change' || isShort) && !isOpen && all.whole.problems.some(({ kind }) => kind === 'unclear');
  const { namesParts, whole, isEndOnly } = isTalkative ? bare : all;
  return { namesParts, whole, parts: bare.whole, pointsBack: pointsBack || isEndOnly };
};

/** What names artist, day and time, in the order in which it stands. */
const partsOf = (text: string, read: ReadAs): string => {
  const { artist, date, time } = read(text, []);
  const spans = [artist, date, time].flatMap((part) => part?.source ?? []);
  return spans
    .sort((a, b) => a.start - b.start)
    .map((span) => (span === time?.source ? `at ${span.text}` : span.text))
    .join(' ');
};

/** How many words stand beside what names artist, day and time. */
const leftWords = (text: string, read: ReadAs): number => unreadWords(text, read(text, [])).length;

const LONE_HOURS =
  /(?<![\d/:$#.@-] ?)(?<!\p{L})(\d{1,2}(?::[0-5]\d)?)(?![\d/:-])(?! ?(?:st|nd|rd|th|people|ppl|peeps|of|songs?|mics?|friends?|guys|sets?|hours?|hrs?|min\w*|days?|weeks?|months?|bucks|dollars|percent|piece|members?|more|times?|tickets?|guests?|players?|feet|miles)(?!\p{L}))/giu;

/** The only number in a correction that can be an hour: "turns out 7 is better". */
const loneHour = (text: string): string | undefined => {
  const hours = new Set([...text.matchAll(LONE_HOURS)].map(([, hour = '']) => hour));
  const [only, ...others] = hours;
  return only !== undefined && others.length === 0 && Number.parseInt(only, 10) <= 12 ? only : undefined;
};

const HOURS = 'one two three four five six seven eight nine ten eleven twelve noon midnight'
  .split(' ')
  .join('|');
const BARE_TIME = new RegExp(`^(?:\\d{1,2}(?::?[0-5]\\d)?|(?:${HOURS})(?: thirty)?)(?:ish)?\\??$`, 'i');

/** "10", "10:30" or "ten" alone is a time. */
const asTime = (text: string): string => (BARE_TIME.test(text) ? `at ${text}` : text);

const joined = (
  text: string,
  standing: StandingRequest,
  read: ReadAs,
): Pick<ComposedReading, 'namesParts' | 'whole'> & { isEndOnly: boolean } => {
  const alone = read(text, []);
  const named = {
    artist: alone.artist ?? doubted(alone),
    date: alone.date ?? asked(alone, 'date'),
    time: alone.time ?? asked(alone, 'time'),
  };
  const sender = named.artist || !standing.artist ? [] : [standing.artist];
  const day = named.date || standing.date === null ? '' : dayText(standing);
  const isEnd = ENDS.test(text);
  const hour = named.time || standing.time === null ? '' : hourText(standing, isEnd);
  // "Jan 21 at 8:00 PM", "December 8 2026 at 10", "December 8 2026 at 8:00 PM until 11".
  const parts = named.time || isEnd ? [day, hour, text] : [text, day, hour];
  const whole = read(parts.filter(Boolean).join(' '), sender);
  const endsOtherwise = whole.endTime !== undefined && whole.endTime.value !== standing.endTime;
  const namesParts = Boolean(named.artist ?? named.date ?? named.time);
  return { namesParts: namesParts || endsOtherwise, isEndOnly: isEnd && endsOtherwise && !namesParts, whole };
};

const ENDS = /\b(?:til|till|until|'til|thru|through|ends?|ending|finish\w*|done|wrap\w*|hasta)\b/i;

const dayText = ({ date, night }: StandingRequest): string =>
  night === null ? dayWords(date ?? '') : `${dayWords(night)} night`;

/** With its own end, unless the text names another. */
const hourText = ({ time, endTime }: StandingRequest, hasOwnEnd: boolean): string =>
  endTime === null || hasOwnEnd
    ? `at ${twelveHourTime(time ?? '')}`
    : `${twelveHourTime(time ?? '')} to ${twelveHourTime(endTime)}`;

/** A part of which the text says so much that it has to be asked about. */
const asked = ({ problems }: EventRequest, what: 'date' | 'time') =>
  problems.find(({ kind }) => kind.endsWith(`-${what}`) && !kind.startsWith('no-')) ??
  problems.find(({ kind }) => kind === `two-${what}s`);
const doubted = ({ problems }: EventRequest) =>
  problems.find(({ kind }) => kind === 'ambiguous-artist' || kind === 'doubtful-artist');

const whichDay = (dates: readonly string[], { artist }: StandingRequest): EventRequest => {
  const problem = { kind: 'two-dates', dates } as const;
  const who = artist ? { artist: understood(artist) } : {};
  return { ...who, problems: [problem], questions: [questionFor(problem, who)] };
};
