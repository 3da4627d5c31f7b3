import type { LedgerEntry } from '#features/loyalty/members/members.queries';
import { canReverse, entryLine, entryReason, entryTitle, reversalLine, signed } from './ledger-wording';

/** There it is another day than here, and than in the time zone these specs run in. */
const ZONE = 'Pacific/Kiritimati';

const ENTRY: LedgerEntry = {
  id: 1,
  type: 'attendance',
  points: 50,
  description: 'Attended Barn Dance',
  eventName: 'Barn Dance',
  badgeName: null,
  rewardName: null,
  by: null,
  reversesId: null,
  stands: true,
  reversal: null,
  createdAt: '2026-11-20T18:00:00.000Z',
};

describe('the words of a ledger entry', () => {
  it.each<[string, string | null, Partial<LedgerEntry>]>([
    ['Attended Barn Dance', null, {}],
    ['Attended Old Barn Dance', null, { eventName: null, description: 'Attended Old Barn Dance' }],
    ['Attended a show', null, { eventName: null, description: null }],
    ['Badge: VIP', null, { type: 'badge', badgeName: 'VIP' }],
    ['Badge: Gone', null, { type: 'badge', description: 'Badge: Gone' }],
    ['Points added', 'Chairs', { type: 'adjustment', description: 'Chairs' }],
    ['Points taken away', 'Typo', { type: 'adjustment', points: -5, description: 'Typo' }],
    ['Reward: A beer', null, { type: 'redemption', points: -50, eventName: null, rewardName: 'A beer' }],
    [
      'Given back',
      'A beer: Spilt',
      { type: 'reversal', eventName: null, rewardName: 'A beer', description: 'Spilt' },
    ],
    ['Taken back', 'Barn Dance: Blurred', { type: 'reversal', points: -50, description: 'Blurred' }],
    ['Given back', 'Sorry', { type: 'reversal', eventName: null, description: 'Sorry' }],
  ])('are "%s" with "%s"', (title, reason, change) => {
    const entry = { ...ENTRY, ...change };
    expect([entryTitle(entry), entryReason(entry)]).toEqual([title, reason]);
  });

  it('say who did it, when, and why it was reversed', () => {
    expect(entryLine(ENTRY, ZONE)).toBe('Nov 21, 2026');
    expect(entryLine(ENTRY, 'America/Chicago')).toBe('Nov 20, 2026');
    const reversal = { id: 2, reason: 'Not in the photo', by: 'June', createdAt: '2026-11-21T18:00:00.000Z' };
    expect(reversalLine(reversal, ZONE)).toBe('Reversed: Not in the photo · Nov 22, 2026 · by June');
    expect(reversalLine({ ...reversal, reason: null, by: null }, ZONE)).toBe('Reversed · Nov 22, 2026');
  });

  it('can be taken back once, and a reward that was taken back not at all', () => {
    expect(canReverse(ENTRY)).toBe(true);
    expect(canReverse({ ...ENTRY, type: 'redemption', rewardName: 'A beer' })).toBe(true);
    expect(canReverse({ ...ENTRY, type: 'reversal', rewardName: 'A beer' })).toBe(false);
    expect(canReverse({ ...ENTRY, type: 'reversal' })).toBe(true);
  });

  it('have a sign', () => {
    expect([signed(1250), signed(-50), signed(0)]).toEqual(['+1,250', '−50', '+0']);
  });
});
