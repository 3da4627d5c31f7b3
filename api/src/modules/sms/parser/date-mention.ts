import type { DayNumber } from './calendar.js';

/** Tokens that name a day, `from` to before `to`, and how. */
export interface DateMention {
  from: number;
  to: number;
  reading: DateReading;
}

export type DateReading =
  /** One day, or several of which the sender means one. */
  | { kind: 'days'; days: readonly DayNumber[] }
  | { kind: 'holiday'; day: DayNumber; theme: boolean }
  | { kind: 'weekday'; weekday: number; which: WhichWeekday }
  | { kind: 'month-day'; month: number; day: number; year?: number }
  | { kind: 'day-of-month'; day: number; month?: 'this' | 'next' }
  /** Month and day only if the message has another time: `12-4`, `11.27`. */
  | { kind: 'maybe'; month: number; day: number }
  | { kind: 'doubtful'; month: number; day: number; year?: number }
  | { kind: 'impossible' | 'vague' | 'repeating' };

/** `later`: so many weeks after the coming one; `week-of`: in the week so many weeks from now. */
export type WhichWeekday =
  'plain' | 'this' | 'next' | 'next-week' | 'last' | { later: number } | { inWeeks: number };

/** The wall clock of the venue when the message arrives. */
export interface Today {
  day: DayNumber;
  /** Minutes since midnight. */
  minutes: number;
}
