import { TEXT_LENGTH } from '#contract/limits';
import { VERIFICATION_STATUSES, type VerificationStatus } from '#contract/photos';
import { idOf, textOf } from '#shared/lib/address-values';

/** Which check-ins are shown, and how. */
export interface VerificationFilter {
  status: VerificationStatus;
  /** Part of a name or e-mail; empty for no search. */
  q: string;
  /** Null for all shows. */
  eventId: number | null;
  /** One after the other, or many side by side; what is decided is always side by side. */
  view: 'one' | 'many';
}

/** The same in the address: only what differs from the queue as it opens is written. */
export type VerificationFilterParams = Partial<{
  status: VerificationStatus;
  q: string;
  eventId: number;
  view: 'many';
}>;

export const isFiltering = ({ q, eventId }: VerificationFilter): boolean => q !== '' || eventId !== null;

export const statusOf = (value: unknown): VerificationStatus =>
  VERIFICATION_STATUSES.find((status) => status === value) ?? 'pending';

/** Reads the address, dropping whatever is no filter of ours. */
export const parseVerificationFilter = (raw: Record<string, unknown>): VerificationFilterParams =>
  toVerificationFilterParams({
    status: statusOf(raw.status),
    q: textOf(raw.q),
    eventId: idOf(raw.eventId),
    view: raw.view === 'many' ? 'many' : 'one',
  });

export const toVerificationFilterParams = ({
  status,
  q,
  eventId,
  view,
}: VerificationFilter): VerificationFilterParams => ({
  ...(status === 'pending' ? {} : { status }),
  ...(q.trim() ? { q: q.trim().slice(0, TEXT_LENGTH.email) } : {}),
  ...(eventId === null ? {} : { eventId }),
  ...(view === 'many' ? { view } : {}),
});

export const fromVerificationFilterParams = (params: VerificationFilterParams): VerificationFilter => ({
  status: 'pending',
  q: '',
  eventId: null,
  view: 'one',
  ...params,
});
