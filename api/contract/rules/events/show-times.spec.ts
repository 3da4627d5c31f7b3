import { cardPicture } from '#contract/events.js';
import { durationMinutes, endTimeAfter, eventTimeProblems, SHOW_DURATIONS, showEnd } from './show-times.js';

const fieldsOf = (times: { time: string; doorsTime?: string; endTime?: string }): string[] =>
  Object.keys(eventTimeProblems(times));

describe('the times of a show', () => {
  it.each([
    ['20:00', '23:30'],
    ['20:00', '00:00'],
    ['22:30', '01:30'],
    ['20:00', '08:00'],
    ['10:00', '23:59'],
    ['00:30', '02:00'],
  ])('lets a show run from %s to %s', (time, endTime) => {
    expect(eventTimeProblems({ time, endTime })).toEqual({});
  });

  it.each([
    ['20:00', '20:00'],
    ['20:00', '19:30'],
    ['20:00', '08:01'],
    ['09:00', '08:00'],
  ])('takes an end from %s to %s for a slip', (time, endTime) => {
    expect(eventTimeProblems({ time, endTime })).toEqual({
      endTime: 'End time must be after the start, or at most 12 hours later past midnight',
    });
  });

  it.each([
    ['19:00', '20:00'],
    ['20:00', '20:00'],
    ['23:30', '00:30'],
  ])('opens doors at %s for a show at %s', (doorsTime, time) => {
    expect(fieldsOf({ time, doorsTime })).toEqual([]);
  });

  it('refuses doors that open after the start', () => {
    expect(eventTimeProblems({ time: '20:00', doorsTime: '20:30' })).toEqual({
      doorsTime: 'Doors must open before the show starts',
    });
    expect(fieldsOf({ time: '20:00', doorsTime: '21:00', endTime: '19:00' })).toEqual([
      'doorsTime',
      'endTime',
    ]);
  });
});

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

describe('cardPicture', () => {
  it("names the card's size beside the picture", () => {
    expect(cardPicture('/uploads/event-0123.webp')).toBe('/uploads/event-0123-card.webp');
  });
});

describe('showEnd', () => {
  it.each([
    ['20:00', '23:30', '2026-11-20 23:30'],
    ['20:00', '00:30', '2026-11-21 00:30'],
    ['20:00', null, '2026-11-20 23:00'],
    ['22:00', undefined, '2026-11-21 01:00'],
  ])('of a show from %s to %s is %s', (time, endTime, expected) => {
    const end = showEnd({ date: '2026-11-20', time, endTime });
    expect(`${end.date} ${end.time}`).toBe(expected);
  });
});
