import { VERIFICATION_STATUSES, type VerificationStatus } from '#contract/photos';
import { idOf, oneOf, searchOf } from '#shared/lib/address-values';

/**
 * Which check-ins are shown, and how, as it stands in the address: those that wait, one after the other, unless it says
 * otherwise. `q` is part of a name or e-mail; what is decided is always side by side.
 */
export type VerificationFilter = Partial<{
  status: Exclude<VerificationStatus, 'pending'>;
  q: string;
  eventId: number;
  view: 'many';
}>;

export const DECIDED_STATUSES = VERIFICATION_STATUSES.filter((status) => status !== 'pending');

/** Reads the address, dropping whatever is no filter of ours. */
export const parseVerificationFilter = (raw: Record<string, unknown>): VerificationFilter => ({
  status: oneOf(DECIDED_STATUSES, raw.status),
  q: searchOf(raw.q),
  eventId: idOf(raw.eventId) ?? undefined,
  view: oneOf(['many'], raw.view),
});
