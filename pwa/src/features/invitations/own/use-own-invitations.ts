import { useInfiniteQuery, type InfiniteData } from '@tanstack/react-query';
import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect } from 'react';
import type { ListPage } from '#shared/http/http-client';
import { mirroredSession } from '#shared/offline/storage/session-mirror';
import { usePages, type Pages } from '#shared/ui/list/use-pages';
import {
  invitationsQuery,
  type Invitation,
  type SeenInvitation,
} from '#features/invitations/invitations.queries';
import { keepInvitations, readKeptInvitations } from './kept-invitations';

interface OwnInvitations {
  pages: Pages<SeenInvitation>;
  /** They are this phone's own copy: the venue could not be reached. */
  isKept: boolean;
}

/** The signed-in artist's invitations; without a network, those this phone has seen (decision 29). */
export const useOwnInvitations = (userId: number): OwnInvitations => {
  const query = useInfiniteQuery(invitationsQuery(userId, 'all'));
  const pages = usePages(query);
  useKeeping(userId, query.isPlaceholderData ? undefined : query.data);
  const kept = useLiveQuery(() => readKeptInvitations(userId, new Date()).catch(unreadable), [userId]);
  if (pages.state !== 'offline' || !kept || kept.length === 0) return { pages, isKept: false };
  return { pages: { ...pages, rows: kept, state: 'ready' }, isKept: true };
};

/** A device that keeps nothing still shows them online. */
const useKeeping = (ownerId: number, told: InfiniteData<ListPage<Invitation>> | undefined) => {
  const signedInId = useLiveQuery(async () => (await mirroredSession().catch(() => null))?.owner.id);
  useEffect(() => {
    if (!told || signedInId !== ownerId) return;
    const invitations = told.pages.flatMap(({ rows }) => rows);
    keepInvitations(ownerId, invitations).catch((error: unknown) =>
      console.warn('The invitations could not be kept.', error),
    );
  }, [told, ownerId, signedInId]);
};

const unreadable = (error: unknown): null => {
  console.warn('The invitations kept on this device could not be read.', error);
  return null;
};
