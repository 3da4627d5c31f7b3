import { addDays, addMonths, weekdayOf } from '#contract/calendar-date';

/** Cells of the month calendar: six weeks from a Sunday (spec §9). */
const CALENDAR_CELLS = 42;

/** `YYYY-MM` of a date. */
export const monthOf = (date: string): string => date.slice(0, 7);

/** The 42 days of a month's page, from the Sunday on or before the 1st (spec §9). @param month `YYYY-MM` */
export const calendarDays = (month: string): string[] => {
  const first = `${month}-01`;
  const sunday = addDays(first, -weekdayOf(first));
  return Array.from({ length: CALENDAR_CELLS }, (_, index) => addDays(sunday, index));
};

/** The same in six weeks of seven. */
export const calendarWeeks = (month: string): string[][] => {
  const days = calendarDays(month);
  return Array.from({ length: CALENDAR_CELLS / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7));
};

/**
 * The two weeks that a phone shows before somebody asks for the whole month: today's and the next, or the first two of a
 * month that is not today's. In the last week of the grid, that one and the week before.
 */
export const nearWeeks = (month: string, today: string): string[][] => {
  const weeks = calendarWeeks(month);
  const current = monthOf(today) === month ? weeks.findIndex((week) => week.includes(today)) : 0;
  const first = Math.min(current, weeks.length - 2);
  return weeks.slice(first, first + 2);
};

/**
 * Where a key leads from a day of the grid (ARIA date grid): arrows by day and week, Home and End within the week,
 * Page Up and Page Down by month, with Shift by year.
 * @returns null for a key that is no move
 */
export const dayAfterKey = (day: string, key: string, withShift = false): string | null => {
  const months = withShift ? 12 : 1;
  const moves: Record<string, () => string> = {
    ArrowLeft: () => addDays(day, -1),
    ArrowRight: () => addDays(day, 1),
    ArrowUp: () => addDays(day, -7),
    ArrowDown: () => addDays(day, 7),
    Home: () => addDays(day, -weekdayOf(day)),
    End: () => addDays(day, 6 - weekdayOf(day)),
    PageUp: () => addMonths(day, -months),
    PageDown: () => addMonths(day, months),
  };
  return moves[key]?.() ?? null;
};

/** Rows by their date, in the order they came. */
export const groupByDate = <Row extends { date: string }>(rows: Row[]): Map<string, Row[]> => {
  const byDate = new Map<string, Row[]>();
  for (const row of rows) byDate.set(row.date, [...(byDate.get(row.date) ?? []), row]);
  return byDate;
};
