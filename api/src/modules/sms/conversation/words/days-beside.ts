import { dayNumber } from '#contract/calendar-date.js';
import { DAY_MINUTES, HOUR_MINUTES, minutesOf, timeOf, twelveHourTime } from '#contract/rules/clock.js';
import {
  dateOf,
  isOfDay,
  monthOf,
  weekdayFrom,
  weekdayOf,
  weekdayOfWeek,
} from '#src/modules/sms/parser/calendar.js';
import type { StandingWhen } from './old-and-new.js';

/** As they are written; two letters are other words. */
const WEEKDAY_NAMES = String.raw`(?:sun|mon|tue|tues|wed|weds|thu|thur|thurs|fri|sat|satur|wednes)(?:day)?|wensday|wendsday|domingo|lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado`;

/** A day by its name or its number alone: which week or month it is of, is not said. */
const LONE_DAY = new RegExp(
  `(?<![\\w/])(?:(?:the|el|on|this coming) )?(?:(?<day>\\d{1,2})(?:st|nd|rd|th)|(?<weekday>${WEEKDAY_NAMES}))(?:'s)?(?: (?:night|evening|noche))?(?![\\w/])`,
  'i',
);
/** What says more of a day: a month, a date in numbers, "next". */
const SAYS_MORE =
  /(?<!\w)(?:this|next|last|coming|tomorrow|tonight|today|every|week|month|\d{1,2}[/.-]\d{1,2})(?!\w)/i;
const UNIT = '(hours?|hrs?|h|min(?:ute)?s?|days?|weeks?|wks?)';
const COUNT = '((?:an? )?half(?: an?)?|an?|one|two|three|\\d{1,3})';
const SHIFT = new RegExp(
  `^(?:start(?:ing)? |push |move |bump |go |by |about )*${COUNT} ?${UNIT} (later|after|earlier|sooner|before|back|forward)(?: (?:that|than that|please))?$`,
  'i',
);
/** "Push it back an hour", of which "push it" was taken away. */
const BACK = new RegExp(`^back(?: by)? ${COUNT} ?${UNIT}$`, 'i');
const NEIGHBOUR =
  /^(?:(?:on |to )?(?:the )?(?:very )?)(next|following|previous) (day|night|week)$|^(?:the )?(day|night|week) (after|before)(?: (?:that|it))?$|^(?:same (?:time|day),? ?)?(?:the )?(following|next) (week)$/i;
const COUNTS: Readonly<Record<string, number>> = { a: 1, an: 1, one: 1, two: 2, three: 3 };

/** What is meant: words that need no request beside them, or several days to be asked about. */
interface DaysBeside {
  text?: string;
  choices?: readonly string[];
  /** It is counted from the request: "a week later". */
  isShift?: boolean;
}

/**
 * A day or time that only the standing request gives a meaning: "wednesday" is the one of its week, "the 22nd" of its month, "an hour
 * later" from its time. Undefined for all other words.
 * @param today `YYYY-MM-DD`
 */
export const besideStanding = (
  text: string,
  { date, time }: StandingWhen,
  today: string,
): DaysBeside | undefined => {
  const hour = shiftedTime(text, time) ?? otherHalf(text, time);
  if (hour || date === null) return hour;
  return shiftedDay(text, date) ?? followingDay(text, date) ?? loneDay(text, date, today);
};

const shiftedTime = (text: string, time: string | null): DaysBeside | undefined => {
  const shift = shiftIn(text);
  if (time === null || !shift || !/^(?:h|min)/i.test(shift.unit)) return undefined;
  const size = /^h/i.test(shift.unit) ? HOUR_MINUTES : 1;
  const minutes = minutesOf(time) + shift.count * size;
  // Past midnight it is another day: people are asked.
  if (minutes < 0 || minutes >= DAY_MINUTES) return undefined;
  return { text: `at ${twelveHourTime(timeOf(minutes))}`, isShift: true };
};

