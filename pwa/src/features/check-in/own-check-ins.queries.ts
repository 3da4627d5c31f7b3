import { infiniteQueryOptions } from '@tanstack/react-query';
import type { components } from '#contract/api-types.gen';
import { pagesFrom } from '#shared/http/list-pages';

export type OwnCheckIn = components['schemas']['OwnCheckInResponse'];

const OWN_CHECK_INS_PATH = '/api/photo-attendance';
const PAGE_SIZE = 20;

/** The signed-in person's check-ins from whatever phone, page by page; staff's verdicts change them. */
export const ownCheckInsQuery = (userId: number) =>
  infiniteQueryOptions({
    queryKey: [OWN_CHECK_INS_PATH, 'own', userId],
    ...pagesFrom<OwnCheckIn>(`${OWN_CHECK_INS_PATH}?limit=${PAGE_SIZE}`),
    staleTime: 0,
  });
