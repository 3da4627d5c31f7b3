import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { components } from '#contract/api-types.gen';
import { requestJson } from '#shared/http/http-client';
import { managedList } from '#shared/http/managed-list';
import type { VerificationFilter } from '#features/verification/list/verification-filter';

export type Verification = components['schemas']['VerificationResponse'];
export type VerificationOutcome = components['schemas']['VerificationOutcome'];
type VerificationCount = components['schemas']['VerificationCount'];

export const VERIFICATIONS_PATH = '/api/admin/verifications';
const COUNT_PATH = `${VERIFICATIONS_PATH}/count`;
/** Guests check in all evening. */
const REFRESH_MS = 60_000;

/** Check-ins page by page: those that wait oldest first, decided ones newest first. */
export const verificationsQuery = ({ status, q, eventId }: VerificationFilter) =>
  managedList<Verification>([VERIFICATIONS_PATH, 'list'], { status: status ?? 'pending', q, eventId });

/** How many check-ins wait. */
export const verificationCountQuery = queryOptions({
  queryKey: [VERIFICATIONS_PATH, 'count'],
  queryFn: ({ signal }) => requestJson<VerificationCount>(COUNT_PATH, { signal }),
  staleTime: 0,
  refetchInterval: REFRESH_MS,
});

/** Asks for everything shown again: what the server knows is not what it shows. */
export const refreshVerifications = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: [VERIFICATIONS_PATH] });

/** Only how many wait; the list already shows what was decided here. */
export const refreshVerificationCount = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: verificationCountQuery.queryKey });
