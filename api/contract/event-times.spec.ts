import { eventTimeProblems } from './event-times.js';

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
