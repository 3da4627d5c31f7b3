import { dueReminder } from './date-reminder-rules.js';

const SHOW = { date: '2026-12-04', time: '20:00' };
const ZONE = 'America/Chicago';

describe('the reminder of an artist’s date', () => {
  it.each([
    ['a minute before noon a week ahead', '2026-11-27T17:59:00Z', undefined],
    ['at noon a week ahead', '2026-11-27T18:00:00Z', 'week'],
    ['a day late, by a server that was away', '2026-11-28T20:00:00Z', 'week'],
    ['five days ahead', '2026-11-29T18:00:00Z', undefined],
    ['a minute before noon of the day before', '2026-12-03T17:59:00Z', undefined],
    ['at noon of the day before', '2026-12-03T18:00:00Z', 'day'],
    ['in the morning of the day', '2026-12-04T15:00:00Z', 'day'],
    ['when the show begins', '2026-12-05T02:00:00Z', undefined],
  ])('is due, %s', (_, now, ahead) => {
    expect(dueReminder(SHOW, new Date(now), ZONE)?.ahead).toBe(ahead);
  });

  it('keeps noon over a change of the clock', () => {
    const afterChange = { date: '2026-11-02', time: '20:00' };
    expect(dueReminder(afterChange, new Date('2026-10-26T17:00:00Z'), ZONE)).toEqual({
      ahead: 'week',
      since: new Date('2026-10-26T17:00:00Z'),
      until: new Date('2026-11-01T18:00:00Z'),
    });
  });

  it('ends with the show', () => {
    const due = dueReminder(SHOW, new Date('2026-12-03T18:00:00Z'), ZONE);
    expect(due?.until).toEqual(new Date('2026-12-05T02:00:00Z'));
  });

  it('is none for a date that is none', () => {
    expect(dueReminder({ ...SHOW, date: 'soon' }, new Date(), ZONE)).toBeUndefined();
  });
});
