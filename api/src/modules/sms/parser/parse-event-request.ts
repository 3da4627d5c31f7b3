import { isSeries, isUnclear } from './intent.js';
import { DateTime } from 'luxon';
import { eventName, eventType, setAsideLetters, setAsideNumbers } from './set-aside.js';
import { dateOf, dayOf } from './calendar.js';
import type { DateMention, Today } from './date-patterns.js';
import type { EventRequest, Problem, ReadingContext } from './event-request.js';
import { Message } from './message.js';
import { questionFor } from './questions.js';
import { readArtist } from './read-artist.js';
import { type DayRead, readDay, takeDates } from './read-date.js';
import { clockText, readTime, type TimeRead } from './read-time.js';
import { type TimeMention, timeMentions } from './time-mentions.js';

/** Longest message that a provider delivers, in UTF-16 units. */
const MOST_CHARACTERS = 1600;
/** A letter of that length has about 400 words and marks; what has more is no language. */
const MOST_TOKENS = 600;

/**
 * What a text message asks for: artist, date, time and what else it says of a show (design §4 "SMS"). Never throws for
 * any text; what is not clear becomes a problem with its question, never a guess.
 * @param text as the sender wrote it
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
  questions: request.problems.map((problem) => questionFor(problem, request)),
});

function read(message: Message, { now, timeZone, artists, eventTypes }: ReadingContext): Unasked {
  const today = todayAt(now, timeZone);
  setAsideLetters(message);
  const { artist, problem: artistProblem } = readArtist(message, artists);
  const name = eventName(message);
  const type = eventType(message, eventTypes);
  setAsideNumbers(message);
  const { dates, times } = takeDatesAndTimes(message, today);
  const time = readTime(message, times, timeZone);
  const start = time.afterMidnight === undefined ? time.time?.start : undefined;
  const day = readDay(message, dates, { today, start, endsNight: time.afterMidnight === 'night' });
  const when = combine(day, time, timeZone);
  takeTimes(message, dates, times);
  return {
    artist,
    ...when.parts,
    eventName: name,
    eventType: type,
    problems: withIntent(message, [...(artistProblem ? [artistProblem] : []), ...when.problems]),
  };
}

/** Problems of the message as a whole; more than one night is asked about where nothing else is. */
function withIntent(message: Message, problems: readonly Problem[]): readonly Problem[] {
  if (problems.length === 0 && isSeries(message)) return [{ kind: 'repeating' }];
  return isUnclear(message, problems) ? [{ kind: 'unclear' }, ...problems] : problems;
}

/** Times of the raffle and of the last song are not the show's; "this week" names no day. */
function takeTimes(message: Message, dates: readonly DateMention[], times: readonly TimeMention[]): void {
  for (const mention of dates) if (mention.kind === 'vague') message.take('other', mention);
  for (const mention of times)
    if (mention.role === undefined || mention.role === 'show') message.take('time', mention);
}

function todayAt(now: Date, timeZone: string): Today {
  const { year, month, day, hour, minute } = DateTime.fromJSDate(now, { zone: timeZone });
  return { day: dayOf(year, month, day) ?? 0, minutes: hour * 60 + minute };
}

/** "12-4" is a day if there is another time and no other day of a month, else it is a stretch of time. */
function takeDatesAndTimes(
  message: Message,
  today: Today,
): { dates: readonly DateMention[]; times: readonly TimeMention[] } {
  const dates = takeDates(message, today);
  const isMaybe = ({ kind }: DateMention): boolean => kind === 'maybe';
  const sure = dates.filter((mention) => !isMaybe(mention));
  const hasDay = sure.some(
    ({ kind, weekday }) => weekday === undefined && !['vague', 'repeating'].includes(kind),
  );
  const times = timeMentions(message);
  if (sure.length === dates.length || (!hasDay && times.some(({ role }) => role !== 'other')))
    return { dates, times };
  for (const { from, to } of dates.filter(isMaybe)) message.take(undefined, { from, to });
  return { dates: sure, times: timeMentions(message) };
}

interface When {
  parts: Pick<EventRequest, 'date' | 'night' | 'time' | 'endTime'>;
  problems: Problem[];
}

/** Day and time together: a start after midnight is on the day after the night that is named. */
function combine(
  { day, problem }: DayRead,
  { time, afterMidnight, problem: timeProblem }: TimeRead,
  timeZone: string,
): When {
  const problems = [problem, timeProblem].filter((found): found is Problem => found !== undefined);
  const parts: When['parts'] = {};
  if (time) {
    const confidence = time.isDoubtful ? 'doubtful' : 'certain';
    parts.time = { value: clockText(time.start), confidence, source: time.source };
    if (time.end !== undefined)
      parts.endTime = { value: clockText(time.end), confidence, source: time.source };
  }
  if (!day) return { parts, problems };
  const isNext = afterMidnight === 'night';
  parts.date = { ...day, value: dateOf(day.value + (isNext ? 1 : 0)) };
  if (isNext) parts.night = dateOf(day.value);
  if (afterMidnight === 'unsaid') {
    problems.push({ kind: 'two-nights', dates: [dateOf(day.value), dateOf(day.value + 1)] });
    parts.date.confidence = 'doubtful';
  }
  if (parts.time && !exists(parts.date.value, parts.time.value, timeZone)) {
    problems.push({ kind: 'impossible-time', words: parts.time.source.text });
    parts.time.confidence = 'doubtful';
  }
  return { parts, problems };
}

/** Whether the venue's clock ever shows it: an hour is missing when summer time begins. */
const exists = (date: string, time: string, timeZone: string): boolean =>
  DateTime.fromISO(`${date}T${time}`, { zone: timeZone }).toFormat('HH:mm') === time;
