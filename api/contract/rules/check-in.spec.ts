import { type CheckInShow, checkInWindow, closedWords, judgeCheckIn } from './check-in.js';

const CHICAGO = 'America/Chicago';
const ZONES = { Chicago: CHICAGO, London: 'Europe/London', 'Lord Howe': 'Australia/Lord_Howe' };

const SHOW: CheckInShow = { date: '2026-11-20', time: '20:00', status: 'scheduled' };
const show = (over: Partial<CheckInShow> = {}): CheckInShow => ({ ...SHOW, ...over });

/** Each bound as an ISO instant without its milliseconds. */
const windowOf = (over: Partial<CheckInShow>, timeZone = CHICAGO) => {
  const { opensAt, closesAt, lateUntil } = checkInWindow(show(over), timeZone);
  return [opensAt, closesAt, lateUntil].map((instant) => `${instant.toISOString().slice(0, 19)}Z`);
};

const judgeAt = (
  occurredAt: string,
  { arrivedAt = occurredAt, ...over }: Partial<CheckInShow> & { arrivedAt?: string } = {},
) => judgeCheckIn(show(over), { occurredAt: new Date(occurredAt), arrivedAt: new Date(arrivedAt) }, CHICAGO);

describe('when check-in is open', () => {
  it.each([
    ['a show without doors or end', {}, '2026-11-21T00:00:00Z', '2026-11-21T10:00:00Z'],
    ['doors before the show', { doorsTime: '19:00' }, '2026-11-20T23:00:00Z', '2026-11-21T10:00:00Z'],
    ['an end before midnight', { endTime: '23:00' }, '2026-11-21T00:00:00Z', '2026-11-21T10:00:00Z'],
    ['an end past midnight', { endTime: '03:30' }, '2026-11-21T00:00:00Z', '2026-11-21T11:30:00Z'],
    ['a matinée', { time: '11:00', endTime: '13:00' }, '2026-11-20T15:00:00Z', '2026-11-21T10:00:00Z'],
    ['a show after midnight', { time: '02:30' }, '2026-11-20T06:30:00Z', '2026-11-20T13:30:00Z'],
    [
      'a show just after midnight whose doors opened the evening before',
      { time: '00:30', doorsTime: '23:30', endTime: '01:30' },
      '2026-11-20T03:30:00Z',
      '2026-11-20T10:00:00Z',
    ],
  ])('for %s', (_, over, opens, closes) => {
    expect(windowOf(over).slice(0, 2)).toEqual([opens, closes]);
  });

  it.each([
    ['Chicago, clocks forward', 'Chicago', '2026-03-07', '2026-03-08T00:00:00Z', '2026-03-08T09:00:00Z'],
    ['Chicago, clocks back', 'Chicago', '2026-10-31', '2026-10-31T23:00:00Z', '2026-11-01T10:00:00Z'],
    ['London, clocks forward', 'London', '2026-03-28', '2026-03-28T18:00:00Z', '2026-03-29T03:00:00Z'],
    ['London, clocks back', 'London', '2026-10-24', '2026-10-24T17:00:00Z', '2026-10-25T04:00:00Z'],
    [
      'Lord Howe, half an hour forward',
      'Lord Howe',
      '2026-10-03',
      '2026-10-03T07:30:00Z',
      '2026-10-03T17:00:00Z',
    ],
    [
      'Lord Howe, half an hour back',
      'Lord Howe',
      '2026-04-04',
      '2026-04-04T07:00:00Z',
      '2026-04-04T17:30:00Z',
    ],
  ] as const)('in the night of a clock change: %s', (_, zone, date, opens, closes) => {
    expect(windowOf({ date }, ZONES[zone]).slice(0, 2)).toEqual([opens, closes]);
  });

  it.each([
    ['in the hour that is skipped', '2026-03-08', '02:30', '2026-03-08T06:30:00Z', '2026-03-08T13:30:00Z'],
    [
      'in the hour that comes twice, by its first',
      '2026-11-01',
      '01:30',
      '2026-11-01T04:30:00Z',
      '2026-11-01T12:30:00Z',
    ],
  ])('for a show that starts %s', (_, date, time, opens, closes) => {
    expect(windowOf({ date, time }).slice(0, 2)).toEqual([opens, closes]);
  });

  it('for an end in the hour that comes twice, by its second', () => {
    const [, closes] = windowOf({ date: '2026-10-24', time: '22:00', endTime: '02:30' }, 'Europe/Berlin');
    expect(closes).toBe('2026-10-25T03:30:00Z');
  });

  it('and late for fourteen days of 24 hours more', () => {
    expect(windowOf({})[2]).toBe('2026-12-05T10:00:00Z');
  });
});

