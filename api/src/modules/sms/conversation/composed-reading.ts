import { type EventTimes, eventTimeProblems } from '#contract/rules/events/show-times.js';
import { twelveHourTime } from '#contract/rules/clock.js';
import { actsIn, type EventRequest, type KnownArtist } from '#src/modules/sms/parser/event-request.js';
import { isOfDay } from '#src/modules/sms/parser/calendar.js';
import type { CorrectionWords } from '#src/modules/sms/conversation/words/correction-words.js';
import { LITTLE_WORDS, wordSet } from '#src/modules/sms/parser/vocabulary.js';
import { unreadWords } from '#src/modules/sms/intake/sms-said-again.js';
import { besideStanding, dayWords } from '#src/modules/sms/conversation/words/days-beside.js';
import { actsOf } from '#src/modules/sms/conversation/words/named-acts.js';
import { withoutOld } from '#src/modules/sms/conversation/words/old-and-new.js';
import { questionFor } from '#src/modules/sms/parser/questions.js';
import { standingReading, type StandingRequest, understood, understoodActs } from './standing-request.js';

/** Parses a text; "I" and "we" in it mean the sender's acts. */
export type ReadAs = (text: string, sender: readonly KnownArtist[]) => EventRequest;

/** What a text says of the request before it, read as one with it. */
export interface ComposedReading {
  /** It names a part of a show at all. */
  namesParts: boolean;
  /** It names who else plays: "can Rosie O'Dell open for me". */
  addsActs: boolean;
  /** It has a meaning only beside the request: "an hour later", "9 not 8". */
  pointsBack: boolean;
  /** Besides artist, day and time it says nothing that may mean anything else. */
  saysNoMore: boolean;
  /** Besides that it has words of everyday talk alone, as answers have: "8 sharp like always". */
  saysLittle: boolean;
  /** What is asked for when both are one. */
  whole: EventRequest;
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
  { rest, wantsChange: isMove }: CorrectionWords,
  { standing, read, today }: Beside,
): ComposedReading => {
  const own = ownOf(standing);
  const wanted = withoutOld(rest, standing, { read: (text) => read(text, own), isMove });
  const beside = besideStanding(wanted, standing, today);
  const pointsBack = wanted !== rest || beside?.isShift === true;
  if (beside?.choices)
    return {
      namesParts: true,
      addsActs: false,
      pointsBack,
      saysNoMore: true,
      saysLittle: true,
      whole: whichDay(beside.choices, standing),
    };
  const text = asTime(asEnd(beside?.text ?? wanted));
  const alone = read(text, []);
  const added = actsAddedBy(text, alone, standing);
  if (added.length > 0)
    return {
      namesParts: true,
      addsActs: true,
      pointsBack,
      saysNoMore: true,
      saysLittle: true,
      whole: withMore(standing, added),
    };
  return {
    ...joined(text, standing, read),
    pointsBack,
    saysNoMore: saysNoMore(text, alone) || END_ALONE.test(text),
    saysLittle: saysLittle(text, alone),
  };
};

/** What stands around a part of a show without changing it. */
const AROUND = wordSet(`
  at on it its is were the oh and um well also ok okay please pls plz thanks thank you thx ty hi hey lets say sorry srry sry pm am p a start starts starting til till until show yes yeah yep yup then
  el las de to from or would be great good perfect works fine best ideal i we can do could prefer like id night evening oclock sharp no im here play get book me us time same as day date of my our thats for them em duo trio band use
  only just wanna thats thatd itd that one ones what possible doable now guys say podemos puedo puede empezar comenzar ser gonna going will theyd they he hed she shed want wants need love shoot`);

/** Whether a text says nothing but its artist, day and time. */
export const saysNoMore = (text: string, reading: EventRequest): boolean =>
  !BIG_NUMBER.test(text) &&
  unreadWords(text, reading).every((word) => AROUND.has(word) || saysDayAgain(word, reading));

const saysLittle = (text: string, reading: EventRequest): boolean =>
  !BIG_NUMBER.test(text) && unreadWords(text, reading).every((word) => isAroundAShow(word, reading));

