import type { EventRequest, Problem, ProblemKind } from './event-request.js';

type Known = Pick<EventRequest, 'artist'>;

/** What to ask the sender about a problem, in a sentence or two that need no form to answer. */
export function questionFor(problem: Problem, { artist }: Known): string {
  const who = artist?.confidence === 'certain' ? artist.value.name : undefined;
  const play = who ? `should ${who} play` : 'should the show be';
  if (isOneOf(problem, WHOLE)) return wholeQuestion(problem, play);
  if (isOneOf(problem, ARTIST)) return artistQuestion(problem);
  if (isOneOf(problem, TIME))
    return timeQuestion(problem, who ? `should ${who} start` : 'should the show start');
  return dateQuestion(problem, play);
}

const WHOLE = ['empty', 'too-long', 'unclear', 'repeating'] as const;
const ARTIST = ['no-artist', 'unknown-artist', 'doubtful-artist', 'ambiguous-artist'] as const;
const TIME = ['no-time', 'impossible-time', 'two-times', 'doubtful-time'] as const;

type WholeProblem = Extract<Problem, { kind: (typeof WHOLE)[number] }>;
type ArtistProblem = Extract<Problem, { kind: (typeof ARTIST)[number] }>;
type TimeProblem = Extract<Problem, { kind: (typeof TIME)[number] }>;
type DateProblem = Exclude<Problem, WholeProblem | ArtistProblem | TimeProblem>;

const isOneOf = <Kind extends ProblemKind>(
  problem: Problem,
  kinds: readonly Kind[],
): problem is Extract<Problem, { kind: Kind }> => kinds.some((kind) => kind === problem.kind);

function wholeQuestion({ kind }: WholeProblem, play: string): string {
  switch (kind) {
    case 'empty':
      return 'Your message was empty. Which artist should play, on which day and at what time?';
    case 'too-long':
      return 'Your message is too long for us to read. Which artist should play, on which day and at what time?';
    case 'unclear':
      return 'We are not sure what you ask for, and take only new shows by text. Tell us the artist, one day and one time, and we put it down; for anything else please call us.';
    case 'repeating':
      return `We take one show at a time by text. Which day ${play} first?`;
  }
}

function artistQuestion(problem: ArtistProblem): string {
  switch (problem.kind) {
    case 'no-artist':
      return 'Which artist should play?';
    case 'unknown-artist':
      return `We do not know an artist called “${shortened(problem.words)}”. Which artist should play?`;
    case 'doubtful-artist':
      return `Do you mean ${oneOf(problem.candidates.map(({ name }) => name))}?`;
    case 'ambiguous-artist':
      return `Which artist do you mean: ${oneOf(problem.candidates.map(({ name }) => name))}?`;
  }
}

function dateQuestion(problem: DateProblem, play: string): string {
  switch (problem.kind) {
    case 'no-date':
      return problem.words
        ? `Which day ${play}? “${shortened(problem.words)}” can be several.`
        : `Which day ${play}?`;
    case 'past-date':
      return `${spokenDate(problem.date)} has passed. Which day ${play}?`;
    case 'impossible-date':
      return `There is no such day as “${shortened(problem.words)}”. Which day ${play}?`;
    case 'two-dates':
      return `Which day ${play}: ${oneOf(problem.dates.map(spokenDate))}?`;
    case 'two-nights':
      return `Which day does the clock show then: ${oneOf(problem.dates.map(spokenDate))}?`;
    case 'doubtful-date':
      return `Do you mean ${spokenDate(problem.date)}?`;
  }
}

function timeQuestion(problem: TimeProblem, start: string): string {
  switch (problem.kind) {
    case 'no-time':
      return `What time ${start}?`;
    case 'impossible-time':
      return `There is no such time as “${shortened(problem.words)}” that day. What time ${start}?`;
    case 'two-times':
      return `What time ${start}: ${oneOf(problem.times.map(spokenTime))}?`;
    case 'doubtful-time':
      return `Do you mean ${spokenTime(problem.time)} our time?`;
  }
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
