import { twelveHourTime } from '#contract/rules/clock.js';
import { actsIn, type EventRequest, isComplete, showKey } from '#src/modules/sms/parser/event-request.js';
import { REQUEST_VERBS } from '#src/modules/sms/parser/vocabulary.js';
import { unreadWords } from '#src/modules/sms/intake/sms-said-again.js';
import { wordsOf } from '#src/modules/sms/intake/sms-text.js';
import { correctionWords } from '#src/modules/sms/conversation/words/correction-words.js';
import { dayWords } from '#src/modules/sms/conversation/words/days-beside.js';
import { isAroundAShow } from '#src/modules/sms/conversation/composed-reading.js';
import { isRecent } from '#src/modules/sms/conversation/standing-request.js';
import type { AskedShow, HeardText, Verdict } from '#src/modules/sms/conversation/verdict.js';

const MOST_SHOWS = 4;
const MOST_CHARACTERS = 300;
const MOST_PIECES = 10;

/** What would be one request of which we have to ask which day: several, where the text falls plainly into whole ones. */
export const withEachShow = (verdict: Verdict, heard: HeardText): Verdict => {
  const isSpoken = heard.standing.some((earlier) => earlier.state === 'pending' && isRecent(earlier));
  if (verdict.kind !== 'new' || isSpoken) return verdict;
  const shows = showsIn(heard);
  return shows.length > 1 ? { ...verdict, shows } : verdict;
};

/**
 * The shows that one text asks for, each held to all doubts as if it were sent alone: "Jan 8 at 7 and Jan 15 at 8", "Jan 8 and Jan 15 at 8".
 * None unless every way to take it apart says the same.
 */
const showsIn = ({ text, reading, acts, read }: HeardText): readonly AskedShow[] => {
  const problem = reading.problems.find(({ kind }) => kind === 'two-dates' || kind === 'repeating');
  if (!problem || text.length > MOST_CHARACTERS || leavesOpen(text)) return [];
  const dates = 'dates' in problem ? problem.dates : [];
  const ways = waysToPart(text, dates, (piece) => read(piece, acts)).map((parts) =>
    readTogether(parts, { acts, read }),
  );
  const whole = ways.filter(({ length }) => length > 1);
  const [first, ...others] = new Map(whole.map((shows) => [keysOf(shows).join(' '), shows])).values();
  return first && others.length === 0 && new Set(keysOf(first)).size === first.length ? first : [];
};

const keysOf = (shows: readonly AskedShow[]): string[] => shows.map(({ reading }) => showKey(reading));

/** Days to choose from, to be moved or to be taken back are not all asked for. */
const leavesOpen = (text: string): boolean => {
  const { isOpen, takesBack, isAgainst, wantsChange } = correctionWords(text);
  return isOpen || takesBack || isAgainst || wantsChange || OFFERS.test(text);
};
const OFFERS =
  /(?<![\w'])(?:free|open|avail\w*|works?|libres?|disponib\w*|(?:i|we|they|he|she) (?:can|could) do|any|one of|not|instead|backup|then|choose|pick|prefer\w*|(?:your|ur) (?:call|choice)|up to (?:you|yall|y'all)|whatever|which\w*|when\w*|best|better|either|(?:just|only|a|one|1) (?:one |single )?(?:date|day|night|show|gig|slot|spot|set))(?![\w'])|n['’]t(?!\w)/i;

/** "Need two dates pls", "both at 9": how many there are is counted by the days. */
const COUNTS =
  /(?<![\w'])(?:(?:(?:these|for) )?(?:two|2|three|3|four|4|both|a couple(?: of)?|a few) (?:dates|nights|shows|gigs|days|slots)|both|each(?: (?:day|night|time))?|respectively)(?![\w'])/gi;
const JOINTS =
  /\s*[,;\n]+\s*(?:(?:and|&|y|also|plus)\s+)*|(?<=[.!?])\s+|\s+(?:and|&|\+|y|also|plus)\s+(?:also\s+)?/gi;
const LONE_NUMBER = /^(the )?(\d{1,2})(?:st|nd|rd|th)?(?![\w:]| ?[ap]\.?m)/i;

type Read = (text: string) => EventRequest;

/** The text in parts that name one day each, in every way: what stands between two days may belong to either. */
const waysToPart = (text: string, dates: readonly string[], read: Read): string[][] => {
  const counted = text.replace(COUNTS, ' ');
  const joined = piecesOf(counted, dates, read);
  const pieces = joined.map(({ piece }) => piece);
  const days = pieces.flatMap((piece, at) => (read(piece).date ? at : []));
  const hasMore = pieces.some((piece) => read(piece).problems.some(({ kind }) => kind === 'two-dates'));
  if (days.length < 2 || days.length > MOST_SHOWS || hasMore) return [];
  // Days with nothing but commas between them may be there to choose from.
  const beforeLast = joined.slice((days.at(-2) ?? 0) + 1, (days.at(-1) ?? 0) + 1);
  if (counted === text && !beforeLast.some(({ joint }) => AND.test(joint))) return [];
  const ends = days.slice(1).map((next, at) => range((days[at] ?? 0) + 1, next));
  return ends
    .reduce<number[][]>((ways, cuts) => ways.flatMap((way) => cuts.map((cut) => [...way, cut])), [[]])
    .map((cuts) => [0, ...cuts].map((from, at) => pieces.slice(from, cuts[at]).join(', ')));
};

/** Its pieces, each with what joins it to the one before; none where they are too many to be read. */
const piecesOf = (text: string, dates: readonly string[], read: Read) => {
  const joints = ['', ...(text.match(JOINTS) ?? [])];
  if (joints.length > MOST_PIECES) return [];
  return text
    .split(JOINTS)
    .map((piece, at) => ({ piece: withMonth(piece.trim(), dates, read), joint: joints[at] ?? '' }))
    .filter(({ piece }) => wordsOf(piece).length > 0);
};

const AND = /[&+]|and|y|also|plus/i;

const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, at) => from + at);

