import { durationMinutes, endTimeAfter, SHOW_DURATIONS } from './show-duration.js';

describe('durationMinutes', () => {
  it.each([
    ['3 hours', 180],
    ['90 minutes', 90],
    ['2.5h', 150],
    ['1 hour 30 min', 90],
    ['1 hour and 30 minutes', 90],
    ['3', 180],
    ['12 hours', 720],
  ])('reads %s', (duration, minutes) => {
    expect(durationMinutes(duration)).toBe(minutes);
  });

  it.each(['', 'until dawn', '0 hours', '13 hours', '3 days', '-2 hours', '2 x 45 min'])(
    'does not guess %j',
    (duration) => {
      expect(durationMinutes(duration)).toBeUndefined();
    },
  );

  it('reads every duration that is offered', () => {
    expect(SHOW_DURATIONS.map(durationMinutes)).not.toContain(undefined);
  });
});

describe('endTimeAfter', () => {
  it.each([
    ['20:00', '3 hours', '23:00'],
    ['22:30', '3 hours', '01:30'],
    ['21:00', '3 hours', '00:00'],
    ['20:00', 'two sets', null],
  ])('ends a show of %s and %s at %s', (time, duration, end) => {
    expect(endTimeAfter(time, duration)).toBe(end);
  });
});
