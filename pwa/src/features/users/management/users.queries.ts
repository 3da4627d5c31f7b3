import type { QueryClient } from '@tanstack/react-query';
import type { components } from '#contract/api-types.gen';
import { keepInLists, managedList } from '#shared/http/managed-list';
import type { UserFilter } from './user-filter';

export type ManagedUser = components['schemas']['AdminUserResponse'];

const USERS_PATH = '/api/admin/users';

/** Accounts, the newest first, page by page. */
export const usersQuery = (filter: UserFilter) => managedList<ManagedUser>([USERS_PATH, 'list'], filter);

/** Puts an account's new state into the lists on this device, or takes it out. */
export const keepUser = (client: QueryClient, id: number, user: ManagedUser | null): void =>
  keepInLists(client, [USERS_PATH], id, user);

/** Asks for the shown list again: what the server knows is not what it shows. */
export const refreshUsers = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: [USERS_PATH] });
