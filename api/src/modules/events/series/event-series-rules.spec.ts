import { seriesDates, type SeriesRepeat } from './event-series-rules.js';

const nights = (first: string, repeat: Partial<SeriesRepeat>): string[] =>
  seriesDates(first, { frequency: 'weekly', interval: 1, by: 'date', exceptions: [], ...repeat });

const refusal = (first: string, repeat: Partial<SeriesRepeat>): unknown => {
  try {
    return nights(first, repeat);
  } catch (error) {
    return error;
  }
};

describe('the nights of a series', () => {
  it('leaves out the nights it is told to, of which the count knows', () => {
    expect(nights('2026-12-18', { count: 4, exceptions: ['2026-12-25', '2026-12-26'] })).toEqual([
      '2026-12-18',
      '2027-01-01',
      '2027-01-08',
    ]);
    expect(nights('2026-12-18', { count: 3, exceptions: ['2026-12-18'] })).toEqual([
      '2026-12-25',
      '2027-01-01',
    ]);
  });

  it('plays two years of every week, and no more', () => {
    expect(nights('2026-01-02', { count: 104 })).toHaveLength(104);
    expect(nights('2026-01-02', { until: '2027-12-24' })).toHaveLength(104);
    expect(nights('2026-01-02', { until: '2027-12-31', exceptions: ['2026-12-25'] })).toHaveLength(104);
  });

  it.each([
    ['an end and a count', { until: '2027-01-01', count: 5 }, 'repeat.until'],
    ['neither', {}, 'repeat.until'],
    ['an end before the second night', { until: '2026-11-26' }, 'repeat.until'],
    ['an end before the first', { until: '2026-11-01' }, 'repeat.until'],
    ['all nights but one left out', { count: 2, exceptions: ['2026-11-27'] }, 'repeat.count'],
    ['too many nights', { until: '2100-01-01' }, 'repeat.until'],
    ['nights after the calendar ends', { frequency: 'monthly', interval: 12, count: 90 }, 'repeat.count'],
  ] as const)('refuses %s', (_, repeat, field) => {
    expect(refusal('2026-11-20', repeat)).toMatchObject({
      code: 'events.invalid-series',
      details: { fields: { [field]: expect.any(String) } },
    });
  });
});
