import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { useQueryClient, useInfiniteQuery, type InfiniteData } from '@tanstack/react-query';
import { useLiveQuery } from 'dexie-react-hooks';
import { MailOpen } from 'lucide-react';
import { useState } from 'react';
import { sendOnce } from '#shared/http/command-headers';
import type { ListPage } from '#shared/http/http-client';
import { usePrivateCopy } from '#shared/offline/storage/private-copy';
import { Sheet } from '#shared/ui/dialog/sheet';
import { Button, ButtonLink } from '#shared/ui/form/button';
import { usePages, type Pages } from '#shared/ui/list/use-pages';
import { KeptNote } from '#shared/ui/page/kept-note';
import { InvitationCard, InvitationStatusBadge } from '#features/invitations/invitation-card';
import { InvitationList } from '#features/invitations/invitation-list';
import { InvitationTerms, SettledInvitation } from '#features/invitations/invitation-terms';
import { whenLine } from '#features/invitations/invitation-wording';
import {
  INVITATIONS_PATH,
  refreshInvitations,
  type Invitation,
  invitationsQuery,
} from '#features/invitations/invitations.queries';
import { SeeEvent } from '#features/invitations/see-event';
import { AnswerButtons, AnswerMessage, AnswerRefusal } from './answer-form';
import { useVenueZone } from '#shared/lib/dates/venue-zone';
import { keepInvitations, readKeptInvitations, type SeenInvitation } from './kept-invitations';
import { useAnswer } from './use-answer';

const EMPTY = {
  title: 'No invitations yet',
  words: 'Mark the dates you are free, so that the venue can invite you.',
  action: (
    <ButtonLink to="/account/dates" look="outline">
      Mark your dates
    </ButtonLink>
  ),
};

/**
 * The signed-in artist's invitations in the account page; without a network, those this phone has seen.
 * @param onAccepted called when something is on the calendar that was not
 */
export const MyInvitations = ({ userId, onAccepted }: { userId: number; onAccepted: () => void }) => {
  const [opened, setOpened] = useState<SeenInvitation | null>(null);
  const { pages, isKept } = useOwnInvitations(userId);
  // As the list has it: the venue may cancel the invitation while it is looked at. Where no list has it, as it was opened.
  const answering = opened && (pages.rows.find(({ id }) => id === opened.id) ?? opened);
  return (
    <Stack as="section" gap="4" aria-labelledby="my-invitations">
      <chakra.h2 id="my-invitations" fontSize="2xl">
        Invitations
      </chakra.h2>
      {isKept && <KeptNote noun="invitations" />}
      <InvitationList pages={pages} empty={EMPTY}>
        {(invitation) => (
          <InvitationCard
            invitation={invitation}
            heading={invitation.eventName}
            actions={<Actions invitation={invitation} onAnswer={() => setOpened(invitation)} />}
          />
        )}
      </InvitationList>
      {answering && (
        <AnswerSheet
          key={answering.id}
          invitation={answering}
          onAccepted={onAccepted}
          onClose={() => setOpened(null)}
        />
      )}
    </Stack>
  );
};

const Actions = ({ invitation, onAnswer }: { invitation: SeenInvitation; onAnswer: () => void }) => {
  const { status, eventName } = invitation;
  return (
    <>
      {status === 'pending' && (
        <Button aria-label={`Answer the invitation to ${eventName}`} onClick={onAnswer}>
          <MailOpen size={20} aria-hidden /> Answer
        </Button>
      )}
      <SeeEvent invitation={invitation} />
    </>
  );
};

interface AnswerSheetProps {
  invitation: SeenInvitation;
  onAccepted: () => void;
  onClose: () => void;
}

const AnswerSheet = ({ invitation, onAccepted, onClose }: AnswerSheetProps) => {
  const client = useQueryClient();
  const { status } = invitation;
  const answering = useAnswer({
    send: (answer, key) =>
      sendOnce<Invitation>(`${INVITATIONS_PATH}/${invitation.id}/respond`, answer, key, 'PUT'),
    onAnswered: (answered) => {
      void refreshInvitations(client);
      if (answered.status === 'accepted') onAccepted();
      onClose();
    },
    onRefused: () => refreshInvitations(client),
  });
  return (
    <Sheet
      title={invitation.eventName}
      subtitle={whenLine(invitation)}
      onClose={onClose}
      footer={status === 'pending' && <AnswerButtons {...answering} />}
    >
      <Stack gap="4">
        <InvitationTerms invitation={invitation} />
        {status === 'pending' ? (
          <AnswerMessage {...answering} />
        ) : (
          <div role="status">
            <InvitationStatusBadge status={status} />
            <SettledInvitation status={status} eventId={invitation.eventId} />
          </div>
        )}
        <AnswerRefusal {...answering} />
      </Stack>
    </Sheet>
  );
};

interface OwnInvitations {
  pages: Pages<SeenInvitation>;
  /** They are this phone's own copy: the venue could not be reached. */
  isKept: boolean;
}

/** The signed-in artist's invitations; without a network, those this phone has seen (decision 29). */
const useOwnInvitations = (userId: number): OwnInvitations => {
  const query = useInfiniteQuery(invitationsQuery(userId, 'all'));
  const pages = usePages(query);
  usePrivateCopy(userId, query.isPlaceholderData ? undefined : query.data, keepPages);
  const timeZone = useVenueZone();
  const kept = useLiveQuery(
    () => readKeptInvitations(userId, new Date(), timeZone).catch(unreadable),
    [userId, timeZone],
  );
  if (pages.state !== 'offline' || !kept || kept.length === 0) return { pages, isKept: false };
  return { pages: { ...pages, rows: kept, state: 'ready' }, isKept: true };
};

const keepPages = (ownerId: number, { pages }: InfiniteData<ListPage<Invitation>>): Promise<void> =>
  keepInvitations(
    ownerId,
    pages.flatMap(({ rows }) => rows),
  );

const unreadable = (error: unknown): null => {
  console.warn('The invitations kept on this device could not be read.', error);
  return null;
};
