import { inSavingOrder, planOf, type SeriesShow, showsBeyond, showsIn } from './series-change-rules.js';
import { ownFieldsAfter } from '#src/modules/events/writing/event-content.js';

const CLOCK = { date: '2026-10-20', time: '12:00' };

const show = (id: number, date: string, overrides: Partial<SeriesShow> = {}): SeriesShow => ({
  id,
  date,
  name: 'Two-Step Friday',
  type: 'country',
  description: null,
  time: '20:00',
  artistIds: [],
  actTimes: {},
  artistNotes: null,
  doorsTime: '19:00',
  endTime: null,
  status: 'scheduled',
  capacity: 80,
  imageUrl: null,
  seriesId: 3,
  ownFields: [],
  ...overrides,
});

/** Over the end of daylight saving time, on November 1, 2026. */
const NIGHTS = ['2026-10-16', '2026-10-23', '2026-10-30', '2026-11-06'].map((date, index) =>
  show(index + 1, date),
);

const night = (place: number): SeriesShow => NIGHTS[place] ?? show(0, '');

describe('the shows that a change of a series is for', () => {
  const idsIn = (scope: 'this' | 'following' | 'all', anchor = night(2)) =>
    showsIn(NIGHTS, { anchor, scope, clock: CLOCK }).map(({ id }) => id);

  it('are this one, this one and all after it, or all to come', () => {
    expect([idsIn('this'), idsIn('following'), idsIn('all')]).toEqual([[3], [3, 4], [2, 3, 4]]);
  });

  it('are none that has begun, but for one that is changed alone', () => {
    expect(idsIn('this', night(0))).toEqual([1]);
    const onStage = showsIn(NIGHTS, {
      anchor: night(2),
      scope: 'all',
      clock: { date: '2026-10-23', time: '20:00' },
    });
    expect(onStage.map(({ id }) => id)).toEqual([3, 4]);
  });
});

