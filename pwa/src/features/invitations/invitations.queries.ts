import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { components } from '#contract/api-types.gen';
import type { InvitationStatus } from '#contract/invitations';
import { requestJson } from '#shared/http/http-client';
import { managedList } from '#shared/http/managed-list';

type Schemas = components['schemas'];
export type Invitation = Schemas['InvitationResponse'];
export type LinkedInvitation = Schemas['LinkedInvitationResponse'];

export const INVITATIONS_PATH = '/api/artist-invitations';
const PAGE_SIZE = 50;

/** Somebody who can be invited, as the availability of a date names them. */
export interface InvitableArtist {
  id: number;
  name: string;
  genre: string;
  email: string;
  profileImage: string | null;
  /** The hours of the date and what the artist notes of it, in words. */
  free: string;
}

/**
 * Invitations, the newest first: all for admins, their own for artists.
 * @param userId keeps one account's from another's
 */
export const invitationsQuery = (userId: number, status: InvitationStatus | 'all') =>
  managedList<Invitation>(
    [INVITATIONS_PATH, 'list', String(userId)],
    { status: status === 'all' ? undefined : status },
    PAGE_SIZE,
  );

export const linkPath = (token: string): string => `/api/invitations/${encodeURIComponent(token)}`;

/** What the link of an invitation shows. Never kept on the device. */
export const linkedInvitationQuery = (token: string) =>
  queryOptions({
    queryKey: ['/api/invitations', token],
    queryFn: ({ signal }) => requestJson<LinkedInvitation>(linkPath(token), { signal }),
  });

export const refreshInvitations = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: [INVITATIONS_PATH] });