/** Whether a word beside a show is everyday talk that tells nothing of it. */
export const isAroundAShow = (word: string, reading: EventRequest): boolean =>
  AROUND.has(word) || saysDayAgain(word, reading) || (LITTLE_WORDS.has(word) && !TELLING.has(word));

/** Of those what tells of another time than the start, of somebody's way there or of more than one. */
const TELLING = wordSet(`
  after ago around arrives before begins between both by comes doors during ends enough even ever every few gets goes h here hour hours hrs into max min mins minutes month months more most next off opens out over past
  second several since some soon stands starts there till times under until up upon week weeks while with within year years`);

/** "Tuesday, Dec 8th" says one day twice, and so does "next month, Jan 8". */
const saysDayAgain = (word: string, { date, night }: EventRequest): boolean =>
  date?.confidence === 'certain' && (isOfDay(word, night ?? date.value) || OF_A_DAY.has(word));
const OF_A_DAY = wordSet('next this coming month week');

/** Alone it may be an hour or a day. */
const BIG_NUMBER = /^at (?:1[3-9]|2\d)$/;

const HOURS = 'one two three four five six seven eight nine ten eleven twelve noon midnight'
  .split(' ')
  .join('|');
const BARE_TIME = new RegExp(
  `^(?:(?:at|like|about|around|bout|round|thinking|say|start|starting) )*((?:\\d{1,2}(?::?[0-5]\\d)?|(?:${HOURS})(?: thirty)?)(?:ish)?)(?: (?:possible|okay|ok|doable))?\\??$`,
  'i',
);

/** "10", "10:30", "ten" or "at like 10" alone is a time. */
const asTime = (text: string): string => text.replace(BARE_TIME, 'at $1');

const OUT_BY =
  /^(?:(?:i|we|they|he|she) )?(?:(?:need|needs|have|has|gotta|got|must)(?: to)?(?: be| get)? (?:out|off|done)(?: of there)? by|(?:and |then )*(?:ends?|ending|finish(?:ing)?)(?: it)? (?:at|by)) (?=\d)/i;

