import { UserRoundX } from 'lucide-react';
import { useState } from 'react';
import { focusById } from '#shared/ui/focus-after-paint';
import { PrivateList, type ListWords } from '#shared/ui/private-list';
import { DeleteUserSheet } from './delete-user-sheet';
import { useUserCommands } from './use-user-commands';
import { useUserList } from './use-user-list';
import { isFiltering, type UserFilter } from './user-filter';
import { UserFilters } from './user-filters';
import { UserRow } from './user-row';
import type { ManagedUser } from './users.queries';
import './user-management.css';

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
  const [leaving, setLeaving] = useState<ManagedUser | null>(null);
  const isPending = ({ id }: ManagedUser) =>
    [block, unblock, remove].some((command) => command.isPending && command.variables === id);
  return (
    <section className="user-management" aria-labelledby={TITLE_ID} aria-busy={users.state === 'loading'}>
      <h2 id={TITLE_ID} tabIndex={-1}>
        User Management
      </h2>
      <UserFilters filter={filter} onFilter={onFilter} />
      <PrivateList pages={users} words={WORDS} isNarrow={isFiltering(filter)} rowHeight="5.5rem">
        {(user) => (
          <UserRow
            user={user}
            isPending={isPending(user)}
            onBlock={() => block.mutate(user.id)}
            onUnblock={() => unblock.mutate(user.id)}
            onDelete={() => setLeaving(user)}
          />
        )}
      </PrivateList>
      {leaving && (
        <DeleteUserSheet
          user={leaving}
          isPending={remove.isPending}
          onConfirm={() =>
            remove.mutate(leaving.id, {
              // The row that had the focus is gone.
              onSuccess: () => focusById(TITLE_ID),
              onSettled: () => setLeaving(null),
            })
          }
          onCancel={() => setLeaving(null)}
        />
      )}
    </section>
  );
};
