import { dayOfInstant, momentOf } from './instant-words';

/** By this device's clock. */
const EVENING = new Date(2026, 10, 20, 20, 15).toISOString();

describe('words for an instant', () => {
  it('tells the day', () => {
    expect(dayOfInstant(EVENING)).toBe('Nov 20, 2026');
  });

  it('tells the minute', () => {
    // Which kind of space stands before PM differs between browsers.
    expect(momentOf(EVENING).replace(/\s/g, ' ')).toBe('Nov 20, 2026, 8:15 PM');
  });
});
