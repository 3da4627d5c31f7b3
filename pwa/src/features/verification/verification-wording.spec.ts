import { factsOf } from './verification-wording';
import type { Verification } from './verifications.queries';

const checkIn = ({
  status = 'pending',
  isShared = true,
}: {
  status?: Verification['status'];
  isShared?: boolean;
}) =>
  ({
    id: 1,
    version: 1,
    status,
    reason: null,
    verifiedBy: null,
    verifiedAt: null,
    event: null,
    photo: { id: 1, thumbnailUrl: '', screenUrl: '', width: 720, height: 960, isShared },
    customerName: 'Ruby Lee',
    customerEmail: 'ruby@example.com',
    partySize: 2,
    isDuplicate: false,
    pointsAwarded: 50,
    pointsStand: true,
    occurredAt: '2026-11-20T20:00:00.000Z',
    createdAt: '2026-11-20T20:00:01.000Z',
    clockSkewMs: null,
    otherCount: 0,
    others: [],
  }) satisfies Verification;

const factsIn = (options: Parameters<typeof checkIn>[0]) => factsOf(checkIn(options)).map(({ text }) => text);

describe('the facts of a check-in', () => {
  it.each([
    ['pending', 'In the gallery once approved'],
    ['approved', 'Approved for the gallery'],
    ['rejected', 'Kept out of the gallery'],
  ] as const)('say of a shared photo that is %s: %s', (status, words) => {
    expect(factsIn({ status })).toEqual(['2 people', '50 points', words]);
  });

  it('say nothing of the gallery when the guest does not share', () => {
    expect(factsIn({ status: 'approved', isShared: false })).toEqual(['2 people', '50 points']);
  });
});
