import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { usePages, type Pages } from '#shared/ui/list/use-pages';
import type { UserFilter } from './user-filter';
import { usersQuery, type ManagedUser } from './users.queries';

/** The accounts that the filter finds. They are private, so nothing of them is kept for reading offline (design §5.7). */
export const useUserList = (filter: UserFilter): Pages<ManagedUser> =>
  usePages(useInfiniteQuery({ ...usersQuery(filter), placeholderData: keepPreviousData }));
