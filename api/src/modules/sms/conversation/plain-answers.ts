import { wordsOf } from '#src/modules/sms/intake/sms-text.js';
import type { EventRequest, KnownArtist, Problem } from '#src/modules/sms/parser/event-request.js';
import { wordSet } from '#src/modules/sms/parser/vocabulary.js';
import type { HeardText } from './verdict.js';
import { isRecent, standingReading, type StandingRequest } from './standing-request.js';

/**
 * What a request is once its sender has answered the one thing that we asked, in words that mean something only as that answer:
 * "yes" to "Do you mean 12 noon?", "the duo" to two acts.
 */
export const plainAnswer = (
  { text, reading }: Pick<HeardText, 'text' | 'reading'>,
  earlier: StandingRequest,
): EventRequest | undefined => {
  const [problem, ...others] = earlier.problems;
  if (earlier.state !== 'failed' || !isRecent(earlier) || !problem || others.length > 0) return undefined;
  const parts = partAnswered(wordsOf(text), problem, reading);
  const whole = { ...earlier, ...parts };
  const isWhole = whole.artist !== null && whole.date !== null && whole.time !== null;
  return parts && isWhole ? standingReading(whole) : undefined;
};

const partAnswered = (
  words: readonly string[],
  problem: Problem,
  reading: EventRequest,
): Partial<StandingRequest> | undefined => {
  if (problem.kind === 'ambiguous-artist') return chosen(words, problem.candidates);
  if (problem.kind === 'two-dates')
    return ordinal(words, problem.dates, (date) => ({ date })) ?? dayRead(reading, problem.dates);
  if (problem.kind === 'two-times') return ordinal(words, problem.times, (time) => ({ time }));
  if (!YES.test(words.join(' '))) return undefined;
  if (problem.kind === 'doubtful-date') return { date: problem.date };
  if (problem.kind === 'doubtful-time') return { time: problem.time };
  const [only, ...others] = problem.kind === 'doubtful-artist' ? problem.candidates : [];
  return only && others.length === 0 ? alone(only) : undefined;
};

/** Who is asked about plays no bill. */
const alone = (artist: KnownArtist) => ({ artist, others: [] });

const YES =
  /^(?:y|yes|yep|yup|yeah|ya|yea|si|sure|correct|right|exactly|bingo|affirmative|yessir|confirmed|that works|thats right|that is right|you got it)(?: (?:please|thanks|thank you|thx|that works|thats right|it is|sir|maam|correct))*$/;

/** "The first one", "the latter". */
const ordinal = (
  words: readonly string[],
  choices: readonly string[],
  settle: (choice: string) => Partial<StandingRequest>,
): Partial<StandingRequest> | undefined => {
  const [word, ...others] = choosing(words, AROUND_A_DAY);
  const at = FIRST.has(word ?? '') ? 0 : SECOND.has(word ?? '') ? 1 : choices.length;
  const choice = others.length === 0 ? choices[at] : undefined;
  return choice === undefined ? undefined : settle(choice);
};
const FIRST = wordSet('first 1st former earlier primero primera');
const SECOND = wordSet('second 2nd latter later segundo segunda');

/** "Can't do Friday, the 12th works": one of the days, as the text reads by itself. */
const dayRead = (
  { date, problems }: EventRequest,
  choices: readonly string[],
): { date: string } | undefined =>
  date &&
  choices.includes(date.value) &&
  problems.every(({ kind }) => kind === 'no-time' || kind === 'no-artist')
    ? { date: date.value }
    : undefined;

const AROUND_A_NAME = wordSet(
  'which the el its it is this me here for from im i am my band yes just one please thanks act group on of lets do sorry oh hey yeah yep ok obviously lol haha duh whoops would be',
);
const AROUND_A_DAY: ReadonlySet<string> = new Set([
  ...AROUND_A_NAME,
  ...wordSet('works better good great lets say do go with make it then'),
]);

/** The words of an answer that choose. */
const choosing = (said: readonly string[], fillers = AROUND_A_NAME): readonly string[] =>
  said.filter((word) => !fillers.has(word));

/** The only candidate whose name has every word of the answer. */
const chosen = (
  said: readonly string[],
  candidates: readonly KnownArtist[],
): Partial<StandingRequest> | undefined => {
  if (said.includes('both')) return bothOf(said, candidates);
  const denied = said.indexOf('not');
  const words = choosing(denied > 0 ? said.slice(0, denied) : said);
  const [only, ...others] = candidates.filter(({ name }) =>
    words.every((word) => wordsOf(name).includes(word)),
  );
  return words.length > 0 && only && others.length === 0 ? alone(only) : undefined;
};

/** "Both! Duo opens then Coyotes": the two of them, in the order in which they are named. */
const bothOf = (
  said: readonly string[],
  [one, other, ...more]: readonly KnownArtist[],
): Partial<StandingRequest> | undefined => {
  if (!one || !other || more.length > 0) return undefined;
  const known = new Set([...AROUND_A_BILL, ...wordsOf(`${one.name} ${other.name}`)]);
  if (!choosing(said).every((word) => known.has(word))) return undefined;
  const placeOf = ({ name }: KnownArtist): number => {
    const place = said.findIndex((word) => wordsOf(name).includes(word));
    return place < 0 ? Infinity : place;
  };
  const [first, second] = placeOf(other) < placeOf(one) ? [other, one] : [one, other];
  return { artist: first, others: [second] };
};
const AROUND_A_BILL = wordSet(
  'bands acts both and with plus then first opens open opening second after them us we',
);
