import {
  type AttendedShow,
  badgeProgress,
  type BookedTable,
  judgeHistory,
  membershipTier,
  REQUIREMENT_TYPES,
  type RequirementType,
} from './loyalty.js';

describe('membershipTier', () => {
  it.each([
    [-50, 'bronze'],
    [0, 'bronze'],
    [99, 'bronze'],
    [100, 'silver'],
    [300, 'gold'],
    [599, 'gold'],
    [600, 'platinum'],
    [9000, 'platinum'],
  ])('puts %i points in %s', (points, tier) => {
    expect(membershipTier(points)).toBe(tier);
  });
});

const at = (date: string, time: string): Date => new Date(`${date}T${time}:00Z`);

let nextId = 1;
const show = (date: string, time = '20:00', type = 'rock'): AttendedShow => ({
  id: nextId++,
  night: { date, time, type },
  startsAt: at(date, time),
});
const table = (bookedOn: string, showDate: string, time = '12:00'): BookedTable => ({
  id: nextId++,
  bookedAt: at(bookedOn, time),
  bookedOn,
  showDate,
});
const reached = (shows: AttendedShow[], requirementType: RequirementType, requirement: number) =>
  judgeHistory({ shows, tables: [] })({ requirementType, requirement })?.toISOString().slice(0, 16) ?? null;
const progress = (shows: AttendedShow[], type: RequirementType) => badgeProgress({ shows, tables: [] })[type];

