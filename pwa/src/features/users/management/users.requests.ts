import type { components } from '#contract/api-types.gen';
import { requestJson } from '#shared/http/http-client';
import type { ManagedUser } from './users.queries';

type MessageResponse = components['schemas']['MessageResponse'];

/** The calls of the Users tab (spec §7 "Users"). */

export const putBlock = (id: number) =>
  requestJson<ManagedUser>(`/api/admin/users/${id}/block`, { method: 'PUT' });

export const putUnblock = (id: number) =>
  requestJson<ManagedUser>(`/api/admin/users/${id}/unblock`, { method: 'PUT' });

export const deleteUser = (id: number) =>
  requestJson<MessageResponse>(`/api/admin/users/${id}`, { method: 'DELETE' });
