import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  type QueryClient,
} from '@tanstack/react-query';
import type { components } from '#contract/api-types.gen';
import type { InvitationStatus } from '#contract/invitations';
import { requestJson } from '#shared/http/http-client';
import { pagesFrom } from '#shared/http/list-pages';

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
}

/**
 * Invitations, the newest first: all for admins, their own for artists. Others change them too: looked at again, they are asked
 * for again.
 * @param userId keeps one account's from another's
 */
export const invitationsQuery = (userId: number, status: InvitationStatus | 'all') => {
  const params = { ...(status === 'all' ? {} : { status }), limit: String(PAGE_SIZE) };
  return infiniteQueryOptions({
    queryKey: [INVITATIONS_PATH, 'list', userId, params],
    ...pagesFrom<Invitation>(`${INVITATIONS_PATH}?${new URLSearchParams(params)}`),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
};

export const linkPath = (token: string): string => `/api/invitations/${encodeURIComponent(token)}`;

/** What the link of an invitation shows. Never kept on the device. */
export const linkedInvitationQuery = (token: string) =>
  queryOptions({
    queryKey: ['/api/invitations', token],
    queryFn: ({ signal }) => requestJson<LinkedInvitation>(linkPath(token), { signal }),
  });

export const refreshInvitations = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: [INVITATIONS_PATH] });
