import { dateOrderOf, readMoment } from './clock-text-rules.js';

const read = (text: string, dateOrder: 'month-first' | 'day-first' = 'month-first') =>
  readMoment(text, { dateOrder, timeZone: 'America/Chicago' });

describe('what a cell says of a moment', () => {
  it.each([
    ['2026-11-20', { date: '2026-11-20' }],
    ['2026-11-20 20:00', { date: '2026-11-20', time: '20:00' }],
    ['2026-11-21T02:00:00Z', { date: '2026-11-20', time: '20:00' }],
    ['2026-11-20T20:00:00-05:00', { date: '2026-11-20', time: '19:00' }],
    ['11/20/2026 8:00 PM', { date: '2026-11-20', time: '20:00' }],
    ['20.11.2026 20.00', { date: '2026-11-20', time: '20:00' }],
    ['Fri, Nov 20, 2026 at 8pm', { date: '2026-11-20', time: '20:00' }],
    ['20-Nov-2026 8 PM', { date: '2026-11-20', time: '20:00' }],
    ['20th November 2026', { date: '2026-11-20' }],
    ['12:30 AM', { time: '00:30' }],
    ['20:00:00', { time: '20:00' }],
  ])('is read: %s', (text, moment) => {
    expect(read(text)).toEqual(moment);
  });

  it.each([
    '',
    'noon',
    '8',
    '25:00',
    '13 PM',
    'Nov 31, 2026',
    '02/30/2026',
    '2026-13-01',
    'someday',
    '20 people',
  ])('is never guessed: %j', (text) => {
    expect(read(text)).toBeUndefined();
  });

  it('depends on the order of dates only where both could be', () => {
    expect([read('03/04/2026'), read('03/04/2026', 'day-first')]).toEqual([
      { date: '2026-03-04' },
      { date: '2026-04-03' },
    ]);
    expect(read('20/11/2026')).toEqual({ date: '2026-11-20' });
    expect(dateOrderOf(['03/04/2026', '', '25/12/2026 20:00'])).toBe('day-first');
    expect(dateOrderOf(['03/04/2026', '12/25/2026'])).toBe('month-first');
    expect(dateOrderOf(['03/04/2026', '2026-01-31'])).toBeUndefined();
  });
});
