import { partyLine, phoneHref, seatsLine, whenLine } from './booking-wording';

describe('the words of bookings', () => {
  it('say when in long en-US form, with the time where it is known', () => {
    expect(whenLine('2026-11-20', '20:00')).toBe('Friday, November 20, 2026 · 8:00 PM');
    expect(whenLine('2026-11-20', null)).toBe('Friday, November 20, 2026');
  });

  it('say how full a show is', () => {
    expect([seatsLine(12, 80), seatsLine(1, null), seatsLine(7, null)]).toEqual([
      '12 of 80 seats taken',
      '1 seat taken',
      '7 seats taken',
    ]);
  });

  it('lead to a phone only where there is something to dial', () => {
    expect(phoneHref('(615) 555-0101 x12')).toBe('tel:6155550101');
    expect([phoneHref('not a phone'), phoneHref(null)]).toEqual([undefined, undefined]);
  });

  it('say how many come', () => expect(partyLine(4)).toBe('Party of 4'));
});
