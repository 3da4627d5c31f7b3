import { queryOptions } from '@tanstack/react-query';
import type { components } from '#contract/api-types.gen';
import { requestJson } from '#shared/http/http-client';

export const OWN_DATA_PATH = '/api/own-data';

/** What being forgotten would mean; asked each time it is looked at. @param userId keeps one account's from another's */
export const ownDataQuery = (userId: number) =>
  queryOptions({
    queryKey: [OWN_DATA_PATH, userId],
    queryFn: ({ signal }) => requestJson<components['schemas']['OwnDataResponse']>(OWN_DATA_PATH, { signal }),
    staleTime: 0,
  });
