import { SearchX, TriangleAlert, UserRoundX, WifiOff } from 'lucide-react';
import { useState } from 'react';
import { focusAfterPaint } from '#shared/ui/focus-after-paint';
import { LoadMore } from '#shared/ui/load-more';
import { PageState } from '#shared/ui/page-state';
import { RetryButton } from '#shared/ui/retry-button';
import { Skeleton } from '#shared/ui/skeleton';
import { DeleteUserSheet } from './delete-user-sheet';
import { useUserCommands } from './use-user-commands';
import { useUserList } from './use-user-list';
import { isFiltering, type UserFilter } from './user-filter';
import { UserFilters } from './user-filters';
import { UserRow } from './user-row';
import { countLine } from './user-wording';
import type { ManagedUser } from './users.queries';
import './user-management.css';

const TITLE_ID = 'user-management';

interface UserManagementProps {
  filter: UserFilter;
  onFilter: (filter: UserFilter) => void;
}

/** The Users tab: who has an account, and who may use it (spec §2 "Users tab"). */
export const UserManagement = ({ filter, onFilter }: UserManagementProps) => {
  const { rows: users, state, retry, ...more } = useUserList(filter);
  const { block, unblock, remove } = useUserCommands();
  const [leaving, setLeaving] = useState<ManagedUser | null>(null);
  const isSettled = state === 'ready' || state === 'searching';
  const isPending = ({ id }: ManagedUser) =>
    [block, unblock, remove].some((command) => command.isPending && command.variables === id);
  return (
    <section className="user-management" aria-labelledby={TITLE_ID} aria-busy={!isSettled}>
      <h2 id={TITLE_ID} tabIndex={-1}>
        User Management
      </h2>
      <UserFilters filter={filter} onFilter={onFilter} />
      <p className="user-count" role="status">
        {state === 'ready' && users.length > 0 ? countLine(users.length, more.hasMore) : ''}
      </p>
      {state === 'loading' && <ListSkeleton />}
      {state === 'failed' && <Failed onRetry={retry} />}
      {state === 'offline' && <Offline onRetry={retry} />}
      {isSettled && users.length === 0 && <Nobody isFiltering={isFiltering(filter)} />}
      <ul className="user-list" data-searching={state === 'searching' || undefined}>
        {users.map((user) => (
          <li key={user.id}>
            <UserRow
              user={user}
              isPending={isPending(user)}
              onBlock={() => block.mutate(user.id)}
              onUnblock={() => unblock.mutate(user.id)}
              onDelete={() => setLeaving(user)}
            />
          </li>
        ))}
      </ul>
      {state === 'ready' && <LoadMore {...more} />}
      {leaving && (
        <DeleteUserSheet
          user={leaving}
          isPending={remove.isPending}
          onConfirm={() =>
            remove.mutate(leaving.id, { onSuccess: focusTitle, onSettled: () => setLeaving(null) })
          }
          onCancel={() => setLeaving(null)}
        />
      )}
    </section>
  );
};

/** The row that had the focus is gone. */
const focusTitle = () => {
  const title = document.getElementById(TITLE_ID);
  if (title) focusAfterPaint(title);
};

const ListSkeleton = () => (
  <div className="user-list" role="status" aria-label="Loading users">
    {[1, 2, 3, 4, 5].map((row) => (
      <Skeleton key={row} height="5.5rem" />
    ))}
  </div>
);

const Nobody = ({ isFiltering: isNarrow }: { isFiltering: boolean }) => (
  <PageState
    icon={isNarrow ? SearchX : UserRoundX}
    title={isNarrow ? 'No users match your search.' : 'Nobody has an account yet.'}
    announced
  />
);

const Failed = ({ onRetry }: { onRetry: () => void }) => (
  <PageState
    icon={TriangleAlert}
    title="The users could not be loaded"
    announced
    action={<RetryButton onRetry={onRetry} />}
  >
    Something went wrong on our side. Nobody's account is affected.
  </PageState>
);

const Offline = ({ onRetry }: { onRetry: () => void }) => (
  <PageState icon={WifiOff} title="You're offline" announced action={<RetryButton onRetry={onRetry} />}>
    Accounts are private, so they are never kept on this device. They come back with your connection.
  </PageState>
);
