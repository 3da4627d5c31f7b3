/** @jest-environment node */
import { reportFile } from './report-csv';

const AT = '2026-11-21T01:31:00.000Z';

describe('the report as a file', () => {
  it('has a row for everything it says, and never a formula', async () => {
    const file = reportFile(
      {
        eventId: 12,
        name: 'Open Mic Night',
        date: '2026-11-20',
        people: 6,
        checkIns: 3,
        left: 2,
        firstTimers: 1,
        repeated: 1,
        quarters: [
          { time: '19:30', gate: 'Front door', checkIns: 2, people: 4 },
          { time: '19:30', gate: null, checkIns: 1, people: 2 },
        ],
        tiers: [{ tier: 'gold', checkIns: 2 }],
        undone: [
          {
            name: '=HYPERLINK("x")',
            partySize: 4,
            occurredAt: AT,
            gate: 'Front door',
            reason: 'wrong-guest',
          },
          { name: 'Wade', partySize: 1, occurredAt: AT, gate: null, reason: null },
        ],
        refused: [{ occurredAt: AT, gate: 'Back door', reason: 'unknown-card' }],
      },
      'America/Chicago',
    );
    expect(file.name).toBe('door-2026-11-20.csv');
    const rows = (await file.text()).replace('\uFEFF', '').split('\r\n');
    const night = '2026-11-20,Open Mic Night';
    expect(rows).toEqual([
      'Night,Show,What,When,Where,Check-ins,People,Guest,Why',
      `${night},Total,,,3,6,,`,
      `${night},First-timers,,,1,,,`,
      `${night},In already,,,1,,,`,
      `${night},Counted out,,,,2,,`,
      `${night},Gold,,,2,,,`,
      `${night},Quarter of an hour,19:30,Front door,2,4,,`,
      `${night},Quarter of an hour,19:30,Guests' phones,1,2,,`,
      `${night},Undone,19:31,Front door,,4,"'=HYPERLINK(""x"")",Wrong guest`,
      `${night},Undone,19:31,Guests' phones,,1,Wade,Photo refused`,
      `${night},Refused card,19:31,Back door,,,,Unknown card`,
    ]);
  });
});
