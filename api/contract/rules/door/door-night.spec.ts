import { canUndoAt, doorNightAt, doorWindow, isAtDoor } from './door-night.js';

const CHICAGO = 'America/Chicago';

describe('the night that the door works for', () => {
  it.each([
    ['begins at noon', '2026-11-20T18:00:00Z', '2026-11-20'],
    ['is the one before until then', '2026-11-20T17:59:59Z', '2026-11-19'],
    ['goes on past midnight', '2026-11-21T06:00:00Z', '2026-11-20'],
    ['goes on until the next noon', '2026-11-21T17:59:59Z', '2026-11-20'],
    ['passes the end of a month', '2026-12-01T12:00:00Z', '2026-11-30'],
    ['passes the end of a year', '2027-01-01T12:00:00Z', '2026-12-31'],
    ['begins at noon before the clocks go forward', '2026-03-07T18:00:00Z', '2026-03-07'],
    ['has 23 hours when the clocks go forward', '2026-03-08T16:59:59Z', '2026-03-07'],
    ['is over after 23 hours when the clocks go forward', '2026-03-08T17:00:00Z', '2026-03-08'],
    ['begins at noon before the clocks go back', '2026-10-31T17:00:00Z', '2026-10-31'],
    ['is the same in both hours that the clocks show twice', '2026-11-01T07:30:00Z', '2026-10-31'],
    ['has 25 hours when the clocks go back', '2026-11-01T17:59:59Z', '2026-10-31'],
    ['is over after 25 hours when the clocks go back', '2026-11-01T18:00:00Z', '2026-11-01'],
  ])('%s', (_, instant, night) => {
    expect(doorNightAt(new Date(instant), CHICAGO)).toBe(night);
  });

  it('is of the venue’s clock, not of the server’s', () => {
    expect(doorNightAt(new Date('2026-11-20T18:00:00Z'), 'Asia/Tokyo')).toBe('2026-11-20');
    expect(doorNightAt(new Date('2026-11-20T03:00:00Z'), 'Asia/Tokyo')).toBe('2026-11-20');
  });
});

describe('the shows on the door’s list', () => {
  const late = { date: '2026-11-20', time: '23:00', endTime: '03:30' };
  const matinee = { date: '2026-11-20', time: '11:00', endTime: '13:00' };
  const afterMidnight = { date: '2026-11-21', time: '00:30', doorsTime: '23:30', endTime: '02:00' };

  it.each([
    ['an evening’s show from noon on', late, '2026-11-20T18:00:00Z', true],
    ['no evening’s show before noon', late, '2026-11-20T17:59:00Z', false],
    ['a show that ends at 03:30, while it lasts', late, '2026-11-21T09:29:00Z', true],
    ['that show until noon, to undo what was wrong', late, '2026-11-21T17:59:00Z', true],
    ['that show no longer from noon on', late, '2026-11-21T18:00:00Z', false],
    ['no matinee before its check-in opens', matinee, '2026-11-20T14:59:00Z', false],
    ['a matinee whose check-in opens before noon', matinee, '2026-11-20T15:00:00Z', true],
    ['that matinee at 11:59', matinee, '2026-11-20T17:59:00Z', true],
    ['that matinee at noon, when its own night begins', matinee, '2026-11-20T18:00:00Z', true],
    [
      'a show after midnight from noon on, as the rest of its night',
      afterMidnight,
      '2026-11-20T18:00:00Z',
      true,
    ],
    ['no such show before that noon', afterMidnight, '2026-11-20T17:59:00Z', false],
    ['that show after four, to undo what was wrong', afterMidnight, '2026-11-21T10:01:00Z', true],
    ['that show no longer from the next noon on', afterMidnight, '2026-11-21T18:00:00Z', false],
  ])('have %s', (_, show, instant, isListed) => {
    expect(isAtDoor(show, new Date(instant), CHICAGO)).toBe(isListed);
    const { opensAt, closesAt } = doorWindow(show, CHICAGO);
    expect(new Date(instant) >= opensAt && new Date(instant) < closesAt).toBe(isListed);
  });

  it('have no show whose date is no date', () => {
    const broken = { date: 'soon', time: '20:00' };
    expect(isAtDoor(broken, new Date('2026-11-20T18:00:00Z'), CHICAGO)).toBe(false);
  });
});

describe('a check-in may be undone', () => {
  it.each([
    ['at 11:59 after the night', '2026-11-20', '2026-11-21T17:59:59Z', true],
    ['not at 12:00', '2026-11-20', '2026-11-21T18:00:00Z', false],
    ['before noon of a matinee', '2026-11-20', '2026-11-20T15:30:00Z', true],
    ['at 11:59 after the clocks went forward', '2026-03-07', '2026-03-08T16:59:59Z', true],
    ['not at 12:00 after the clocks went forward', '2026-03-07', '2026-03-08T17:00:00Z', false],
    ['at 11:59 after the clocks went back', '2026-10-31', '2026-11-01T17:59:59Z', true],
    ['not at 12:00 after the clocks went back', '2026-10-31', '2026-11-01T18:00:00Z', false],
  ])('%s', (_, showDate, instant, may) => {
    expect(canUndoAt({ date: showDate, time: '20:00' }, new Date(instant), CHICAGO)).toBe(may);
  });

  it('until the same noon where the show began after midnight', () => {
    const show = { date: '2026-11-21', time: '00:30' };
    expect(canUndoAt(show, new Date('2026-11-21T17:59:59Z'), CHICAGO)).toBe(true);
    expect(canUndoAt(show, new Date('2026-11-21T18:00:00Z'), CHICAGO)).toBe(false);
  });
});
