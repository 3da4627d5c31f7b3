import { Flex } from '@chakra-ui/react/flex';
import { Stack } from '@chakra-ui/react/stack';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { Download, UserRoundPlus, UserRoundX } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { TEXT_LENGTH } from '#contract/limits';
import type { UserStatus, UserType } from '#contract/users';
import { requestJson } from '#shared/http/http-client';
import { fullNameOf } from '#shared/session/auth-user';
import { ConfirmSheet, type ConfirmAnswers } from '#shared/ui/dialog/confirm-sheet';
import { focusById } from '#shared/ui/dialog/focus-after-paint';
import { useSession } from '#shared/session/session-context';
import { Button } from '#shared/ui/form/button';
import { isNarrow, ListFilters } from '#shared/ui/list/list-filters';
import { ListPanel } from '#shared/ui/list/list-panel';
import { PrivateList, type ListWords } from '#shared/ui/list/private-list';
import { usePages } from '#shared/ui/list/use-pages';
import { choiceIn, namedChoice, searchIn } from '#shared/ui/list/list-choices';
import { useDeleteCommand, useDeletion } from '#shared/ui/mutation/use-deletion';
import { useToastMutation } from '#shared/ui/mutation/use-toast-mutation';
import { Hint } from '#shared/ui/layout/hint';
import type { PersonTask } from '#features/users/rights/person-sheets';
import { AddStaffSheet, PinSheet } from '#features/users/staff/staff-sheets';
import { RoleSheet } from '#features/users/staff/role-sheet';
import type { UserFilter } from './user-filter';
import { UserRow } from './user-row';
import { LEFT_BEHIND } from './user-wording';
import { type ManagedUser, usersQuery, keepUser, refreshUsers } from './users.queries';

/** Rarely asked for, and shared with the members' list: a part of its own. */
const PersonSheet = lazy(() =>
  import('#features/users/rights/person-sheets').then((module) => ({ default: module.PersonSheet })),
);

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
  // Private, so that nothing of them is kept for reading offline (design §5.7).
  const users = usePages(useInfiniteQuery(usersQuery(filter)));
  const session = useSession();
  const { block, unblock, remove } = useUserCommands();
  // The row that had the focus is gone then.
  const [open, setOpen] = useState<'add-staff' | ManagedUser | null>(null);
  const [inRole, setInRole] = useState<ManagedUser | null>(null);
  const [task, setTask] = useState<PersonTask | null>(null);
  const { leaving, ask, answers } = useDeletion<ManagedUser>(remove, () => focusById(TITLE_ID));
  const isPending = ({ id }: ManagedUser) =>
    [block, unblock, remove].some((command) => command.isUnderWay(id));
  return (
    <ListPanel
      titleId={TITLE_ID}
      title="User Management"
      aria-busy={users.state === 'loading'}
      tools={
        <Button onClick={() => setOpen('add-staff')}>
          <UserRoundPlus size={20} aria-hidden /> Add Staff
        </Button>
      }
    >
      <UserFilters filter={filter} onFilter={onFilter} />
      <PrivateList pages={users} words={WORDS} isNarrow={isNarrow(filter)} rowHeight="5.5rem">
        {(user) => (
          <UserRow
            user={user}
            isOwn={user.id === session.user?.id}
            isPending={isPending(user)}
            onBlock={() => block.mutate(user.id)}
            onUnblock={() => unblock.mutate(user.id)}
            onDelete={() => ask(user)}
            onSetPin={() => setOpen(user)}
            onChangeRole={() => setInRole(user)}
            onExport={() => setTask({ kind: 'export', email: user.email, account: user })}
            onForget={() => setTask({ kind: 'forget', email: user.email, account: user })}
          />
        )}
      </PrivateList>
      {open === 'add-staff' && <AddStaffSheet onClose={() => setOpen(null)} />}
      {open && open !== 'add-staff' && <PinSheet user={open} onClose={() => setOpen(null)} />}
      {inRole && <RoleSheet user={inRole} onClose={() => setInRole(null)} />}
      {leaving && <DeleteUserSheet user={leaving} {...answers} />}
      <WithoutAccount onTask={setTask} />
      {task && (
        <Suspense>
          <PersonSheet task={task} onClose={() => setTask(null)} />
        </Suspense>
      )}
    </ListPanel>
  );
};

