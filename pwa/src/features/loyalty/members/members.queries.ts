import { infiniteQueryOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import type { components } from '#contract/api-types.gen';
import { requestJson } from '#shared/http/http-client';
import { pagesFrom } from '#shared/http/list-pages';
import { managedList } from '#shared/http/managed-list';

type Schemas = components['schemas'];
export type Member = Schemas['MemberResponse'];
export type MemberDetails = Schemas['MemberDetailsResponse'];
export type LedgerEntry = Schemas['LedgerEntryResponse'];
export type MergePreview = Schemas['MergePreviewResponse'];

export const MEMBERS_PATH = '/api/loyalty/members';

const LEDGER_PAGE = 20;

/** Members as staff see them, the newest first. @param typed part of a name or e-mail; empty for all */
export const membersQuery = (typed: string) =>
  managedList<Member>([MEMBERS_PATH, 'managed'], { q: typed || undefined });

/** One member with the badges they have. */
export const memberQuery = (id: number) =>
  queryOptions({
    queryKey: [MEMBERS_PATH, 'managed', id],
    queryFn: ({ signal }) => requestJson<MemberDetails>(`${MEMBERS_PATH}/${id}`, { signal }),
    staleTime: 0,
  });

/** A member's ledger, the newest entry first, page by page. */
export const ledgerQuery = (id: number) =>
  infiniteQueryOptions({
    queryKey: [MEMBERS_PATH, 'managed', id, 'ledger'],
    ...pagesFrom<LedgerEntry>(`${MEMBERS_PATH}/${id}/ledger?limit=${LEDGER_PAGE}`),
    staleTime: 0,
  });

/** What would come of merging two members; asked again each time. */
export const mergePreviewQuery = (id: number, otherId: number) =>
  queryOptions({
    queryKey: [MEMBERS_PATH, 'managed', id, 'merge', otherId],
    queryFn: ({ signal }) =>
      requestJson<MergePreview>(`${MEMBERS_PATH}/${id}/merge?otherId=${otherId}`, { signal }),
    staleTime: 0,
    gcTime: 0,
  });

/** Asks for what is shown of members again. */
export const refreshMembers = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: [MEMBERS_PATH] });
