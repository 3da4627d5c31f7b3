import { useQueryClient } from '@tanstack/react-query';
import type { components } from '#contract/api-types.gen';
import { requestJson } from '#shared/http/http-client';
import { HttpError } from '#shared/http/http-error';
import { useToastMutation } from '#shared/ui/mutation/use-toast-mutation';
import { keepUser, refreshUsers, type ManagedUser } from './users.queries';

/** Blocking, unblocking and deleting accounts, with the toasts of spec §8. */
export const useUserCommands = () => {
  const client = useQueryClient();
  /** Somebody else deleted them, or made them an admin. */
  const onFailed = (error: Error) => (error instanceof HttpError ? refreshUsers(client) : undefined);
  const onDone = (user: ManagedUser) => keepUser(client, user.id, user);
  const block = useToastMutation({
    send: putBlock,
    done: () => ({ title: 'User blocked successfully' }),
    failed: 'Failed to block user',
    onDone,
    onFailed,
  });
  const unblock = useToastMutation({
    send: putUnblock,
    done: () => ({ title: 'User unblocked successfully' }),
    failed: 'Failed to unblock user',
    onDone,
    onFailed,
  });
  const remove = useToastMutation({
    send: deleteUser,
    done: () => ({ title: 'User deleted permanently' }),
    failed: 'Failed to delete user',
    onDone: (_answer, id: number) => keepUser(client, id, null),
    onFailed,
  });
  return { block, unblock, remove };
};

type MessageResponse = components['schemas']['MessageResponse'];

/** The calls of the Users tab (spec §7 "Users"). */

const putBlock = (id: number) => requestJson<ManagedUser>(`/api/admin/users/${id}/block`, { method: 'PUT' });

const putUnblock = (id: number) =>
  requestJson<ManagedUser>(`/api/admin/users/${id}/unblock`, { method: 'PUT' });

const deleteUser = (id: number) =>
  requestJson<MessageResponse>(`/api/admin/users/${id}`, { method: 'DELETE' });