/** Guests without an account have rights, too: they are found by e-mail. */
const WithoutAccount = ({ onTask }: { onTask: (task: PersonTask) => void }) => (
  <Stack as="section" gap="2" aria-label="Guests without an account">
    <Hint>A guest without an account asks for their data, or wants to be forgotten? Find them by email.</Hint>
    <Flex wrap="wrap" gap="2">
      <Button look="outline" onClick={() => onTask({ kind: 'export', email: '' })}>
        <Download size={20} aria-hidden /> Export by email
      </Button>
      <Button look="danger" onClick={() => onTask({ kind: 'forget', email: '' })}>
        <UserRoundX size={20} aria-hidden /> Forget by email
      </Button>
    </Flex>
  </Stack>
);

/** Search, role and status. */
const UserFilters = ({ filter, onFilter }: UserManagementProps) => (
  <ListFilters
    label="Users"
    search={{
      ...searchIn({ filter, onFilter }),
      placeholder: 'Name, username or email',
      maxLength: TEXT_LENGTH.email,
    }}
    choices={[
      namedChoice({ label: 'Role', names: ROLE_NAMES, ...choiceIn({ filter, onFilter }, 'role') }),
      namedChoice({ label: 'Status', names: STATUS_NAMES, ...choiceIn({ filter, onFilter }, 'status') }),
    ]}
  />
);

const ROLE_NAMES: Record<UserType, string> = {
  admin: 'Admins',
  artist: 'Artists',
  user: 'Customers',
  staff: 'Staff',
};

const STATUS_NAMES: Record<UserStatus, string> = { active: 'Active', blocked: 'Blocked' };

/** Says what is gone for good, and what else would do. */
const DeleteUserSheet = ({ user, ...answers }: ConfirmAnswers & { user: ManagedUser }) => (
  <ConfirmSheet
    title={`Delete ${fullNameOf(user)}?`}
    confirmLabel="Delete permanently"
    pendingLabel="Deleting..."
    {...answers}
  >
    <p>
      This deletes the account <strong dir="auto">{user.username}</strong>, signs them out everywhere and
      deletes their check-in photos. This cannot be undone.
    </p>
    <p>{LEFT_BEHIND[user.userType]}</p>
    <p>They asked to be forgotten? Then choose “Forget for good” instead: that takes all they left.</p>
    {user.isActive && <p>To keep someone out for a while, block them instead.</p>}
  </ConfirmSheet>
);

/** Blocking, unblocking and deleting accounts, with the toasts of spec §8. The venue refuses what somebody else did before. */
const useUserCommands = () => {
  const client = useQueryClient();
  const onDone = (user: ManagedUser) => keepUser(client, user.id, user);
  const block = useToastMutation({
    send: (id: number) => requestJson<ManagedUser>(`/api/admin/users/${id}/block`, { method: 'PUT' }),
    done: () => ({ title: 'User blocked successfully' }),
    failed: 'Failed to block user',
    onDone,
    refresh: refreshUsers,
  });
  const unblock = useToastMutation({
    send: (id: number) => requestJson<ManagedUser>(`/api/admin/users/${id}/unblock`, { method: 'PUT' }),
    done: () => ({ title: 'User unblocked successfully' }),
    failed: 'Failed to unblock user',
    onDone,
    refresh: refreshUsers,
  });
  const remove = useDeleteCommand('User', {
    path: '/api/admin/users',
    done: () => ({ title: 'User deleted permanently' }),
    onDone: (_answer, id) => keepUser(client, id, null),
    refresh: refreshUsers,
  });
  return { block, unblock, remove };
};
