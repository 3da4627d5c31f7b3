import {
  infiniteQueryOptions,
  queryOptions,
  type InfiniteData,
  type QueryClient,
} from '@tanstack/react-query';
import type { components } from '#contract/api-types.gen';
import { requestJson, type ListPage } from '#shared/http/http-client';
import { pagesFrom } from '#shared/http/list-pages';
import { toMessageFilterParams, type MessageFilter } from './message-filter';

export type Message = components['schemas']['MessageDetails'];
export type MessageProvider = components['schemas']['MessageProviderResponse'];

const MESSAGES_PATH = '/api/admin/messages';
const PROVIDERS_PATH = '/api/admin/message-providers';
const PAGE_SIZE = 50;
/** Messages move by themselves: what waits is sent. */
const REFRESH_MS = 15_000;

/** Messages, the newest first, page by page. */
export const messagesQuery = (filter: MessageFilter) => {
  const params = { ...toMessageFilterParams(filter), limit: String(PAGE_SIZE) };
  return infiniteQueryOptions({
    queryKey: [MESSAGES_PATH, 'list', params],
    ...pagesFrom<Message>(`${MESSAGES_PATH}?${new URLSearchParams(params)}`),
    // Others change it too: looked at again, it is asked for again.
    staleTime: 0,
    refetchInterval: ({ state }) => (hasWaiting(state.data) ? REFRESH_MS : false),
  });
};

/** Whether the venue has somebody to send by, for each channel. */
export const messageProvidersQuery = queryOptions({
  queryKey: [PROVIDERS_PATH],
  queryFn: ({ signal }) => requestJson<MessageProvider[]>(PROVIDERS_PATH, { signal }),
});

/** Whether the venue can send anything; taken for granted while that is not known. */
export const canSend = (providers: readonly MessageProvider[] | undefined): boolean =>
  providers?.some(({ isSetUp }) => isSetUp) ?? true;

/** Puts a message's new state into the lists on this device. */
export const keepMessage = (client: QueryClient, message: Message): void => {
  client.setQueriesData<InfiniteData<ListPage<Message>>>(
    { queryKey: [MESSAGES_PATH] },
    (list) => list && { ...list, pages: list.pages.map((page) => withMessage(page, message)) },
  );
};

/** Asks for the shown list again: what the server knows is not what it shows. */
export const refreshMessages = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: [MESSAGES_PATH] });

const hasWaiting = (list: InfiniteData<ListPage<Message>> | undefined): boolean =>
  list?.pages.some(({ rows }) => rows.some(({ status }) => status === 'queued')) ?? false;

const withMessage = (page: ListPage<Message>, message: Message): ListPage<Message> => ({
  ...page,
  rows: page.rows.map((row) => (row.id === message.id ? message : row)),
});
