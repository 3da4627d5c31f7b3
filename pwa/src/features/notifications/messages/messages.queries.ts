import {
  infiniteQueryOptions,
  queryOptions,
  type InfiniteData,
  type QueryClient,
} from '@tanstack/react-query';
import type { components } from '#contract/api-types.gen';
import { requestJson, type ListPage } from '#shared/http/http-client';
import { keepInLists, managedList } from '#shared/http/managed-list';
import type { MessageFilter } from './message-filter';

export type Message = components['schemas']['MessageDetails'];
export type MessageProvider = components['schemas']['MessageProviderResponse'];

const MESSAGES_PATH = '/api/admin/messages';
const PROVIDERS_PATH = '/api/admin/message-providers';
/** Messages move by themselves: what waits is sent. */
const REFRESH_MS = 15_000;

/** Messages, the newest first, page by page. */
export const messagesQuery = (filter: MessageFilter) =>
  infiniteQueryOptions({
    ...managedList<Message>([MESSAGES_PATH, 'list'], filter),
    refetchInterval: ({ state }) => (hasWaiting(state.data) ? REFRESH_MS : false),
  });

/** Whether the venue has somebody to send by, for each channel. */
export const messageProvidersQuery = queryOptions({
  queryKey: [PROVIDERS_PATH],
  queryFn: ({ signal }) => requestJson<MessageProvider[]>(PROVIDERS_PATH, { signal }),
});

/** Whether the venue can send anything; taken for granted while that is not known. */
export const canSend = (providers: readonly MessageProvider[] | undefined): boolean =>
  providers?.some(({ isSetUp }) => isSetUp) ?? true;

/** Puts a message's new state into the lists on this device. */
export const keepMessage = (client: QueryClient, message: Message): void =>
  keepInLists(client, [MESSAGES_PATH], message.id, message);

/** Asks for the shown list again: what the server knows is not what it shows. */
export const refreshMessages = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: [MESSAGES_PATH] });

const hasWaiting = (list: InfiniteData<ListPage<Message>> | undefined): boolean =>
  list?.pages.some(({ rows }) => rows.some(({ status }) => status === 'queued')) ?? false;
