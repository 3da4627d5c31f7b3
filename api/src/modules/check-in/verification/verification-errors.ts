import type { VerificationStatus } from '#contract/photos.js';
import { clash, gone, invalidField, stale } from '#src/common/errors/domain-error.js';

/** No such check-in, or its account was deleted meanwhile. */
export const verificationNotFound = () => gone('verifications.not-found', 'This check-in');

/** Guests read why (spec §4 "Photo verification"). */
export const reasonNeeded = () =>
  invalidField('verifications.reason-needed', 'reason', 'Please say why: the guest will be told');

export const undoneAtDoor = () => clash('verifications.undone', 'This check-in was undone at the door.');

export const decidedMeanwhile = (current: { status: VerificationStatus; verifiedBy: string | null }) => {
  const line = `${current.verifiedBy ?? 'Somebody else'} ${DONE[current.status]} meanwhile.`;
  return stale('verifications.decided-meanwhile', line, { current });
};

const DONE: Record<VerificationStatus, string> = {
  approved: 'approved this check-in',
  rejected: 'rejected this check-in',
  pending: 'put this check-in back into the queue',
};
