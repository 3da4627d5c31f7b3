import {
  infiniteQueryOptions,
  queryOptions,
  type InfiniteData,
  type QueryClient,
} from '@tanstack/react-query';
import type { components } from '#contract/api-types.gen';
import type { SmsRequestStatus } from '#contract/sms';
import { requestJson, type ListPage } from '#shared/http/http-client';
import { eachOnce, keepInLists, managedList } from '#shared/http/managed-list';

type Schemas = components['schemas'];
export type SmsRequest = Schemas['SmsRequestResponse'];
export type SmsRequestText = Schemas['SmsRequestText'];
export type SmsRelatedEvent = Schemas['SmsRelatedEvent'];
export type SmsRequestCount = Schemas['SmsRequestCount'];
export type SmsSetup = Schemas['SmsSetupResponse'];

export const SMS_REQUESTS_PATH = '/api/admin/sms-requests';
export const SMS_PATH = '/api/admin/sms';
const LISTS = [SMS_REQUESTS_PATH, 'list'] as const;
/** Texts come at any hour. */
const REFRESH_MS = 60_000;

/** Which texts a list shows: the requests of one status, all requests, or the texts that ask for nothing. */
export type ShownTexts = SmsRequestStatus | 'all' | 'quiet';

/** What came by text message, the newest first, page by page; on top of the first what is new again. */
export const smsRequestsQuery = (shown: ShownTexts) =>
  infiniteQueryOptions({
    ...managedList<SmsRequest>(LISTS, filterOf(shown)),
    select: eachWhereFirst,
    // Anybody may text.
    refetchOnWindowFocus: true,
    refetchInterval: REFRESH_MS,
  });

/** What waits for staff is not behind twenty others that came since. */
const filterOf = (shown: ShownTexts): Record<string, string> => {
  if (shown === 'quiet') return { kept: shown };
  return shown === 'all' ? { unseen: 'first' } : { status: shown };
};

/** What is new again is on the first page and in its own place: it stays on top when that is loaded, too. */
const eachWhereFirst = (found: InfiniteData<ListPage<SmsRequest>>) => {
  const backwards = eachOnce({ ...found, pages: [...found.pages].reverse() });
  return { ...found, pages: backwards.pages.reverse() };
};

/** One request as it is now. It stands apart from the lists: the form that it fills in stays while they are asked for again. */
export const smsRequestQuery = (id: number) =>
  queryOptions({
    queryKey: [`${SMS_REQUESTS_PATH}/one`, id],
    queryFn: ({ signal }) => requestJson<SmsRequest>(`${SMS_REQUESTS_PATH}/${id}`, { signal }),
    staleTime: 0,
    // A form is filled in from it once. What comes meanwhile is not what staff have read: saving says so.
    refetchOnMount: 'always',
    refetchOnReconnect: false,
    gcTime: 0,
  });

/** How many requests wait for staff who have not seen them. */
export const smsCountQuery = queryOptions({
  queryKey: [SMS_REQUESTS_PATH, 'count'],
  queryFn: ({ signal }) => requestJson<SmsRequestCount>(`${SMS_REQUESTS_PATH}/count`, { signal }),
  staleTime: 0,
  refetchOnWindowFocus: true,
  refetchInterval: REFRESH_MS,
});

/** How the provider reaches the venue. */
export const smsSetupQuery = queryOptions({
  queryKey: [SMS_PATH, 'setup'],
  queryFn: ({ signal }) => requestJson<SmsSetup>(`${SMS_PATH}/setup`, { signal }),
});

/** Asks for everything shown again: what the server knows is not what it shows. */
export const refreshSmsRequests = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: [SMS_REQUESTS_PATH] });

/** Puts a request's new state into the lists on this device. */
export const keepSmsRequest = (client: QueryClient, request: SmsRequest): void =>
  keepInLists(client, LISTS, request.id, request);
