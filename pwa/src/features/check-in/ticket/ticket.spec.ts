import type { OutboxEntry, Receipt } from '#shared/offline/outbox/outbox-entry';
import { ticketNumber } from '#features/check-in/check-in';
import { recordedToast } from '#features/check-in/check-in-news';
import { ticketOfEntry, ticketOfReceipt } from './ticket';

const payload = {
  event: { id: 12, name: 'Open Mic Night', date: '2026-11-20', time: '19:00' },
  customerName: 'Loretta Hayes',
  customerEmail: 'loretta@example.com',
  partySize: 2,
  shareInGallery: false,
  occurredAt: '2026-11-20T19:42:00.000Z',
};

const entry = (overrides: Partial<OutboxEntry> = {}): OutboxEntry => ({
  id: '7f3a29c1-0000-4000-8000-000000000000',
  kind: 'check-in',
  payload,
  progress: null,
  owner: null,
  deviceId: 'phone',
  createdAt: '2026-11-20T19:42:00.000Z',
  state: 'waiting',
  attempts: 0,
  nextAttemptAt: 0,
  waitsFor: null,
  reason: null,
  hasPhoto: true,
  photoShrunk: false,
  ...overrides,
});

const receipt = (answer: unknown): Receipt => ({
  ...entry(),
  doneAt: '2026-11-20T20:00:00.000Z',
  answer,
  announced: false,
});

const WAITING = { isReachable: false, isOwn: true, timeZone: 'America/Chicago' };
const SENDING = { ...WAITING, isReachable: true };

describe('ticketOfEntry', () => {
  it('promises to send itself while there is no network', () => {
    expect(ticketOfEntry(entry(), WAITING)).toMatchObject({
      state: 'waiting',
      heading: 'Attendance saved',
      message: "Kept on this phone. Sends itself when you're back online.",
      points: '+50',
    });
  });

  it("shows the venue's words when it needs the guest", () => {
    const stuck = entry({ state: 'stuck', reason: 'This event is gone.' });
    expect(ticketOfEntry(stuck, SENDING)).toMatchObject({
      state: 'stuck',
      message: 'This event is gone.',
      points: '–',
    });
  });

  it('names who has to sign in', () => {
    const held = entry({ waitsFor: 'sign-in', reason: 'Sign in as Loretta Hayes to send this.' });
    expect(ticketOfEntry(held, SENDING)).toMatchObject({
      state: 'needs-sign-in',
      message: 'Sign in as Loretta Hayes to send this.',
    });
  });

  it('can be hurried and dropped while it waits for its next attempt', () => {
    const paused = entry({ waitsFor: 'server', attempts: 2 });
    expect(ticketOfEntry(paused, SENDING)).toMatchObject({
      canSendNow: true,
      canDiscard: true,
    });
    expect(ticketOfEntry(entry(), WAITING)).toMatchObject({ canDiscard: true });
  });

  it('offers nothing while it is being sent or about to be', () => {
    for (const busy of [entry({ state: 'sending' }), entry()])
      expect(ticketOfEntry(busy, SENDING)).toMatchObject({
        canSendNow: false,
        canDiscard: false,
      });
  });

  it.each(['waiting', 'stuck'] as const)('tells nothing of a %s one to somebody else', (state) => {
    const hers = entry({
      state,
      owner: { id: 7, name: 'L. Hayes' },
      reason: 'loretta@example.com is no e-mail',
    });
    const ticket = ticketOfEntry(hers, { ...SENDING, isOwn: false });
    expect(ticket).toMatchObject({
      state: 'needs-sign-in',
      message: 'Sign in as L. Hayes to send this.',
      canRetry: false,
      canSendNow: false,
      canDiscard: false,
    });
    expect(JSON.stringify(ticket)).not.toMatch(/Loretta|loretta/);
  });

  it('promises no points without an e-mail', () => {
    expect(ticketOfEntry(entry({ payload: { ...payload, customerEmail: null } }), SENDING)?.points).toBe('–');
  });

  it('is no ticket when the entry is something else', () => {
    expect(ticketOfEntry(entry({ payload: { date: '2026-11-20' } }), SENDING)).toBeNull();
  });
});

