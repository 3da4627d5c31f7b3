import { isDuring, keptActTimes, movedActTimes, setsOf } from './set-times.js';

const SHOW = { date: '2027-01-15', time: '20:00', endTime: '01:00', artistIds: [1, 2, 3] };

describe('set times', () => {
  it('begin during the show, also past midnight', () => {
    expect(['19:59', '20:00', '23:59', '00:30', '01:00'].map((time) => isDuring(time, SHOW))).toEqual([
      false,
      true,
      true,
      true,
      false,
    ]);
    expect(['22:59', '23:00'].map((time) => isDuring(time, { time: '20:00' }))).toEqual([true, false]);
  });

  it('last until the next act begins, or the show ends', () => {
    const actTimes = { 1: '00:15', 2: '20:00', 3: '20:00' };
    expect(setsOf({ ...SHOW, actTimes })).toEqual([
      {
        artistId: 2,
        starts: { date: '2027-01-15', time: '20:00' },
        ends: { date: '2027-01-16', time: '00:15' },
      },
      {
        artistId: 3,
        starts: { date: '2027-01-15', time: '20:00' },
        ends: { date: '2027-01-16', time: '00:15' },
      },
      {
        artistId: 1,
        starts: { date: '2027-01-16', time: '00:15' },
        ends: { date: '2027-01-16', time: '01:00' },
      },
    ]);
    expect(setsOf({ ...SHOW, endTime: null, actTimes: { 2: '21:00' } })[0]?.ends).toBeNull();
    expect(setsOf({ ...SHOW, actTimes: { 9: '21:00' } })).toEqual([]);
  });

  it('move with the start', () => {
    expect(movedActTimes({ 1: '00:15', 2: '20:00' }, '20:00', '19:30')).toEqual({ 1: '23:45', 2: '19:30' });
    expect(movedActTimes({ 1: '23:30' }, '20:00', '21:00')).toEqual({ 1: '00:30' });
  });

  it('end with the place on the bill, and where the show is over before', () => {
    const actTimes = { 1: '20:00', 2: '23:00', 9: '21:00' };
    expect(keptActTimes({ ...SHOW, endTime: '23:00', actTimes })).toEqual({ 1: '20:00' });
  });
});
