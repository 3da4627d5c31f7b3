import type { Verification } from '#features/verification/verifications.queries';

/** A check-in that waits for staff; say what is otherwise. */
export const aCheckIn = (
  id: number,
  customerName: string,
  overrides: Partial<Verification> = {},
): Verification => ({
  id,
  version: 1,
  status: 'pending',
  reason: null,
  verifiedBy: null,
  verifiedAt: null,
  event: { id: 12, name: 'Barn Dance', date: '2026-11-20', time: '20:00' },
  photo: {
    id,
    thumbnailUrl: `/uploads/photo-${id}-320.webp`,
    screenUrl: `/uploads/photo-${id}-1280.webp`,
    width: 720,
    height: 960,
    isShared: false,
  },
  customerName,
  customerEmail: 'guest@example.com',
  partySize: 2,
  isDuplicate: false,
  lateReason: null,
  flags: [],
  usedBefore: null,
  pointsAwarded: 50,
  pointsStand: true,
  occurredAt: '2026-11-20T20:00:00.000Z',
  createdAt: '2026-11-20T20:00:01.000Z',
  clockSkewMs: null,
  otherCount: 0,
  others: [],
  ...overrides,
});