describe('badge rules', () => {
  it('give nothing for nothing', () => {
    expect(Object.values(badgeProgress({ shows: [], tables: [] }))).toEqual([0, 0, 0, 0, 0]);
    expect(reached([], 'events_attended', 1)).toBeNull();
  });

  it('earn a badge at the start of the show that fulfilled it, in the order of shows', () => {
    const shows = [show('2026-03-03'), show('2026-03-01'), show('2026-03-02', '21:30')];
    expect([1, 2, 3, 4].map((count) => reached(shows, 'events_attended', count))).toEqual([
      '2026-03-01T20:00',
      '2026-03-02T21:30',
      '2026-03-03T20:00',
      null,
    ]);
  });

  it('move the day when a check-in arrives late', () => {
    const known = [show('2026-03-01'), show('2026-03-05')];
    expect(reached(known, 'events_attended', 2)).toBe('2026-03-05T20:00');
    expect(reached([...known, show('2026-03-02')], 'events_attended', 2)).toBe('2026-03-02T20:00');
  });

  it('count country nights in any case', () => {
    const shows = [
      show('2026-03-01', '20:00', 'country'),
      show('2026-03-02'),
      show('2026-03-03', '20:00', 'Country '),
    ];
    expect(progress(shows, 'country_events')).toBe(2);
    expect(progress([show('2026-03-04', '20:00', 'alt-country')], 'country_events')).toBe(0);
  });

  it.each([
    ['21:59', 0],
    ['22:00', 1],
    ['23:59', 1],
    ['00:00', 1],
    ['03:59', 1],
    ['04:00', 0],
    ['12:00', 0],
  ])('count a show at %s as late %i times', (time, count) => {
    expect(progress([show('2026-03-01', time)], 'late_night_events')).toBe(count);
  });

  it.each<[string, string[], number]>([
    ['three in a row', ['2026-03-06', '2026-03-14', '2026-03-22'], 3],
    ['Friday to Sunday as one', ['2026-03-06', '2026-03-07', '2026-03-08'], 1],
    ['no Thursday and no Monday', ['2026-03-05', '2026-03-09'], 0],
    ['a gap as a new beginning', ['2026-03-06', '2026-03-13', '2026-03-27', '2026-04-03'], 2],
    ['over the end of a year', ['2026-12-18', '2026-12-26', '2027-01-03', '2027-01-08'], 4],
    ['over the end of a leap year', ['2028-12-29', '2029-01-05'], 2],
    [
      'over the days that clocks change',
      ['2026-10-30', '2026-11-01', '2026-11-06', '2026-03-06', '2026-03-14'],
      2,
    ],
    ['before 1970, too', ['1969-12-20', '1969-12-28', '1970-01-02'], 3],
  ])('count weekends: %s', (_, dates, run) => {
    expect(
      progress(
        dates.map((date) => show(date)),
        'weekend_consecutive',
      ),
    ).toBe(run);
  });

  it('reach a run of weekends at the first show of its last weekend', () => {
    const shows = ['2026-03-07', '2026-03-15', '2026-03-21', '2026-03-20'].map((date) => show(date));
    expect(reached(shows, 'weekend_consecutive', 3)).toBe('2026-03-20T20:00');
  });

  it('count tables booked seven days of the calendar ahead, at the moment of booking', () => {
    const tables = [
      table('2026-03-06', '2026-03-13', '23:59'),
      table('2026-03-07', '2026-03-13', '00:01'),
      table('2026-02-01', '2026-03-13'),
      table('2026-03-14', '2026-03-13'),
    ];
    const judge = judgeHistory({ shows: [], tables });
    expect(badgeProgress({ shows: [], tables }).early_booking).toBe(2);
    expect(judge({ requirementType: 'early_booking', requirement: 2 })).toEqual(at('2026-03-06', '23:59'));
    expect(judge({ requirementType: 'early_booking', requirement: 3 })).toBeNull();
  });

  it('count a show whose event is gone as a show and as nothing else', () => {
    const gone: AttendedShow = { id: 1, night: null, startsAt: at('2026-03-06', '23:00') };
    expect(badgeProgress({ shows: [gone], tables: [] })).toEqual({
      events_attended: 1,
      country_events: 0,
      late_night_events: 0,
      weekend_consecutive: 0,
      early_booking: 0,
    });
  });

  describe('of any history', () => {
    const seed = Number(process.env.BADGE_SEED ?? Date.now() % 1_000_000);
    let state = seed;
    const chance = (below: number): number => {
      state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
      return Math.floor((state / 0x80000000) * below);
    };
    const UP_TO_31 = Array.from({ length: 31 }, (_, index) => index + 1);
    const anyDate = () => new Date(Date.UTC(2026, 10, 1 + chance(120))).toISOString().slice(0, 10);
    const anyTime = () => `${String(chance(24)).padStart(2, '0')}:${chance(2) ? '30' : '00'}`;
    const anyHistory = () => ({
      shows: Array.from({ length: chance(30) }, () =>
        show(anyDate(), anyTime(), chance(2) ? 'country' : 'rock'),
      ),
      tables: Array.from({ length: chance(8) }, () => table(anyDate(), anyDate(), anyTime())),
    });

    it(`do not mind the order in which it became known, and give each badge no earlier for less (BADGE_SEED=${seed})`, () => {
      for (let round = 0; round < 500; round += 1) {
        const history = anyHistory();
        const momentsOf = (judged: typeof history) => {
          const judge = judgeHistory(judged);
          return REQUIREMENT_TYPES.map((requirementType) =>
            UP_TO_31.map((requirement) => judge({ requirementType, requirement })?.getTime() ?? Infinity),
          );
        };
        const moments = momentsOf(history);
        expect(
          momentsOf({ shows: [...history.shows].reverse(), tables: [...history.tables].reverse() }),
        ).toEqual(moments);
        expect(moments.map((each) => each.filter(Number.isFinite).length)).toEqual(
          Object.values(badgeProgress(history)),
        );
        const less = momentsOf({ shows: history.shows.slice(1), tables: history.tables.slice(1) });
        const earlier = less.flatMap((each, type) =>
          each.filter((moment, at) => moment < (moments[type]?.[at] ?? 0)),
        );
        expect(earlier).toEqual([]);
      }
    });
  });
});
