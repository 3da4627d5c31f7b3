import { remindsWhoAskedUntil } from './reminder-rules.js';

const SHOW = {
  date: '2026-12-04',
  time: '20:00',
  doorsTime: '19:00',
  endTime: null,
  status: 'scheduled' as const,
};
const NOON = '2026-12-04T18:00:00.000Z';

describe('who is reminded of a show', () => {
  it.each([
    ['the day before', '2026-12-03T20:00:00Z', undefined],
    ['in the morning', '2026-12-04T17:59:00Z', undefined],
    ['at noon', NOON, NOON],
    ['in the afternoon', '2026-12-04T22:00:00Z', NOON],
    ['two hours before the doors', '2026-12-04T23:00:00.000Z', '2026-12-04T23:00:00.000Z'],
    ['when it begins', '2026-12-05T02:00:00Z', undefined],
    ['the day after', '2026-12-05T18:00:00Z', undefined],
  ])('is, %s, who asked until then', (_, now, until) => {
    expect(remindsWhoAskedUntil(SHOW, new Date(now), 'America/Chicago')?.toISOString()).toBe(until);
  });

  it('is nobody for a date that is none', () => {
    expect(remindsWhoAskedUntil({ ...SHOW, date: 'soon' }, new Date(NOON), 'UTC')).toBeUndefined();
  });
});
