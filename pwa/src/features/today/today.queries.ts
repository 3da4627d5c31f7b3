import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { components } from '#contract/api-types.gen';
import { WAITING_PAGE } from '#contract/today';
import { requestJson } from '#shared/http/http-client';
import { managedList } from '#shared/http/managed-list';

type Schemas = components['schemas'];
export type Today = Schemas['TodayResponse'];
export type TodayNews = Schemas['TodayNews'];
export type TonightShow = Schemas['TonightShow'];
export type OpenNight = Schemas['OpenNight'];
export type FirstStepState = Schemas['FirstStepResponse'];
export type Waiting = Schemas['WaitingResponse'];

const TODAY_PATH = '/api/today';
const WAITING_PATH = `${TODAY_PATH}/waiting`;

/** Tonight, how much waits, and the open nights; `useTodayWatch` has it asked for again with each change. */
export const todayQuery = queryOptions({
  queryKey: [TODAY_PATH],
  queryFn: ({ signal }) => requestJson<Today>(TODAY_PATH, { signal }),
  staleTime: 0,
});

/** What waits for staff, the oldest first, page by page; asked for again with each change, as `todayQuery`. */
export const waitingQuery = managedList<Waiting>([WAITING_PATH], {}, WAITING_PAGE);

/** How much waits, and the tag of what was known last. Only the watch asks. */
export const todayNewsQuery = queryOptions({
  queryKey: [`${TODAY_PATH}/news`],
  queryFn: ({ signal }) => askTodayNews({}, signal),
  enabled: false,
});

/** @param known the tag of the answer before, and how many seconds to wait for another one */
export const askTodayNews = (
  { tag, wait = 0 }: { tag?: string; wait?: number },
  signal: AbortSignal,
): Promise<TodayNews> => {
  const query = new URLSearchParams(tag === undefined ? {} : { tag, wait: String(wait) });
  return requestJson<TodayNews>(`${TODAY_PATH}/news?${query}`, {
    signal,
    timeoutMs: wait * 1_000 + PATIENCE_MS,
  });
};

/** What an answer may take beside the wait it was asked for. */
const PATIENCE_MS = 15_000;

/** Asks for all that Today shows again. */
export const refreshToday = async (client: QueryClient): Promise<void> => {
  await Promise.all([
    client.invalidateQueries({ queryKey: todayQuery.queryKey }),
    client.invalidateQueries({ queryKey: waitingQuery.queryKey }),
  ]);
};
