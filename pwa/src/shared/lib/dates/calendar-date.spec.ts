import { formatLongDate, formatShortDate, isCalendarDate } from './calendar-date';

describe('formatLongDate', () => {
  it('reads like a poster', () => {
    expect(formatLongDate('2026-11-20')).toBe('Friday, November 20, 2026');
  });
});

describe('formatShortDate', () => {
  it('has no zero before the day', () => {
    expect(formatShortDate('2026-11-02')).toBe('Nov 2, 2026');
  });
});

describe('isCalendarDate', () => {
  it.each(['2026-02-30', '2026-13-01', '20-11-2026', '', 'tomorrow'])('refuses %j', (text) => {
    expect(isCalendarDate(text)).toBe(false);
  });
});
