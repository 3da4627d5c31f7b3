import { freeLine, houseLine, waitedFor, waitingLine } from './today-wording';
import { anEvent } from '#test/factories/event.factory';

const NONE = { artist: 0, message: 0, photo: 0, proposal: 0, request: 0, table: 0, text: 0, webhook: 0 };

describe('the words of Today', () => {
  it('say for how long something has waited', () => {
    const now = new Date('2026-11-20T20:00:00Z');
    expect(waitedFor('2026-11-20T19:59:30Z', now)).toBe('just now');
    expect(waitedFor('2026-11-20T19:55:00Z', now)).toBe('5 min');
    expect(waitedFor('2026-11-20T18:59:00Z', now)).toBe('1 hour');
    expect(waitedFor('2026-11-17T20:00:00Z', now)).toBe('3 days');
    // The device's clock is behind the venue's.
    expect(waitedFor('2026-11-20T20:03:00Z', now)).toBe('just now');
  });

  it('count what waits by its kind', () => {
    expect(waitingLine({ ...NONE, text: 2, table: 1 })).toBe('2 text requests · 1 table');
    expect(waitingLine({ ...NONE, photo: 1_000 })).toBe('1000+ photos to verify');
    expect(waitingLine(NONE)).toBe('');
  });

  it('name who is free, the first few', () => {
    expect(freeLine([{ name: 'Ada' }, { name: 'Ben' }], 2)).toBe('Ada, Ben');
    expect(freeLine([{ name: 'Ada' }], 4)).toBe('Ada and 3 more');
  });

  it('tell how the house is doing', () => {
    const house = {
      show: anEvent(),
      inside: 1,
      people: 1,
      checkIns: 1,
      tablesConfirmed: 0,
      tablesPending: 0,
      seatsBooked: 0,
    };
    expect(houseLine(house)).toBe('1 person came');
    expect(houseLine({ ...house, people: 12, tablesConfirmed: 2, tablesPending: 1, seatsBooked: 9 })).toBe(
      '12 people came · 3 tables, 9 seats',
    );
  });
});
