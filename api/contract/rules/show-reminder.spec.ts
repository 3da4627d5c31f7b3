import { reminderTimes, takesReminder } from './show-reminder.js';

const ZONE = 'America/Chicago';
const SHOW = { date: '2026-12-04', time: '20:00', doorsTime: '19:00', endTime: '23:00' };
const at = (text: string) => new Date(text);

describe('when a show is reminded of', () => {
  it('is noon of its day by the venue’s clock, and for late askers two hours before the doors', () => {
    expect(reminderTimes(SHOW, ZONE)).toEqual({
      first: at('2026-12-04T18:00:00Z'),
      last: at('2026-12-04T23:00:00Z'),
    });
    expect(reminderTimes({ ...SHOW, date: '2026-07-04' }, ZONE).first).toEqual(at('2026-07-04T17:00:00Z'));
  });

  it('is two hours before the doors of a matinee for everybody', () => {
    const brunch = { ...SHOW, time: '11:00', doorsTime: '10:30' };
    const doors = at('2026-12-04T14:30:00Z');
    expect(reminderTimes(brunch, ZONE)).toEqual({ first: doors, last: doors });
  });

  it('counts from the start where no doors are told', () => {
    expect(reminderTimes({ ...SHOW, doorsTime: null }, ZONE).last).toEqual(at('2026-12-05T00:00:00Z'));
  });

  it.each([
    ['before', 'scheduled', '2026-12-01T12:00:00Z', true],
    ['on the day', 'scheduled', '2026-12-04T22:59:00Z', true],
    ['when the doors are near', 'scheduled', '2026-12-04T23:00:00Z', false],
    ['when it does not take place', 'cancelled', '2026-12-01T12:00:00Z', false],
  ] as const)('is offered or not: %s', (_, status, now, isOffered) => {
    expect(takesReminder({ ...SHOW, status }, at(now), ZONE)).toBe(isOffered);
  });

  it('is never for a date that is none', () => {
    expect(takesReminder({ ...SHOW, date: 'soon', status: 'scheduled' }, at('2026-12-01'), ZONE)).toBe(false);
  });
});
