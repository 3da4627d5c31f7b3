import type { OwnCheckIn } from '#features/check-in/own-check-ins.queries';

/** A check-in that the venue has counted, as its guest sees it; say what is otherwise. */
export const own = (over: Partial<OwnCheckIn> = {}): OwnCheckIn => ({
  id: 12,
  clientKey: '7f3a29c1-0000-4000-8000-000000000000',
  event: { id: 3, name: 'Barn Dance', date: '2026-11-20', time: '20:00' },
  customerName: 'Loretta Hayes',
  partySize: 2,
  points: 50,
  badges: [],
  tierReached: null,
  duplicate: false,
  lateReason: null,
  verificationStatus: 'pending',
  isPhotoUnreadable: false,
  occurredAt: '2026-11-21T01:42:00.000Z',
  ...over,
});