describe('ticketOfEntry of a check-in that does not count at once', () => {
  const doorsAndEnd = { status: 'scheduled', doorsTime: '18:00', endTime: '22:00' };
  /** By the venue's clock the show is over at 22:00; check-in closes at 04:00, which is 10:00 UTC. */
  const pressedAt = (occurredAt: string, event: object = doorsAndEnd) =>
    entry({ payload: { ...payload, occurredAt, event: { ...payload.event, ...event } } });
  const shown = (kept: OutboxEntry) => ticketOfEntry(kept, WAITING);

  it('says of a late one that staff look first, and promises no points yet', () => {
    expect(shown(pressedAt('2026-11-21T10:00:01.000Z'))).toMatchObject({
      message:
        "Kept on this phone. Sends itself when you're back online. Staff look at it first; points come after.",
      points: '–',
    });
  });

  it('promises the points of one that was pressed in time, and of one kept without the times of its show', () => {
    expect(shown(pressedAt('2026-11-21T10:00:00.000Z'))?.points).toBe('+50');
    expect(shown(pressedAt('2026-11-21T10:00:01.000Z', {}))?.points).toBe('+50');
  });

  it.each([
    ['was not open yet', '2026-11-20T21:59:59.000Z', doorsAndEnd],
    ['was called off', '2026-11-21T02:00:00.000Z', { ...doorsAndEnd, status: 'cancelled' }],
  ])('promises none when the show %s', (_, occurredAt, event) => {
    expect(shown(pressedAt(occurredAt, event))).toMatchObject({
      message: "Kept on this phone. Sends itself when you're back online.",
      points: '–',
    });
  });

  it("keeps the venue's own words on a stuck one", () => {
    const stuck = { ...pressedAt('2026-11-21T10:00:01.000Z'), state: 'stuck' as const, reason: 'Too late.' };
    expect(shown(stuck)).toMatchObject({ message: 'Too late.', points: '–' });
  });
});

describe('ticketOfReceipt', () => {
  it('shows the points the venue awarded', () => {
    expect(ticketOfReceipt(receipt({ pointsAwarded: 50, duplicate: false }))).toMatchObject({
      state: 'sent',
      points: '+50',
    });
  });

  it('says plainly that a second check-in brought none', () => {
    expect(ticketOfReceipt(receipt({ pointsAwarded: 0, duplicate: true }))).toMatchObject({
      points: '0',
      message: 'You were already checked in to this event, so no points were added.',
    });
  });
});

describe('a late check-in', () => {
  const late = receipt({ pointsAwarded: 0, duplicate: false, lateReason: 'after-the-show' });

  it('says on its stub that staff look at it before points come', () => {
    expect(ticketOfReceipt(late)).toMatchObject({
      message: 'Sent. Staff look at it first; points come after.',
      points: '–',
    });
  });

  it('says so in the toast, and promises no points without an email', () => {
    expect(recordedToast(late).description).toBe(
      'Thank you for attending! Staff look at it first; points come after.',
    );
    const unnamed = { ...late, payload: { ...payload, customerEmail: null } };
    expect(recordedToast(unnamed).description).toBe('Thank you for attending! Staff look at it first.');
  });
});

const owner = { id: 7, name: 'Loretta Hayes' };

describe('recordedToast', () => {
  it('thanks for points in the words of the house', () => {
    const recorded = receipt({ pointsAwarded: 50, duplicate: false });
    expect(recordedToast({ ...recorded, owner })).toEqual({
      title: 'Attendance Recorded!',
      description: 'Thank you for attending! Loyalty points have been added to your account.',
    });
  });

  it('speaks of no account to a guest who has none, and lets them claim the points', () => {
    const recorded = receipt({ pointsAwarded: 50, duplicate: false });
    expect(recordedToast(recorded).description).toBe(
      'Thank you for attending! 50 loyalty points wait for you: sign up to claim them.',
    );
    expect(ticketOfReceipt(recorded)?.claimablePoints).toBe(50);
    expect(ticketOfReceipt({ ...recorded, owner })?.claimablePoints).toBe(0);
    expect(ticketOfReceipt(receipt({ pointsAwarded: 0, duplicate: false }))?.claimablePoints).toBe(0);
  });

  it('claims no points where none were awarded', () => {
    expect(recordedToast(receipt({ pointsAwarded: 0, duplicate: false })).description).toBe(
      'Thank you for attending!',
    );
    expect(recordedToast(receipt({ pointsAwarded: 0, duplicate: true })).description).toContain(
      'already checked in',
    );
  });
});

describe('ticketNumber', () => {
  it('is short enough to read out at the door', () => {
    expect(ticketNumber('7f3a29c1-0000-4000-8000-000000000000')).toBe('7F3A-29C1');
  });
});
