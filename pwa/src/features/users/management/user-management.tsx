import { UserRoundX } from 'lucide-react';
import { focusById } from '#shared/ui/dialog/focus-after-paint';
import { ListPanel } from '#shared/ui/list/list-panel';
import { PrivateList, type ListWords } from '#shared/ui/list/private-list';
import { useDeletion } from '#shared/ui/mutation/use-deletion';
import { DeleteUserSheet } from './delete-user-sheet';
import { useUserCommands } from './use-user-commands';
import { useUserList } from './use-user-list';
import { isFiltering, type UserFilter } from './user-filter';
import { UserFilters } from './user-filters';
import { UserRow } from './user-row';
import type { ManagedUser } from './users.queries';

const TITLE_ID = 'user-management';

const WORDS: ListWords = {
  noun: { one: 'user', many: 'users' },
  empty: { icon: UserRoundX, title: 'Nobody has an account yet.' },
  failed: "Something went wrong on our side. Nobody's account is affected.",
  offline:
    'Accounts are private, so they are never kept on this device. They come back with your connection.',
};

interface UserManagementProps {
  filter: UserFilter;
  onFilter: (filter: UserFilter) => void;
}

/** The Users tab: who has an account, and who may use it (spec §2 "Users tab"). */
export const UserManagement = ({ filter, onFilter }: UserManagementProps) => {
  const users = useUserList(filter);
  const { block, unblock, remove } = useUserCommands();
  // The row that had the focus is gone then.
  const { leaving, ask, answers } = useDeletion<ManagedUser>(remove, () => focusById(TITLE_ID));
  const isPending = ({ id }: ManagedUser) =>
    [block, unblock, remove].some((command) => command.isUnderWay(id));
  return (
    <ListPanel titleId={TITLE_ID} title="User Management" aria-busy={users.state === 'loading'}>
      <UserFilters filter={filter} onFilter={onFilter} />
      <PrivateList pages={users} words={WORDS} isNarrow={isFiltering(filter)} rowHeight="5.5rem">
        {(user) => (
          <UserRow
            user={user}
            isPending={isPending(user)}
            onBlock={() => block.mutate(user.id)}
            onUnblock={() => unblock.mutate(user.id)}
            onDelete={() => ask(user)}
          />
        )}
      </PrivateList>
      {leaving && <DeleteUserSheet user={leaving} {...answers} />}
    </ListPanel>
  );
};
