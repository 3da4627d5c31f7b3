import type { components } from '#contract/api-types.gen';
import { IDEMPOTENCY_KEY_HEADER } from '#contract/problem';
import { requestJson } from '#shared/http/http-client';
import { BADGES_PATH, type Badge } from './badge-list.queries';

export type BadgeRequest = components['schemas']['BadgeRequest'];
export type BadgeChanges = components['schemas']['BadgeChanges'];

/** @param key made when the form opens: however often it is sent, one badge comes of it */
export const postBadge = (badge: BadgeRequest, key: string) =>
  requestJson<Badge>(BADGES_PATH, {
    method: 'POST',
    body: badge,
    headers: { [IDEMPOTENCY_KEY_HEADER]: key },
  });

export const putBadge = (id: number, changes: BadgeChanges) =>
  requestJson<Badge>(`${BADGES_PATH}/${id}`, { method: 'PUT', body: changes });

export const deleteBadge = (id: number) =>
  requestJson<components['schemas']['MessageResponse']>(`${BADGES_PATH}/${id}`, { method: 'DELETE' });
