import { infiniteQueryOptions, type InfiniteData, type QueryClient } from '@tanstack/react-query';
import type { components } from '#contract/api-types.gen';
import type { ListPage } from '#shared/http/http-client';
import { pagesFrom } from '#shared/http/list-pages';
import { toUserFilterParams, type UserFilter } from './user-filter';

export type ManagedUser = components['schemas']['AdminUserResponse'];

const USERS_PATH = '/api/admin/users';
const PAGE_SIZE = 50;

/** Accounts, the newest first, page by page. */
export const usersQuery = (filter: UserFilter) => {
  const params = { ...toUserFilterParams(filter), limit: String(PAGE_SIZE) };
  return infiniteQueryOptions({
    queryKey: [USERS_PATH, 'list', params],
    ...pagesFrom<ManagedUser>(`${USERS_PATH}?${new URLSearchParams(params)}`),
    // Others change it too: looked at again, it is asked for again.
    staleTime: 0,
  });
};

/** Puts an account's new state into the lists on this device, or takes it out; each is asked for again when next opened. */
export const keepUser = (client: QueryClient, id: number, user: ManagedUser | null): void => {
  client.setQueriesData<InfiniteData<ListPage<ManagedUser>>>(
    { queryKey: [USERS_PATH] },
    (list) => list && { ...list, pages: list.pages.map((page) => withUser(page, id, user)) },
  );
  void client.invalidateQueries({ queryKey: [USERS_PATH], refetchType: 'none' });
};

/** Asks for the shown list again: what the server knows is not what it shows. */
export const refreshUsers = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: [USERS_PATH] });

const withUser = (
  page: ListPage<ManagedUser>,
  id: number,
  user: ManagedUser | null,
): ListPage<ManagedUser> => ({
  ...page,
  rows: page.rows.flatMap((row) => (row.id === id ? (user ?? []) : row)),
});
