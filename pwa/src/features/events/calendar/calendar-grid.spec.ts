import { calendarDays, calendarWeeks, dayAfterKey, groupByDate, nearWeeks } from './calendar-grid';

describe('calendarDays', () => {
  it('shows 42 days from the Sunday on or before the first', () => {
    const days = calendarDays('2026-10');

    expect(days).toHaveLength(42);
    expect(days[0]).toBe('2026-09-27');
    expect(days.at(-1)).toBe('2026-11-07');
  });

  it('starts on the first itself when that is a Sunday', () => {
    expect(calendarDays('2026-11')[0]).toBe('2026-11-01');
  });

  it('keeps every day once across a change to summer time', () => {
    const days = calendarDays('2026-03');

    expect(new Set(days).size).toBe(42);
    expect(days).toContain('2026-03-08');
  });

  it('knows the leap day', () => {
    expect(calendarDays('2028-02')).toContain('2028-02-29');
  });
});

describe('calendarWeeks', () => {
  it('gives six weeks of seven days', () => {
    expect(calendarWeeks('2026-11').map((week) => week.length)).toEqual([7, 7, 7, 7, 7, 7]);
  });
});

describe('dayAfterKey', () => {
  it.each([
    ['ArrowLeft', '2026-10-31'],
    ['ArrowRight', '2026-11-02'],
    ['ArrowUp', '2026-10-25'],
    ['ArrowDown', '2026-11-08'],
    ['Home', '2026-11-01'],
    ['End', '2026-11-07'],
    ['PageUp', '2026-10-01'],
    ['PageDown', '2026-12-01'],
  ])('moves with %s from November 1 to %s', (key, day) => {
    expect(dayAfterKey('2026-11-01', key)).toBe(day);
  });

  it('stays in the shorter month when paging from the 31st', () => {
    expect(dayAfterKey('2026-10-31', 'PageDown')).toBe('2026-11-30');
  });

  it('pages by a year with Shift', () => {
    expect(dayAfterKey('2026-11-20', 'PageUp', true)).toBe('2025-11-20');
  });

  it('leaves other keys alone', () => {
    expect(dayAfterKey('2026-11-20', 'Enter')).toBeNull();
  });
});

describe('groupByDate', () => {
  it('puts shows of one day together in their order', () => {
    const rows = [
      { id: 1, date: '2026-11-20' },
      { id: 2, date: '2026-11-21' },
      { id: 3, date: '2026-11-20' },
    ];

    expect(
      groupByDate(rows)
        .get('2026-11-20')
        ?.map(({ id }) => id),
    ).toEqual([1, 3]);
  });
});

describe('nearWeeks', () => {
  const span = (month: string, today: string) => {
    const days = nearWeeks(month, today).flat();
    return [days.length, days[0], days.at(-1)];
  };

  it("are today's week and the next", () => {
    expect(span('2026-11', '2026-11-20')).toEqual([14, '2026-11-15', '2026-11-28']);
  });

  it('are the last two when today is in the last', () => {
    expect(span('2026-08', '2026-08-31')).toEqual([14, '2026-08-23', '2026-09-05']);
  });

  it("are the first two of a month that is not today's", () => {
    expect(span('2026-12', '2026-11-30')).toEqual([14, '2026-11-29', '2026-12-12']);
  });
});