describe('what becomes of each show', () => {
  const plan = (shows: SeriesShow[], changes: object, scope: 'this' | 'following' | 'all' = 'all') =>
    planOf({ anchor: shows[0] ?? show(0, ''), shows, scope, changes });

  it('is only what changes at the first, whatever else was sent', () => {
    const [first, second] = plan([night(1), show(3, '2026-10-30', { capacity: 200 })], {
      ...night(1),
      time: '21:00',
    });
    expect([first?.changes, second?.changes]).toEqual([{ time: '21:00' }, { time: '21:00' }]);
  });

  it('is another date by as many days, over both changes of the clocks', () => {
    const dates = (first: string, second: string, date: string) =>
      plan([show(1, first), show(2, second)], { date }).map(({ changes }) => changes.date);
    expect(dates('2026-10-30', '2026-11-06', '2026-10-31')).toEqual(['2026-10-31', '2026-11-07']);
    expect(dates('2027-03-12', '2027-03-19', '2027-03-08')).toEqual(['2027-03-08', '2027-03-15']);
    expect(dates('2026-12-25', '2027-01-01', '2027-01-01')).toEqual(['2027-01-01', '2027-01-08']);
  });

  it('leaves a show the field that was changed there alone, and no other', () => {
    const own = show(5, '2026-10-30', { time: '22:00', ownFields: ['time'] });
    const [, second] = plan([night(1), own], { time: '21:00', capacity: 90 });
    expect(second).toMatchObject({ changes: { capacity: 90 }, kept: ['time'], ownFields: ['time'] });
  });

  it('gives set times only to acts who play the show, and leaves it those of others', () => {
    const [june, hank, dolly] = [7, 8, 9];
    const first = show(1, '2026-10-23', { artistIds: [june, hank], actTimes: { '-3': '22:30' } });
    const timesAt = (other: Partial<SeriesShow>, changes: object = {}) => {
      const actTimes = { [june]: '20:30', [hank]: '21:30', '-3': '22:30' };
      return plan([first, show(2, '2026-10-30', other)], { actTimes, ...changes })[1]?.changes;
    };
    expect(timesAt({ artistIds: [dolly] })).toEqual({});
    expect(timesAt({ artistIds: [dolly], actTimes: { [dolly]: '22:00', '-4': '21:00' } })).toEqual({});
    expect(timesAt({ artistIds: [dolly, june], actTimes: { [dolly]: '22:00', [june]: '21:00' } })).toEqual({
      actTimes: { [dolly]: '22:00', [june]: '20:30' },
    });
    expect(timesAt({ artistIds: [dolly], actTimes: { [dolly]: '22:00' } }, { time: '19:00' })).toEqual({
      time: '19:00',
      actTimes: { [dolly]: '21:00' },
    });
    expect(timesAt({}, { artistIds: [june, dolly] })).toEqual({
      artistIds: [june, dolly],
      actTimes: { [june]: '20:30' },
    });
  });

  it('gives a show that begins at another time its set times as long after its own start', () => {
    const [june, hank] = [7, 8];
    const artistIds = [june, hank];
    const first = show(1, '2026-10-23', { artistIds });
    const late = { artistIds, time: '22:00', ownFields: ['time'] };
    const timesAt = (other: Partial<SeriesShow>, changes: object) =>
      plan([first, show(2, '2026-10-30', { ...late, ...other })], changes)[1]?.changes;
    const sets = { actTimes: { [june]: '20:30', [hank]: '21:30' } };
    expect(timesAt({}, sets)).toEqual({ actTimes: { [june]: '22:30', [hank]: '23:30' } });
    const moved = { time: '21:00', actTimes: { [june]: '21:30', [hank]: '22:30' } };
    expect(timesAt({ actTimes: { [june]: '22:30', [hank]: '23:30' } }, moved)).toEqual({});
  });

  it('leaves a moved show its date', () => {
    const moved = show(5, '2026-10-29', { ownFields: ['date'] });
    const [, second] = plan([night(1), moved], { date: '2026-10-24' });
    expect(second).toMatchObject({ changes: {}, kept: ['date'] });
  });

  it('takes a show along that was put back to what the first has', () => {
    const [, second] = plan([night(1), show(2, '2026-10-30', { ownFields: ['time'] })], { time: '21:00' });
    expect(second).toMatchObject({ changes: { time: '21:00' }, kept: [], ownFields: [] });
  });

  it('is nothing new where it is so already, and the series has it then', () => {
    const early = show(2, '2026-10-30', { time: '21:00' });
    const [first, second] = plan([show(1, '2026-10-23', { ownFields: ['time'] }), early], { time: '21:00' });
    expect([first?.ownFields, second?.changes]).toEqual([[], {}]);
  });

  it('is its own when it is changed alone', () => {
    const [only] = plan([night(1)], { time: '21:00', name: 'Two-Step Friday' }, 'this');
    expect(only).toMatchObject({ changes: { time: '21:00' }, ownFields: ['time'] });
    expect(ownFieldsAfter(show(1, '2026-10-23', { ownFields: ['name'] }), { time: '21:00' })).toEqual([
      'name',
      'time',
    ]);
    expect(ownFieldsAfter(show(1, '2026-10-23', { seriesId: null }), { time: '21:00' })).toEqual([]);
  });

  it('is never beyond the years of the calendar', () => {
    const planned = plan([show(1, '2026-11-06'), show(2, '2100-12-30')], { date: '2026-11-08' });
    expect(showsBeyond(planned).map(({ id }) => id)).toEqual([2]);
  });

  it('is saved from the last on when all move to later dates', () => {
    const idsOf = (date: string) =>
      inSavingOrder(plan([night(1), night(2)], { date })).map((planned) => planned.show.id);
    expect([idsOf('2026-10-30'), idsOf('2026-10-16')]).toEqual([
      [3, 2],
      [2, 3],
    ]);
  });
});
