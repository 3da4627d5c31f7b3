import { remindsOfTables } from './table-reminder-rules.js';

const SHOW = { date: '2026-12-04', time: '20:00', doorsTime: '19:00', endTime: null };
const ZONE = 'America/Chicago';

describe('the reminder of a table', () => {
  it.each([
    ['not a minute before noon', '2026-12-04T17:59:00Z', false],
    ['at noon of the day', '2026-12-04T18:00:00Z', true],
    ['until the show begins', '2026-12-05T01:59:00Z', true],
    ['not once it has begun', '2026-12-05T02:00:00Z', false],
    ['not on another day', '2026-12-03T20:00:00Z', false],
  ])('is sent, %s', (_, now, isDue) => {
    expect(remindsOfTables(SHOW, new Date(now), ZONE)).toBe(isDue);
  });

  it('is sent two hours before the doors of a matinee', () => {
    const matinee = { ...SHOW, time: '11:00', doorsTime: '10:00' };
    expect(remindsOfTables(matinee, new Date('2026-12-04T13:59:00Z'), ZONE)).toBe(false);
    expect(remindsOfTables(matinee, new Date('2026-12-04T14:00:00Z'), ZONE)).toBe(true);
  });
});