/** "Jan 8 and 15": the number of a day that was read with the month before it. */
const withMonth = (piece: string, dates: readonly string[], read: Read): string => {
  const [words = '', , day = ''] = LONE_NUMBER.exec(piece) ?? [];
  const date = dates.find((each) => Number(each.slice(8)) === Number(day));
  return words !== '' && date !== undefined && !read(piece).date
    ? `${dayWords(date)}${piece.slice(words.length)}`
    : piece;
};

/** Each part with what it shares with the others; none where one of them is not whole. */
const readTogether = (
  parts: readonly string[],
  { acts, read }: Pick<HeardText, 'acts' | 'read'>,
): readonly AskedShow[] => {
  const alone = parts.map((part) => read(part, acts));
  const [onlyActs, ...moreActs] = alone.filter(isNamed);
  const hours = alone.flatMap(({ time }, at) => (time ? at : []));
  const isShared = (at: number): boolean =>
    hours.length === 1 && (at === parts.length - 1 || opensWithHour(alone[at]));
  const [sharedHour] = hours.filter(isShared);
  const shows: AskedShow[] = [];
  for (const [at, part] of parts.entries()) {
    const own = alone[at];
    const before = alone.slice(0, at + 1).findLast(isNamed) ?? (moreActs.length === 0 ? onlyActs : undefined);
    const when = own?.time ? undefined : hourFor(part, shows.at(-1), alone[sharedHour ?? -1]);
    const said = when?.time ? `${part.replace(SAME_HOUR, ' ')} ${hourWords(when)}` : part;
    const reading = own && withActs(said, isNamed(own) ? undefined : before, { acts, read });
    if (!reading || !isComplete(reading) || !isPlain(part, own)) return [];
    shows.push({ reading, text: said });
  }
  return shows;
};

/** What says the hour of a part that has none. */
const hourFor = (
  part: string,
  last: AskedShow | undefined,
  shared: EventRequest | undefined,
): EventRequest | undefined => (SAME_HOUR.test(part) ? last?.reading : shared);

const isNamed = ({ artist }: EventRequest): boolean =>
  artist?.confidence === 'certain' && artist.source.text !== '';

/** "At 8 on Jan 8 and Jan 15" */
const opensWithHour = (reading: EventRequest | undefined): boolean =>
  reading?.time !== undefined &&
  reading.date !== undefined &&
  reading.time.source.start < reading.date.source.start;

const SAME_HOUR = /(?<!\w)(?:at )?(?:the )?same (?:time|hour)(?: too)?(?!\w)|(?<!\w)misma hora(?!\w)/i;

const hourWords = ({ time, endTime }: EventRequest): string =>
  endTime
    ? `${twelveHourTime(time?.value ?? '')} to ${twelveHourTime(endTime.value)}`
    : `at ${twelveHourTime(time?.value ?? '')}`;

/** Read with the acts that another part names. From a phone of other acts "me" may be meant again. */
const withActs = (
  part: string,
  named: EventRequest | undefined,
  { acts, read }: Pick<HeardText, 'acts' | 'read'>,
): EventRequest | undefined => {
  const [artist, ...others] = named ? actsIn(named) : [];
  if (!artist) return read(part, acts);
  if (acts.length > 0 && !acts.some(({ id }) => id === artist.id)) return undefined;
  const whole = read(part, [artist]);
  return others.length > 0 ? { ...whole, others } : whole;
};

/** Beside day and hour only words that ask: "we have a wedding Jan 8" is no show of ours. */
const isPlain = (part: string, reading: EventRequest): boolean =>
  unreadWords(part.replace(SAME_HOUR, ' '), reading).every(
    (word) => isAroundAShow(word, reading) || REQUEST_VERBS.has(word) || ASKING.test(word),
  );
const ASKING =
  /^(?:hoping|looking|asking|interested|gigs?|shows?|dates?|nights?|slots?|band|solo|podemos|tocar)$/;
