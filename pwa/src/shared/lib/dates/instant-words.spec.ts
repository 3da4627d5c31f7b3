import { dayOfInstant, longDayOfInstant, momentOf } from './instant-words';

/** In each of these places it is another day or hour, so that no device is in all of them. */
const NIGHT = '2026-11-21T05:15:00Z';

describe('words for an instant', () => {
  it.each([
    ['America/Chicago', 'Nov 20, 2026', '11:15\u00a0PM', 'Friday, November 20, 2026'],
    ['Europe/London', 'Nov 21, 2026', '5:15\u00a0AM', 'Saturday, November 21, 2026'],
    ['Pacific/Kiritimati', 'Nov 21, 2026', '7:15\u00a0PM', 'Saturday, November 21, 2026'],
  ])('are by the clock on the wall of a venue in %s, wherever the device is', (zone, day, time, longDay) => {
    expect([dayOfInstant(NIGHT, zone), momentOf(NIGHT, zone)]).toEqual([day, `${day}, ${time}`]);
    expect(longDayOfInstant(NIGHT, zone)).toBe(longDay);
  });
});
