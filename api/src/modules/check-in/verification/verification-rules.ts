import type { VerificationStatus } from '#contract/photos.js';

/** One check-in of a member to an event, as far as their points are concerned. */
export interface Evidence {
  id: number;
  status: VerificationStatus;
  /** 50 for the one that was awarded, 0 for later ones of the same member and for late ones. */
  pointsAwarded: number;
  /** It came late: only staff's approval awards it (design §4 "When a check-in counts"). */
  isLate: boolean;
}

/**
 * Whether the points for an event stand: they do while the check-in that earned them is not rejected, and with any other
 * photo that staff approved. A photo that merely waits gives back nothing that was taken.
 * @param checkIns all of one member to one event
 */
export const pointsStand = (checkIns: readonly Evidence[]): boolean =>
  checkIns.some(
    ({ status, pointsAwarded }) => status === 'approved' || (status === 'pending' && pointsAwarded > 0),
  );

/**
 * What a decision does to the points. A late check-in that is approved is awarded; else points are given back only where a rejection may have taken them, so that what staff
 * took back by hand stays taken.
 * @param checkIns all of the member to the event, as they stand after the decision
 * @param from how the decided one stood before
 */
export const pointsStep = (
  checkIns: readonly Evidence[],
  from: VerificationStatus,
): 'award' | 'withdraw' | 'restore' | 'leave' => {
  if (!pointsStand(checkIns)) return 'withdraw';
  if (checkIns.some(({ status, isLate }) => isLate && status === 'approved')) return 'award';
  const mayBeTaken = from === 'rejected' || checkIns.some(({ status }) => status === 'rejected');
  return mayBeTaken ? 'restore' : 'leave';
};

/**
 * What the guest reads about a check-in: that it does not count, that it does after all, and of a late one that it counts.
 * @param told what they were told before, if anything
 */
export const newsFor = ({
  status,
  told,
  stands,
  isLate,
}: {
  isLate: boolean;
  status: VerificationStatus;
  told: VerificationStatus | null;
  /** Whether their points for the event stand, whatever this check-in says. */
  stands: boolean;
}): 'approved' | 'rejected' | undefined => {
  if (status === 'rejected' && told !== 'rejected' && !stands) return 'rejected';
  const isAwaited = told === 'rejected' || (isLate && told === null);
  return status === 'approved' && isAwaited ? 'approved' : undefined;
};