const shiftedDay = (text: string, date: string): DaysBeside | undefined => {
  const days = neighbourIn(text) ?? daysIn(text);
  return days === undefined ? undefined : at(dayNumber(date) + days);
};

/** "the day after", "the week before"; "next week" is the week after this one, or after the show's. */
const neighbourIn = (text: string): number | undefined => {
  const found = NEIGHBOUR.exec(text);
  if (!found) return undefined;
  const [way = '', unit = ''] = [found[1] ?? found[4] ?? found[5], found[2] ?? found[3] ?? found[6]].map(
    (word) => word?.toLowerCase(),
  );
  if (unit === 'week' && way === 'next') return undefined;
  return (unit === 'week' ? 7 : 1) * (way === 'previous' || way === 'before' ? -1 : 1);
};

/** "Cody Reed the next night": a neighbour of the request's day, named as that day. */
export const withNeighbourDay = (text: string, date: string | null): string =>
  date === null
    ? text
    : text.replace(NEIGHBOUR_WITHIN, (words) => {
        const days = neighbourIn(words);
        return days === undefined ? words : dayWords(dateOf(dayNumber(date) + days));
      });
const NEIGHBOUR_WITHIN =
  /(?<!\w)(?:the (?:very )?(?:next|following) (?:day|night)|the (?:day|night|week) after(?: (?:that|it))?|the following week)(?=$|[,.!?]| (?:at|same|too|also|as|for|please|pls|with)\b)/i;

const daysIn = (text: string): number | undefined => {
  const shift = shiftIn(text);
  // Half a day is a time, of which nobody knows which.
  if (!shift || !Number.isInteger(shift.count) || !/^(?:day|week|wk)/i.test(shift.unit)) return undefined;
  return shift.count * (/^d/i.test(shift.unit) ? 1 : 7);
};

/** "two hours earlier" is -2 of them. */
const shiftIn = (text: string): { count: number; unit: string } | undefined => {
  const found = SHIFT.exec(text) ?? BACK.exec(text);
  if (!found) return undefined;
  const [, words = '', unit = '', way = ''] = found;
  const count = /half/i.test(words) ? 0.5 : (COUNTS[words.toLowerCase()] ?? Number(words));
  return { count: /^(?:earlier|sooner|before|forward)$/i.test(way) ? -count : count, unit };
};

/** "pm": the same hour of the other half of the day. */
const otherHalf = (text: string, time: string | null): DaysBeside | undefined => {
  const [, half = ''] = /^(?:in the )?(am|pm|evening|morning)(?:,? not (?:am|pm))?$/i.exec(text) ?? [];
  if (half === '' || time === null) return undefined;
  const isMorning = /^(?:am|morning)$/i.test(half);
  const hour = (Number(time.slice(0, 2)) % 12) + (isMorning ? 0 : 12);
  return { text: `at ${twelveHourTime(`${String(hour).padStart(2, '0')}${time.slice(2)}`)}`, isShift: true };
};

const FOLLOWING = new RegExp(
  `(?<!\\w)(?:(?:the )?following (${WEEKDAY_NAMES})(?!\\w)|the (${WEEKDAY_NAMES}) (?:right )?(after|before)(?: that)?(?=\\W*$| (?:at|instead)\\b))`,
  'i',
);

/** "the following Friday", "the Friday after", "the Friday before": the first one after the request's day, or the last one before it. */
const followingDay = (text: string, date: string): DaysBeside | undefined => {
  const [words = '', following, named = '', way] = FOLLOWING.exec(text) ?? [];
  const weekday = weekdayOf((following ?? named).toLowerCase());
  if (weekday === undefined) return undefined;
  const day = dayWords(dateOf(weekdayFrom(dayNumber(date) + (way === 'before' ? -7 : 1), weekday)));
  return { text: text.replace(words, day), isShift: true };
};

/**
 * "That Saturday", "the Thursday of that week", or "the 8th" where the request is on an 8th: a day of the request before it, named as
 * that day.
 * @param date of the request, `YYYY-MM-DD`
 */
