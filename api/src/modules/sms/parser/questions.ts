import type { EventRequest, Problem } from './event-request.js';

type Asked = {
  [Kind in Problem['kind']]: (problem: Extract<Problem, { kind: Kind }>, who?: string) => string;
};

const play = (who?: string): string => (who ? `should ${who} play` : 'should the show be');
const start = (who?: string): string => (who ? `should ${who} start` : 'should the show start');

const QUESTIONS: Asked = {
  empty: () => 'Your message was empty. Which artist should play, on which day and at what time?',
  'too-long': () =>
    'Your message is too long for us to read. Which artist should play, on which day and at what time?',
  unclear: () =>
    'We are not sure what you ask for, and take only new shows by text. Tell us the artist, one day and one time, and we put it down; for anything else please call us.',
  repeating: (_, who) => `We take one show at a time by text. Which day ${play(who)} first?`,
  'no-artist': () => 'Which artist should play?',
  'unknown-artist': ({ words }) =>
    `We do not know an artist called “${shortened(words)}”. Which artist should play?`,
  'doubtful-artist': ({ candidates }) => `Do you mean ${oneOf(candidates.map(({ name }) => name))}?`,
  'ambiguous-artist': ({ candidates }) =>
    `Which artist do you mean: ${oneOf(candidates.map(({ name }) => name))}?`,
  'no-date': ({ words }, who) =>
    words ? `Which day ${play(who)}? “${shortened(words)}” can be several.` : `Which day ${play(who)}?`,
  'past-date': ({ date }, who) => `${spokenDate(date)} has passed. Which day ${play(who)}?`,
  'impossible-date': ({ words }, who) =>
    `There is no such day as “${shortened(words)}”. Which day ${play(who)}?`,
  'two-dates': ({ dates }, who) => `Which day ${play(who)}: ${oneOf(dates.map(spokenDate))}?`,
  'two-nights': ({ dates }) => `Which day does the clock show then: ${oneOf(dates.map(spokenDate))}?`,
  'doubtful-date': ({ date }) => `Do you mean ${spokenDate(date)}?`,
  'no-time': (_, who) => `What time ${start(who)}?`,
  'impossible-time': ({ words }, who) =>
    `There is no such time as “${shortened(words)}” that day. What time ${start(who)}?`,
  'two-times': ({ times }, who) => `What time ${start(who)}: ${oneOf(times.map(spokenTime))}?`,
  'doubtful-time': ({ time }) => `Do you mean ${spokenTime(time)} our time?`,
};

/** What to ask the sender about a problem, in a sentence or two that need no form to answer. */
export function questionFor(problem: Problem, { artist }: Pick<EventRequest, 'artist'>): string {
  const who = artist?.confidence === 'certain' ? artist.value.name : undefined;
  const ask = QUESTIONS[problem.kind] as (problem: Problem, who?: string) => string;
  return ask(problem, who);
}

const MOST_QUOTED = 40;

const shortened = (words: string): string => {
  const line = words.replaceAll('\n', ' ').toWellFormed();
  return line.length > MOST_QUOTED ? `${[...line].slice(0, MOST_QUOTED).join('')}…` : line;
};

const MOST_NAMED = 4;

const oneOf = (names: readonly string[]): string =>
  new Intl.ListFormat('en-US', { type: 'disjunction' }).format(names.slice(0, MOST_NAMED));

const DATE = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
});

/** `Friday, November 27, 2026` */
const spokenDate = (date: string): string => DATE.format(new Date(`${date}T00:00:00Z`));

/** `8:30 PM`, with words where the clock's letters mislead. */
const spokenTime = (time: string): string => {
  if (time === '12:00') return '12 noon';
  if (time === '00:00') return '12 midnight';
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
};