describe('a check-in', () => {
  it.each([
    ['2026-11-20T23:59:59.999Z', { standing: 'closed', because: 'too-early' }],
    ['2026-11-21T00:00:00Z', { standing: 'open' }],
    ['2026-11-21T06:00:00Z', { standing: 'open' }],
    ['2026-11-21T10:00:00Z', { standing: 'open' }],
    ['2026-11-21T10:00:00.001Z', { standing: 'late', reason: 'after-the-show' }],
    ['2026-12-05T10:00:00Z', { standing: 'late', reason: 'after-the-show' }],
    ['2026-12-05T10:00:00.001Z', { standing: 'closed', because: 'too-late' }],
  ])('made at %s is judged at each edge', (occurredAt, verdict) => {
    expect(judgeAt(occurredAt)).toEqual(verdict);
  });

  it('made in time counts at once for 48 hours after check-in closed, and goes to staff afterwards', () => {
    const made = '2026-11-21T02:00:00Z';
    expect(judgeAt(made, { arrivedAt: '2026-11-23T10:00:00Z' })).toEqual({ standing: 'open' });
    expect(judgeAt(made, { arrivedAt: '2026-11-23T10:00:00.001Z' })).toEqual({
      standing: 'late',
      reason: 'sent-late',
    });
    expect(judgeAt(made, { arrivedAt: '2027-02-01T10:00:00Z' })).toEqual({
      standing: 'late',
      reason: 'sent-late',
    });
  });

  it('refused as too early counts when it is sent again in time', () => {
    const pressed = '2026-11-20T23:30:00Z';
    expect(judgeAt(pressed, { arrivedAt: '2026-11-20T23:59:00Z' }).standing).toBe('closed');
    expect(judgeAt(pressed, { arrivedAt: '2026-11-21T02:00:00Z' })).toEqual({ standing: 'open' });
    expect(judgeAt(pressed, { arrivedAt: '2026-11-22T02:00:00Z' }).standing).toBe('late');
  });

  it.each(['cancelled', 'postponed'] as const)('at a show that is %s is refused', (status) => {
    expect(judgeAt('2026-11-21T02:00:00Z', { status })).toEqual({
      standing: 'closed',
      because: 'called-off',
    });
  });

  it('at a show whose date cannot be read is refused', () => {
    expect(judgeAt('2026-11-21T02:00:00Z', { date: 'Friday' })).toEqual({
      standing: 'closed',
      because: 'too-early',
    });
  });
});

describe('the words of a closed check-in', () => {
  it('say when it opens, when it opened, or that the show is off', () => {
    expect(closedWords(SHOW, { standing: 'closed', because: 'too-early' }, CHICAGO)).toBe(
      'Check-in opens on Friday, November 20, 2026 at 6:00 PM.',
    );
    expect(closedWords(SHOW, { standing: 'closed', because: 'too-late' }, CHICAGO)).toBe(
      'Check-in opened on Friday, November 20, 2026 at 6:00 PM and is over now.',
    );
    expect(
      closedWords(show({ status: 'postponed' }), { standing: 'closed', because: 'called-off' }, CHICAGO),
    ).toBe('This show is postponed, so there is no check-in.');
    expect(closedWords(show({ date: 'Friday' }), { standing: 'closed', because: 'too-early' }, CHICAGO)).toBe(
      'Check-in for this show is not open.',
    );
  });
});
