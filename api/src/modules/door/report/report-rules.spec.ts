import { quartersOf, type ReportedEntry } from './report-rules.js';

const CHICAGO = 'America/Chicago';

const entry = (id: number, occurredAt: string, more: Partial<ReportedEntry> = {}): ReportedEntry => ({
  id,
  memberId: id,
  partySize: 2,
  occurredAt,
  isUndone: false,
  isWaiting: false,
  gate: 'Front door',
  ...more,
});

describe('quartersOf', () => {
  it('counts by quarter of an hour on the venue’s clock, and by place', () => {
    const entries = [
      entry(1, '2026-11-21T01:29:59Z'),
      entry(2, '2026-11-21T01:30:00Z'),
      entry(3, '2026-11-21T01:44:00Z', { gate: null, partySize: 1 }),
      entry(4, '2026-11-21T01:44:59Z'),
    ];
    expect(quartersOf(entries, CHICAGO)).toEqual([
      { time: '19:15', gate: 'Front door', checkIns: 1, people: 2 },
      { time: '19:30', gate: 'Front door', checkIns: 2, people: 4 },
      { time: '19:30', gate: null, checkIns: 1, people: 1 },
    ]);
  });

  it('leaves out what was undone and counts a member once, by the earlier', () => {
    const entries = [
      entry(1, '2026-11-21T02:00:00Z', { memberId: 7, gate: 'Back door' }),
      entry(2, '2026-11-21T01:45:00Z', { memberId: 7 }),
      entry(3, '2026-11-21T01:45:00Z', { isUndone: true }),
    ];
    expect(quartersOf(entries, CHICAGO)).toEqual([
      { time: '19:45', gate: 'Front door', checkIns: 1, people: 2 },
    ]);
  });

  it('keeps the order of a night past midnight', () => {
    const entries = [entry(1, '2026-11-21T06:05:00Z'), entry(2, '2026-11-21T05:50:00Z')];
    expect(quartersOf(entries, CHICAGO).map(({ time }) => time)).toEqual(['23:45', '00:00']);
  });

  it('counts the hour that the clocks show twice as one, and knows no hour that they skip', () => {
    const [first, again] = [entry(1, '2026-11-01T06:35:00Z'), entry(2, '2026-11-01T07:40:00Z')];
    expect(quartersOf([first, again], CHICAGO)).toEqual([
      { time: '01:30', gate: 'Front door', checkIns: 2, people: 4 },
    ]);
    const forward = [entry(1, '2026-03-08T07:59:00Z'), entry(2, '2026-03-08T08:00:00Z')];
    expect(quartersOf(forward, CHICAGO).map(({ time }) => time)).toEqual(['01:45', '03:00']);
  });
});
