import type { OwnCheckIn } from '#features/check-in/own-check-ins.queries';
import { ticketOfOwn } from '#features/check-in/ticket/own-ticket';
import type { Ticket } from '#features/check-in/ticket/ticket';
import { own } from '#test/factories/own-check-in.factory';
import { presenceAt } from './presence';

const SHOW = 3;
const LATE: Partial<OwnCheckIn> = { lateReason: 'no-door-code', points: 0 };

const kept = (over: Partial<Ticket> = {}): Ticket => ({
  ...ticketOfOwn(own({ clientKey: 'here' }), 'America/Chicago'),
  ...over,
});
const at = (tickets: Ticket[], rows: OwnCheckIn[] = [], email: string | null = null) =>
  presenceAt(SHOW, { kept: tickets, own: rows, email });

describe('who is checked in to a show', () => {
  it('is who has sent it from this device, or is about to', () => {
    expect(at([kept()])).toEqual({ key: 'here', isLate: false });
    expect(at([kept({ state: 'waiting' })])).toEqual({ key: 'here', isLate: false });
  });

  it('is a member whom the venue knows from another phone', () => {
    expect(at([], [own()])).toEqual({ key: null, isLate: false });
  });

  it.each([
    ['at another show', kept({ checkIn: { ...kept().checkIn, event: { ...kept().checkIn.event, id: 4 } } })],
    ['sent by somebody else', kept({ isOwn: false })],
    ['stuck', kept({ state: 'stuck' })],
  ])('is nobody whose check-in is %s', (_, ticket) => {
    expect(at([ticket])).toBeNull();
  });

  it('is nobody whom staff did not count', () => {
    const rejected = own({ clientKey: 'here', verificationStatus: 'rejected' });
    expect(at([kept()], [rejected])).toBeNull();
    expect(at([], [rejected])).toBeNull();
  });

  it('is who is signed in by what they sent with their own e-mail or none, and not by a friend whom they checked in', () => {
    const isIn = (customerEmail: string | null) =>
      at([kept({ checkIn: { ...kept().checkIn, customerEmail } })], [], 'loretta@example.com') !== null;
    expect(['Loretta@Example.com', null, 'hank@example.com'].map(isIn)).toEqual([true, true, false]);
  });

  it('is late until staff have looked, who know it before this device does', () => {
    const ticket = kept({ isLate: true });
    expect(at([ticket])).toEqual({ key: 'here', isLate: true });
    expect(at([], [own(LATE)])).toEqual({ key: null, isLate: true });
    const approved = own({ ...LATE, clientKey: 'here', verificationStatus: 'approved' });
    expect(at([ticket], [approved])).toEqual({ key: 'here', isLate: false });
    expect(at([kept()], [own({ ...LATE, clientKey: 'here' })])).toEqual({ key: 'here', isLate: true });
  });
});
