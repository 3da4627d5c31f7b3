import { dateOf, type DayNumber, weekdayFrom, weekdayOn } from './calendar.js';
import type { DateMention, DateReading, Today } from './date-patterns.js';
import type { Problem, Understood } from './event-request.js';
import type { Message } from './message.js';
import { withoutRuledOut } from './message.js';
import { resolveDayOfMonth, resolveMonthDay, resolveWeekday, type Resolved } from './resolve-days.js';

/** What the named days come to. */
export interface DayRead {
  day?: Understood<DayNumber>;
  problem?: Problem;
}

type Weekday = Extract<DateReading, { kind: 'weekday' }>;

/**
 * The one day that all mentions agree on.
 * @param start minutes since midnight at which the show starts, where known: whether today's is over
 * @param endsNight it starts after the midnight of the night that is named
 */
export function readDay(
  message: Message,
  mentions: readonly DateMention[],
  { today, start, endsNight }: { today: Today; start?: number; endsNight: boolean },
): DayRead {
  const words = ({ from, to }: DateMention): string => message.span({ from, to }).text;
  if (mentions.some(({ reading }) => reading.kind === 'repeating')) return { problem: { kind: 'repeating' } };
  const impossible = mentions.find((mention) => isImpossible(mention.reading, today));
  if (impossible) return { problem: { kind: 'impossible-date', words: words(impossible) } };
  const naming = withoutRuledOut(
    message,
    withoutThemes(mentions.filter(({ reading }) => namesDay(reading))),
    ({ reading }) => resolve(reading, today).days,
  );
  const [first] = naming;
  const vague = mentions.find(({ reading }) => reading.kind === 'vague');
  if (!first || (vague && NEXT.test(words(vague)) && naming.every(isPlainWeekday))) {
    return { problem: { kind: 'no-date', ...(vague ? { words: words(vague) } : {}) } };
  }
  const found = withoutMorning(message, agreed(naming, today), { naming, today, endsNight });
  return settle(found, { today, start, source: message.span({ from: first.from, to: first.to }) });
}

/** "next weekend, friday" is not this friday. */
const NEXT = /^(next|following)\b/i;

const isPlainWeekday = ({ reading }: DateMention): boolean =>
  reading.kind === 'weekday' && reading.which === 'plain';

const namesDay = (reading: DateReading): boolean =>
  !['vague', 'repeating', 'impossible'].includes(reading.kind) &&
  !(reading.kind === 'days' && reading.days.length === 0);

const isImpossible = (reading: DateReading, today: Today): boolean =>
  reading.kind === 'impossible' || (namesDay(reading) && resolve(reading, today).days.length === 0);

/** "halloween party oct 30": a party's holiday is its theme where a day is named too. */
function withoutThemes(mentions: readonly DateMention[]): readonly DateMention[] {
  const others = mentions.filter(({ reading }) => reading.kind !== 'holiday' || !reading.theme);
  return others.length > 0 ? others : mentions;
}

function resolve(reading: DateReading, today: Today, weekday?: number): Resolved {
  switch (reading.kind) {
    case 'days':
      return { days: reading.days };
    case 'holiday':
      return { days: [reading.day] };
    case 'weekday':
      return resolveWeekday(reading.weekday, reading.which, today);
    case 'month-day':
    case 'maybe':
      return resolveMonthDay(reading, today, weekday);
    case 'day-of-month':
      return resolveDayOfMonth(reading, today, weekday);
    case 'doubtful':
      return { ...resolveMonthDay(reading, today, weekday), doubtful: true };
    default:
      return { days: [] };
  }
}

function agreed(mentions: readonly DateMention[], today: Today): Resolved {
  const readings = mentions.map(({ reading }) => reading);
  const weekdays = readings.filter((reading): reading is Weekday => reading.kind === 'weekday');
  const dated = readings
    .filter(({ kind }) => kind !== 'weekday')
    .map((reading) => resolve(reading, today, weekdays[0]?.weekday));
  const ofWeekdays = weekdays.map((reading) => resolve(reading, today));
  const days = new Set(dated.flatMap((resolved) => resolved.days));
  const [only] = days;
  const doubtful = dated.some((resolved) => resolved.doubtful);
  if (only === undefined) return { days: unique(ofWeekdays.flatMap((resolved) => resolved.days)) };
  const strangers = weekdays.filter(({ weekday }) => ![...days].some((day) => weekdayOn(day) === weekday));
  const further = strangers.map(({ weekday }) => nearest(weekday, only, today));
  return { days: unique([...days, ...further]), doubtful };
}

/** The weekday that somebody meant who named another date with it. */
const nearest = (weekday: number, day: DayNumber, today: Today): DayNumber =>
  weekdayFrom(Math.max(day - 3, today.day), weekday);

/** "friday night, so 00:30 on saturday": the night that is named, and the day that the clock shows in it. */
function withoutMorning(
  message: Message,
  found: Resolved,
  { naming, today, endsNight }: { naming: readonly DateMention[]; today: Today; endsNight: boolean },
): Resolved {
  const [night, morning] = found.days;
  if (!endsNight || night === undefined || found.days.length !== 2 || morning !== night + 1) return found;
  const isNight = (day: DayNumber): boolean =>
    naming.some(
      ({ to, reading }) => message.written(to) === 'night' && resolve(reading, today).days.includes(day),
    );
  return isNight(night) && !isNight(morning) ? { ...found, days: [night] } : found;
}

const unique = (days: readonly DayNumber[]): DayNumber[] => [...new Set(days)].sort((a, b) => a - b);

function settle(
  { days, doubtful }: Resolved,
  { today, start, source }: { today: Today; start?: number; source: Understood['source'] },
): DayRead {
  const [day] = days;
  if (day === undefined) return { problem: { kind: 'no-date' } };
  if (days.length > 1) return { problem: { kind: 'two-dates', dates: days.map(dateOf) } };
  const isOver = day < today.day || (day === today.day && start !== undefined && start <= today.minutes);
  const read = {
    value: day,
    confidence: doubtful || isOver ? ('doubtful' as const) : ('certain' as const),
    source,
  };
  if (isOver) return { day: read, problem: { kind: 'past-date', date: dateOf(day) } };
  return doubtful ? { day: read, problem: { kind: 'doubtful-date', date: dateOf(day) } } : { day: read };
}
