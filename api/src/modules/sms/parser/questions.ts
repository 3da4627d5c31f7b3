import { twelveHourTime } from '#contract/rules/clock.js';
import { namesInWords } from '#contract/rules/events/bills.js';
import { longDate } from '#contract/rules/texts.js';
import { actsIn, type EventRequest, type KnownArtist, type Problem } from './event-request.js';

type Asked = {
  [Kind in Problem['kind']]: (problem: Extract<Problem, { kind: Kind }>, who?: string) => string;
};

const ASK_ALL = 'Which artist should play, on which day and at what time?';
const whichDay = (who?: string): string => `Which day should ${who ? `${who} play` : 'the show be'}`;
const whatTime = (who = 'the show'): string => `What time should ${who} start`;

const QUESTIONS: Asked = {
  empty: () => `Your message was empty. ${ASK_ALL}`,
  'too-long': () => `Your message is too long for us to read. ${ASK_ALL}`,
  unclear: () =>
    'We are not sure what this is about, so one of us will read it. We take new shows by text: the artist, one day and one time. For anything else please call us.',
  changing: (_, who) => `${whichDay(who)} instead, and at what time?`,
  repeating: (_, who) => `We take one show at a time by text. ${whichDay(who)} first?`,
  'no-artist': () => 'Which artist should play?',
  // What a stranger typed is not repeated as somebody's name: it may be anything.
  'unknown-artist': () => 'We do not know that artist. Which artist should play?',
  'doubtful-artist': ({ candidates }) => `Do you mean ${oneOf(candidates.map(nameOf))}?`,
  'ambiguous-artist': ({ candidates }) => `Which artist do you mean: ${oneOf(candidates.map(nameOf))}?`,
  'no-date': ({ words }, who) =>
    words ? `${whichDay(who)}? “${shortened(words)}” can be several.` : `${whichDay(who)}?`,
  'past-date': ({ date }, who) => `${longDate(date)} has passed. ${whichDay(who)}?`,
  'impossible-date': ({ words }, who) => `There is no such day as “${shortened(words)}”. ${whichDay(who)}?`,
  'two-dates': ({ dates }, who) => `${whichDay(who)}: ${oneOf(dates.map(longDate))}?`,
  'two-nights': ({ dates }) => `Which day does the clock show then: ${oneOf(dates.map(longDate))}?`,
  'doubtful-date': ({ date }) => `Do you mean ${longDate(date)}?`,
  'no-time': (_, who) => `${whatTime(who)}?`,
  'impossible-time': ({ words }, who) =>
    `There is no such time as “${shortened(words)}” that day. ${whatTime(who)}?`,
  'two-times': ({ times }, who) => `${whatTime(who)}: ${oneOf(times.map(spokenTime))}?`,
  'doubtful-time': ({ time }) => `Do you mean ${spokenTime(time)} our time?`,
};

/**
 * What the sender hears: a question about each part that is missing or doubtful. Where it is not clear that a new show is asked for,
 * nothing is asked: staff read it (decision 49).
 */
export const questionsFor = (
  problems: readonly Problem[],
  asked: Pick<EventRequest, 'artist' | 'others'>,
): string[] => {
  const unclear = problems.find(({ kind }) => kind === 'unclear');
  return (unclear ? [unclear] : problems).map((problem) => questionFor(problem, asked));
};

/** What to ask the sender about a problem, in a sentence or two that need no form to answer. */
export function questionFor(problem: Problem, asked: Pick<EventRequest, 'artist' | 'others'>): string {
  const who = asked.artist?.confidence === 'certain' ? namesInWords(actsIn(asked).map(nameOf)) : undefined;
  const ask = QUESTIONS[problem.kind] as (problem: Problem, who?: string) => string;
  return ask(problem, who);
}

const MOST_QUOTED = 40;

const shortened = (words: string): string => {
  const line = words.replaceAll('\n', ' ').toWellFormed();
  return line.length > MOST_QUOTED ? `${[...line].slice(0, MOST_QUOTED).join('')}…` : line;
};

const nameOf = ({ name }: KnownArtist): string => name;
const MOST_NAMED = 4;

const oneOf = (names: readonly string[]): string =>
  new Intl.ListFormat('en-US', { type: 'disjunction' }).format(names.slice(0, MOST_NAMED));

/** 8:30 PM, with words where the clock's letters mislead. */
const spokenTime = (time: string): string =>
  ({ '12:00': '12 noon', '00:00': '12 midnight' })[time] ?? twelveHourTime(time);
