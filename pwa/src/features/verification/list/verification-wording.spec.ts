import { doorLine, factsOf, warningsOf } from './verification-wording';
import type { Verification } from '#features/verification/verifications.queries';
import { aCheckIn } from '#test/factories/verification.factory';

const checkIn = (over: Partial<Verification> = {}): Verification =>
  aCheckIn(1, 'Ruby Lee', { event: null, photo: null, ...over });
const photo = (isShared: boolean): Verification['photo'] => ({
  id: 1,
  thumbnailUrl: '',
  screenUrl: '',
  width: 720,
  height: 960,
  isShared,
  description: null,
});

const factsIn = (over: Partial<Verification>) => factsOf(checkIn(over));

describe('the facts of a check-in', () => {
  it.each([
    ['pending', 'In the gallery once approved'],
    ['approved', 'Approved for the gallery'],
    ['rejected', 'Kept out of the gallery'],
  ] as const)('say of a shared photo that is %s: %s', (status, words) => {
    expect(factsIn({ status, photo: photo(true) })).toEqual(['2 people', '50 points', words]);
  });

  it('say nothing of the gallery when the guest does not share', () => {
    expect(factsIn({ status: 'approved', photo: photo(false) })).toEqual(['2 people', '50 points']);
  });

  it('say of one that is late what approval gives', () => {
    const late = { lateReason: 'after-the-show', pointsAwarded: 0, pointsStand: false } as const;
    expect(factsIn(late)).toEqual(['2 people', '50 points once approved']);
    expect(factsIn({ ...late, status: 'approved', pointsStand: true })).toEqual(['2 people', '50 points']);
    expect(factsIn({ ...late, status: 'rejected' })).toEqual(['2 people', 'No points']);
  });
});

describe('who recorded a check-in', () => {
  it.each([
    [{ gate: null, recordedBy: null }, null],
    [{ gate: 'Front door', recordedBy: 'Sam Ortega' }, 'Recorded at Front door by Sam Ortega'],
    [{ gate: 'Front door', recordedBy: null }, 'Recorded at Front door'],
  ])('of %j reads %j', (recorded, words) => expect(doorLine(recorded)).toBe(words));
});

describe('the points of a check-in', () => {
  const event = { id: 12, name: 'Barn Dance', date: '2026-11-20', time: '20:00' };

  it.each(['pending', 'approved', 'rejected'] as const)(
    'are taken back where they do not stand: %s',
    (status) => {
      expect(factsIn({ event, status, pointsStand: false })).toContain('50 points taken back');
      expect(factsIn({ event, status, pointsStand: true })).toContain('50 points');
    },
  );

  it('are taken back of a late one that was approved, too', () => {
    const late = { event, lateReason: 'after-the-show', status: 'approved', pointsAwarded: 0 } as const;
    expect(factsIn({ ...late, pointsStand: false })).toContain('50 points taken back');
  });

  it('stay with a show that was deleted, unless the photo is rejected', () => {
    expect(factsIn({ event: null, status: 'approved', pointsStand: false })).toContain('50 points');
    expect(factsIn({ event: null, status: 'rejected', pointsStand: false })).toContain(
      '50 points taken back',
    );
  });
});

describe('what makes staff look twice', () => {
  it.each([
    ['after-the-show', 'Late: made after check-in closed'],
    ['sent-late', 'Late: reached us days after the show'],
    ['show-changed', 'Late: made before the show was changed'],
  ] as const)('is one that is late, %s', (lateReason, words) => {
    expect(warningsOf(checkIn({ lateReason }))).toEqual([words]);
  });

  it('is what looks wrong', () => {
    const flags = ['unreadable-photo', 'known-photo', 'over-capacity', 'many-from-device'] as const;
    const odd = checkIn({ flags: [...flags], isDuplicate: true, clockSkewMs: 3 * 60 * 60 * 1000 });
    expect(warningsOf(odd)).toEqual([
      'Checked in to this show before',
      'The photo is damaged and cannot be shown',
      'This photo was used before',
      'More people than the room holds',
      'Many addresses from one device',
      'Device clock 3 hours ahead',
    ]);
    expect(warningsOf(checkIn())).toEqual([]);
  });
});
