import { queryOptions, QueryObserver, type QueryClient } from '@tanstack/react-query';
import type { components } from '#contract/api-types.gen';
import type { RowFate } from '#contract/rules/imports';
import { requestJson } from '#shared/http/http-client';
import { isRefused } from '#shared/http/http-error';
import { managedList } from '#shared/http/managed-list';

type Schemas = components['schemas'];
export type Import = Schemas['ImportResponse'];
export type ImportRow = Schemas['ImportRowResponse'];
export type ImportOptions = Schemas['ImportOptionsRequest'];

export const IMPORTS_PATH = '/api/imports';

/** How often a running import is asked how far it is. */
const PROGRESS_MS = 1_000;
/** The venue is asked again at least this often while it does not answer. */
const LONGEST_PAUSE_MS = 30_000;

export const importsQuery = queryOptions({
  queryKey: [IMPORTS_PATH, 'newest'],
  queryFn: ({ signal }) => requestJson<Import[]>(IMPORTS_PATH, { signal }),
  staleTime: 0,
});

/** One import, asked again while it runs; less and less often while it cannot be had. */
export const importQuery = (id: number) =>
  queryOptions({
    queryKey: [IMPORTS_PATH, 'one', id],
    queryFn: ({ signal }) => requestJson<Import>(`${IMPORTS_PATH}/${id}`, { signal }),
    staleTime: 0,
    refetchInterval: ({ state: { data, dataUpdatedAt, errorUpdatedAt } }) => {
      const unknownFor = errorUpdatedAt - dataUpdatedAt;
      const pause = Math.min(Math.max(PROGRESS_MS, unknownFor), LONGEST_PAUSE_MS);
      return data?.state === 'running' ? pause : false;
    },
  });

/** Tells once an import that runs is over, or is not to be had any more, whatever page is open then. */
export const whenOver = (client: QueryClient, id: number, tell: () => void): void => {
  const leave = new QueryObserver(client, importQuery(id)).subscribe(({ data, error }) => {
    const goesOn = !data || data.state === 'running';
    if (goesOn && !isRefused(error)) return;
    leave();
    tell();
  });
};

/** Its rows in the file's order; `fate` undefined for all. */
export const importRowsQuery = (id: number, fate: RowFate | undefined) =>
  managedList<ImportRow>([`${IMPORTS_PATH}/${id}/rows`], { fate }, ROWS_SHOWN);

const ROWS_SHOWN = 50;

/** Puts what the venue answered of an import in the place of what was known. */
export const keepImport = (client: QueryClient, answer: Import): void => {
  client.setQueryData(importQuery(answer.id).queryKey, answer);
  void client.invalidateQueries({ queryKey: [`${IMPORTS_PATH}/${answer.id}/rows`] });
  void client.invalidateQueries(importsQuery);
};
