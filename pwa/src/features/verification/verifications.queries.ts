import { queryOptions } from '@tanstack/react-query';
import type { components } from '#contract/api-types.gen';
import { managedList } from '#shared/http/managed-list';
import type { VerificationFilter } from '#features/verification/list/verification-filter';

export type Verification = components['schemas']['VerificationResponse'];
export type VerificationOutcome = components['schemas']['VerificationOutcome'];

export const VERIFICATIONS_PATH = '/api/admin/verifications';
export const VERIFICATION_LISTS = [VERIFICATIONS_PATH, 'list'] as const;
/** Decided one after the other: the next ones are to be there. */
const QUEUE_ROWS = 50;
/** Guests check in all evening. */
export const REFRESH_MS = 60_000;

/** Check-ins page by page: those that wait oldest first, decided ones newest first. */
export const verificationsQuery = ({ status, q, eventId }: VerificationFilter) =>
  managedList<Verification>(VERIFICATION_LISTS, { status: status ?? 'pending', q, eventId }, QUEUE_ROWS);

/** How many check-ins wait. */
export const verificationCountQuery = queryOptions<components['schemas']['VerificationCount']>({
  queryKey: [VERIFICATIONS_PATH, 'count'],
  staleTime: 0,
  refetchInterval: REFRESH_MS,
});
