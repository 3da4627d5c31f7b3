import type { components } from '#contract/api-types.gen';
import { ifAt, underKey } from '#shared/http/command-headers';
import { requestJson } from '#shared/http/http-client';
import { BADGES_PATH, type Badge } from './badges.queries';

export type BadgeRequest = components['schemas']['BadgeRequest'];
export type BadgeChanges = components['schemas']['BadgeChanges'];

/** @param key made when the form opens: however often it is sent, one badge comes of it */
export const postBadge = (badge: BadgeRequest, key: string) =>
  requestJson<Badge>(BADGES_PATH, {
    method: 'POST',
    body: badge,
    headers: underKey(key),
  });

/** @throws HttpError 412 when the badge is not at this version any more; nothing was changed then */
export const putBadge = ({ id, version }: Badge, changes: BadgeChanges) =>
  requestJson<Badge>(`${BADGES_PATH}/${id}`, {
    method: 'PUT',
    body: changes,
    headers: version === undefined ? { 'if-match': '*' } : ifAt(version),
  });

/** How many members would get the badge if it asked for this. Changes nothing. */
export const getBadgePreview = ({
  badgeId,
  requirement,
  requirementType,
}: {
  badgeId: number;
  requirement: number;
  requirementType: string;
}) =>
  requestJson<components['schemas']['BadgePreview']>(
    `${BADGES_PATH}/preview?${new URLSearchParams({ badgeId: String(badgeId), requirement: String(requirement), requirementType }).toString()}`,
  );

export const deleteBadge = (id: number) =>
  requestJson<components['schemas']['MessageResponse']>(`${BADGES_PATH}/${id}`, { method: 'DELETE' });
