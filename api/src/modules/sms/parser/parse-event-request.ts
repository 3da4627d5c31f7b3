import { dayNumber } from '#contract/calendar-date.js';
import { minutesOf, wallClockAt } from '#contract/rules/clock.js';
import { instantsOf } from '#contract/rules/events/venue-instants.js';
import { isSeries, isUnclear } from './intent.js';
import { eventName, eventType, setAsideLetters, setAsideNumbers } from './set-aside.js';
import { dateOf } from './calendar.js';
import type { Today } from './date-patterns.js';
import type { EventRequest, Problem, ReadingContext } from './event-request.js';
import { Message } from './message.js';
import { questionsFor } from './questions.js';
import { readArtist } from './artist/read-artist.js';
import { isNoWish, meantBy } from './artist/read-sender.js';
import { type DayRead, readDay, takeDates } from './read-date.js';
import { daypartsOf, readTime, type TimeRead } from './read-time.js';
import { timeMentions } from './time-mentions.js';

/** Longest message that a provider delivers, in UTF-16 units. */
const MOST_CHARACTERS = 1600;
/** A letter of that length has about 400 words and marks; what has more is no language. */
const MOST_TOKENS = 600;

/**
 * What a text message asks for: artist, date, time and what else it says of a show (design §4 "SMS"). Never throws for
 * any text; what is not clear becomes a problem with its question, never a guess.
 */
export function parseEventRequest(text: string, context: ReadingContext): EventRequest {
  if (text.length > MOST_CHARACTERS) return withQuestions({ problems: [{ kind: 'too-long' }] });
  const message = new Message(text);
  if (!message.tokens.some(({ kind }) => kind === 'word' || kind === 'number'))
    return withQuestions({ problems: [{ kind: 'empty' }] });
  if (message.tokens.length > MOST_TOKENS) return withQuestions({ problems: [{ kind: 'too-long' }] });
  return withQuestions(read(message, context));
}

type Unasked = Omit<EventRequest, 'questions'>;

const withQuestions = (request: Unasked): EventRequest => ({
  ...request,
  questions: questionsFor(request.problems, request),
});

function read(
  message: Message,
  { now, timeZone, artists, sender = [], eventTypes }: ReadingContext,
): Unasked {
  const today = todayAt(now, timeZone);
  setAsideLetters(message);
  const { artist, others, problem } = meantBy(sender, message, readArtist(message, artists));
  const name = eventName(message);
  const type = eventType(message, eventTypes);
  setAsideNumbers(message);
  const parts = daypartsOf(message);
  const dates = takeDates(message, today);
  const times = timeMentions(message);
  const time = readTime(message, times, parts);
  const start = time.afterMidnight === undefined ? time.start : undefined;
  const when = combine(readDay(message, dates, { today, start }), time, timeZone);
  // "This week" and "happy new year" name no day; times of the raffle and of the last song are not the show's.
  for (const mention of dates)
    if (mention.kind === 'vague' || mention.kind === 'none') message.take('other', mention);
  for (const mention of times)
    if (mention.role === undefined || mention.role === 'show') message.take('time', mention);
  const isOfSender = artist?.source.text === '';
  const problems = withIntent(message, [problem ?? [], when.problems].flat(), isOfSender);
  return { artist, others, ...when, eventName: name, eventType: type, problems };
}

/** Problems of the message as a whole; more than one night is asked about where nothing else is. */
function withIntent(message: Message, problems: readonly Problem[], isOfSender: boolean): readonly Problem[] {
  if (isSeries(message) && problems.every(({ kind }) => kind === 'two-dates')) return [{ kind: 'repeating' }];
  const isDoubted = isUnclear(message, problems, { isOfSender }) || (isOfSender && isNoWish(message));
  return isDoubted ? [{ kind: 'unclear' }, ...problems] : problems;
}

function todayAt(now: Date, timeZone: string): Today {
  const { date, time } = wallClockAt(now, timeZone);
  return { day: dayNumber(date), minutes: minutesOf(time) };
}

/** Day and time together: a start after midnight is on the day after the night that is named. */
function combine(
  { day, problem }: DayRead,
  { time, endTime, afterMidnight, problem: timeProblem }: TimeRead,
  timeZone: string,
): Pick<Unasked, 'date' | 'night' | 'time' | 'endTime' | 'problems'> {
  const problems = [problem ?? [], timeProblem ?? []].flat();
  if (!day) return { time, endTime, problems };
  const nights = [dateOf(day.value), dateOf(day.value + 1)] as const;
  const isNext = afterMidnight === 'night';
  const date = { ...day, value: nights[isNext ? 1 : 0] };
  if (afterMidnight === 'unsaid') {
    problems.push({ kind: 'two-nights', dates: nights });
    date.confidence = 'doubtful';
  }
  if (time && !exists(date.value, time.value, timeZone)) {
    problems.push({ kind: 'impossible-time', words: time.source.text });
    time.confidence = 'doubtful';
  }
  return { date, night: isNext ? nights[0] : undefined, time, endTime, problems };
}

/** Whether the venue's clock ever shows it: an hour is missing when summer time begins. */
const exists = (date: string, time: string, timeZone: string): boolean =>
  wallClockAt(instantsOf({ date, time }, timeZone).first, timeZone).time === time;