export const withThatDay = (text: string, date: string, today: string): string => {
  const week = THAT_WEEKDAY.exec(text);
  if (week) {
    const [only, ...others] = ofWeek(week[1] ?? week[2] ?? '', date, today);
    return only === undefined || others.length > 0 ? text : text.replace(week[0], dayWords(only));
  }
  if (SAYS_MORE.test(text) || namesMonth(text)) return text;
  return text.replace(ORDINAL, (words, day: string) =>
    Number(day) === Number(date.slice(8)) ? dayWords(date) : words,
  );
};
const THAT_WEEKDAY = new RegExp(
  `(?<!\\w)(?:that (${WEEKDAY_NAMES})|(?:the )?(${WEEKDAY_NAMES}) of (?:that|the same) week)(?!\\w)`,
  'i',
);
const ORDINAL = /(?<!\w)the (\d{1,2})(?:st|nd|rd|th)(?!\w)/i;

/** "Then Saturday please", "my bad, the 8th": the one of these days that it names, as that day. */
export const withAskedDay = (text: string, days: readonly string[]): string => {
  if (days.length === 0 || SAYS_MORE.test(text) || namesMonth(text)) return text;
  const found = LONE_DAY.exec(text);
  const said = (found?.groups?.['weekday'] ?? found?.groups?.['day'])?.toLowerCase();
  const [only, ...others] = days.filter((day) => said !== undefined && isDaySaid(said, day));
  return found === null || only === undefined || others.length > 0
    ? text
    : text.replace(found[0], dayWords(only));
};

/** @param said a weekday's name, or the number of a day */
const isDaySaid = (said: string, day: string): boolean =>
  /^\d/.test(said) ? Number(said) === Number(day.slice(8)) : isOfDay(said, day);

const FAR = 15;

/** "wednesday", "the 22nd", wherever it stands in the text. */
const loneDay = (text: string, date: string, today: string): DaysBeside | undefined => {
  const found = LONE_DAY.exec(text);
  if (!found?.groups || SAYS_MORE.test(text) || namesMonth(text)) return undefined;
  const { day, weekday } = found.groups;
  const choices = day === undefined ? ofWeek(weekday ?? '', date, today) : ofMonth(day, date, today);
  const [only, ...others] = choices;
  if (only === undefined) return undefined;
  if (others.length > 0) return { choices };
  return { text: text.replace(found[0], ` ${dayWords(only)}`).trim() };
};

const namesMonth = (text: string): boolean =>
  (text.toLowerCase().match(/\p{L}+/gu) ?? []).some((word) => monthOf(word) !== undefined);

const ofMonth = (day: string, date: string, today: string): string[] => {
  const said = `${date.slice(0, 8)}${day.padStart(2, '0')}`;
  if (Number.isNaN(Date.parse(said)) || said < today) return [];
  if (Math.abs(dayNumber(said) - dayNumber(date)) <= FAR || said > date) return [said];
  return [said, ...nextMonth(said)];
};

const nextMonth = (date: string): string[] => {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  const next = new Date(Date.UTC(year, month, day));
  return next.getUTCDate() === day ? [next.toISOString().slice(0, 10)] : [];
};

/** The one of the same week, from Monday on; where it would be before, also the nearest. */
const ofWeek = (name: string, date: string, today: string): string[] => {
  const said = weekdayOf(name.toLowerCase());
  if (said === undefined) return [];
  const [standing, now] = [dayNumber(date), dayNumber(today)];
  const same = weekdayOfWeek(standing, said);
  const nearest = weekdayFrom(standing - 3, said);
  const days = same >= standing ? [same] : [...new Set([same, nearest])];
  return days.filter((day) => day > now).map(dateOf);
};

const at = (day: number): DaysBeside => ({ text: dayWords(dateOf(day)), isShift: true });

/** 'December 8 2026', as the parser reads it for sure. */
export const dayWords = (date: string): string =>
  new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', year: 'numeric', timeZone: 'UTC' })
    .format(new Date(`${date}T00:00:00Z`))
    .replace(',', '');