/** "They need to be out by 11", "he plays til 11" is when it ends. */
const asEnd = (text: string): string => text.replace(OUT_BY, 'until ').replace(GOES_UNTIL, '');
const GOES_UNTIL =
  /^(?:(?:and|so|oh) )*(?:i|we|he|she|they|it)(?:'?ll| will| can)? (?:play|go|run|last)(?:e?s)? (?=(?:un)?till? \d)/i;

const END_ALONE = /^(?:until|til|till) \d{1,2}(?::[0-5]\d)?(?: ?[ap]m?)?$/i;

const joined = (
  text: string,
  standing: StandingRequest,
  read: ReadAs,
): Pick<ComposedReading, 'namesParts' | 'addsActs' | 'whole'> => {
  const alone = read(text, []);
  const named = namedIn(alone);
  const own = ownOf(standing);
  const addsActs = named.artist !== undefined && isOwnBill(read(text, own), standing);
  const sender = named.artist && !addsActs ? [] : own;
  const day = named.date || standing.date === null ? '' : dayText(standing);
  const isEnd = ENDS.test(text);
  const hour = named.time || standing.time === null ? '' : hourText(standing, isEnd);
  // "Jan 21 at 8:00 PM", "December 8 2026 at 10", "December 8 2026 at 8:00 PM until 11".
  const parts = named.time || isEnd || addsActs ? [day, hour, text] : [text, day, hour];
  const whole = withOldEnd(
    inSameHalf(withOthers(read(parts.filter(Boolean).join(' '), sender), sender, standing), text, standing),
    standing,
  );
  const endsOtherwise = whole.endTime !== undefined && whole.endTime.value !== standing.endTime;
  const namesParts = Boolean(named.artist ?? named.date ?? named.time) || endsOtherwise;
  return { namesParts, addsActs, whole };
};

/** "11:30" of a brunch at eleven is in the morning, too. */
const inSameHalf = (whole: EventRequest, text: string, { time: old }: StandingRequest): EventRequest => {
  const { time, endTime, problems } = whole;
  if (old === null || !isMorning(old) || !time || problems.length > 0 || SAYS_HALF.test(text)) return whole;
  const earlier = halfEarlier(time.value);
  if (!isMorning(earlier)) return whole;
  const end = endTime && halfEarlier(endTime.value);
  return {
    ...whole,
    time: { ...time, value: earlier },
    ...(endTime && end && end > earlier && { endTime: { ...endTime, value: end } }),
  };
};
const isMorning = (time: string): boolean => time >= '07:00' && time < '12:00';
const halfEarlier = (time: string): string =>
  `${String(Number(time.slice(0, 2)) - 12).padStart(2, '0')}${time.slice(2)}`;
const SAYS_HALF =
  /\d ?[ap](?:\.?m)?(?!\w)|noon|midnight|night|evening|tarde|noche|afternoon|(?<!\d)(?:1[3-9]|2\d):?[0-5]\d(?!\d)/i;

const isPossible = (times: EventTimes): boolean => eventTimeProblems(times).endTime === undefined;

/** Another start does not move the end, where a show from then on may last so long. */
const withOldEnd = (whole: EventRequest, { endTime: end }: StandingRequest): EventRequest =>
  end !== null && !whole.endTime && whole.time && isPossible({ time: whole.time.value, endTime: end })
    ? { ...whole, endTime: understood(end) }
    : whole;

const ownOf = ({ artist }: StandingRequest): readonly KnownArtist[] => (artist ? [artist] : []);

/** "Can we add Dixie Dawn to the bill": who plays besides, where the text says nothing else. */
const actsAddedBy = (text: string, alone: EventRequest, earlier: StandingRequest): readonly KnownArtist[] => {
  const { artist, date, time } = alone;
  if (artist?.confidence !== 'certain' || date || time || !ADDS.test(text)) return [];
  const isPlain = unreadWords(text, alone).every((word) => AROUND.has(word) || ADDING.has(word));
  const isGuest = OPENS_FOR.test(text.slice(0, artist.source.start));
  const acts = actsIn(alone);
  const isOther = acts.every(({ id }) => actsOf(earlier).every((act) => act.id !== id));
  return earlier.artist && isPlain && isOther && !isGuest ? acts : [];
};
const ADDS =
  /(?<!\w)(?:add(?:ing)?|joins?|joining|opens?|opening|(?:sings?|plays?|sits? in) with (?:me|us)|on the bill|to the bill|too|also|as well)(?!\w)/i;
const OPENS_FOR = /(?:for|of) (?:the )?$/i;
const ADDING = wordSet(
  'add adding join joins joining open opens opening bill on to for with me us them too also as well sing sings sit play wants want in and can they it she he said says yes',
);

/** The request as it stands, with more acts. */
const withMore = (standing: StandingRequest, added: readonly KnownArtist[]): EventRequest =>
  standingReading({ ...standing, others: [...standing.others, ...added] });

/** The act of the request plays, and others beside it. */
const isOwnBill = ({ artist, others = [] }: EventRequest, standing: StandingRequest): boolean =>
  others.length > 0 && artist?.value.id === standing.artist?.id;

/** A correction keeps the bill; whom it adds come last, once. */
const withOthers = (
  whole: EventRequest,
  [own]: readonly KnownArtist[],
  { others }: StandingRequest,
): EventRequest => {
  if (!own || others.length === 0 || whole.artist?.value.id !== own.id) return whole;
  const added = (whole.others ?? []).filter(({ id }) => others.every((other) => other.id !== id));
  return { ...whole, others: [...others, ...added] };
};

/** The parts that a text names, also where they have to be asked about. */
const namedIn = (alone: EventRequest) => ({
  artist: alone.artist ?? doubted(alone),
  date: alone.date ?? asked(alone, 'date'),
  time: alone.time ?? asked(alone, 'time'),
});

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

const whichDay = (dates: readonly string[], standing: StandingRequest): EventRequest => {
  const problem = { kind: 'two-dates', dates } as const;
  const who = understoodActs(standing);
  return { ...who, problems: [problem], questions: [questionFor(problem, who)] };
};
