import { Flex } from '@chakra-ui/react/flex';
import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { CircleSlash, FileText } from 'lucide-react';
import { useState } from 'react';
import { INVITATION_STATUSES, type InvitationStatus } from '#contract/invitations';
import { requestJson } from '#shared/http/http-client';
import { Button } from '#shared/ui/form/button';
import { ConfirmSheet } from '#shared/ui/dialog/confirm-sheet';
import { StatusFilter } from '#shared/ui/list/status-filter';
import { usePages } from '#shared/ui/list/use-pages';
import { useSendAgain } from '#shared/ui/mutation/use-repeats';
import { useToastMutation } from '#shared/ui/mutation/use-toast-mutation';
import { useWhenSaved } from '#shared/ui/mutation/use-when-saved';
import { InvitationCard } from '#features/invitations/invitation-card';
import { InvitationList } from '#features/invitations/invitation-list';
import { INVITATION_STATUS_NAMES, reachedBy, whenLine } from '#features/invitations/invitation-wording';
import {
  INVITATIONS_PATH,
  invitationsQuery,
  refreshInvitations,
  type Invitation,
} from '#features/invitations/invitations.queries';
import { SeeEvent } from '#features/invitations/see-event';
import { InvitationTextSheet } from './invitation-text-sheet';

type Filter = InvitationStatus | 'all';

/**
 * What was sent and what became of it; what still waits can be cancelled.
 * @param canSend whether the venue has somebody to send by
 */
export const SentInvitations = ({ userId, canSend }: { userId: number; canSend: boolean }) => {
  const [status, setStatus] = useState<Filter>('all');
  const [cancelling, setCancelling] = useState<Invitation | null>(null);
  const [read, setRead] = useState<Invitation | null>(null);
  const pages = usePages(useInfiniteQuery(invitationsQuery(userId, status)));
  return (
    <Stack as="section" gap="4" aria-labelledby="sent-invitations">
      <Flex
        as="header"
        wrap="wrap"
        align={{ base: 'end', lg: 'start' }}
        justify="space-between"
        gap="2"
        columnGap="1rem"
        css={{ '& > .status-filter': { flexBasis: '16rem' } }}
      >
        <chakra.h2 id="sent-invitations" fontSize="2xl">
          Sent Invitations
        </chakra.h2>
        <StatusFilter
          statuses={INVITATION_STATUSES}
          names={INVITATION_STATUS_NAMES}
          value={status}
          onChange={setStatus}
        />
      </Flex>
      <InvitationList pages={pages} empty={emptyWords(status)}>
        {(invitation) => (
          <InvitationCard
            invitation={invitation}
            heading={`${invitation.artist.name} · ${invitation.eventName}`}
            note={reachedBy({ ...invitation, canSend })}
            actions={
              <Actions
                invitation={invitation}
                onCancel={() => setCancelling(invitation)}
                onRead={() => setRead(invitation)}
              />
            }
          />
        )}
      </InvitationList>
      {read && <InvitationTextSheet invitation={read} onClose={() => setRead(null)} />}
      {cancelling && <CancelSheet invitation={cancelling} onClose={() => setCancelling(null)} />}
    </Stack>
  );
};

const emptyWords = (status: Filter) =>
  status === 'all'
    ? { title: 'No invitations yet', words: 'Choose a highlighted day in the calendar to invite an artist.' }
    : { title: 'No invitations with this status', words: 'Choose another status to see more.' };

interface ActionsProps {
  invitation: Invitation;
  onCancel: () => void;
  onRead: () => void;
}

/** An invitation that could not be sent shows its text, so that staff can pass it on. */
const Actions = ({ invitation, onCancel, onRead }: ActionsProps) => {
  const { status, artist, emailSent, smsSent } = invitation;
  const isPending = status === 'pending';
  return (
    <>
      <SeeEvent invitation={invitation} />
      {isPending && !emailSent && !smsSent && (
        <Button look="outline" aria-label={`Read text for ${artist.name}`} onClick={onRead}>
          <FileText size={20} aria-hidden /> Read text
        </Button>
      )}
      {isPending && (
        <Button look="danger" aria-label={`Cancel invitation of ${artist.name}`} onClick={onCancel}>
          <CircleSlash size={20} aria-hidden /> Cancel invitation
        </Button>
      )}
    </>
  );
};

const CancelSheet = ({ invitation, onClose }: { invitation: Invitation; onClose: () => void }) => {
  const client = useQueryClient();
  const send = useSendAgain(putCancelled, findCancelled);
  const cancelling = useToastMutation({
    send: () => send(invitation.id),
    done: () => ({ title: 'Invitation cancelled', description: 'The artist will be told.' }),
    failed: 'Failed to cancel invitation',
    onDone: () => void refreshInvitations(client),
    // It may have been answered meanwhile.
    onFailed: () => refreshInvitations(client),
  });
  useWhenSaved(cancelling.isSuccess, onClose);
  return (
    <ConfirmSheet
      title="Cancel this invitation?"
      confirmLabel="Cancel invitation"
      pendingLabel="Cancelling..."
      isPending={cancelling.isPending}
      onConfirm={() => cancelling.mutate()}
      onCancel={onClose}
    >
      <p>
        <bdi>{invitation.artist.name}</bdi> can no longer accept “<bdi>{invitation.eventName}</bdi>” on{' '}
        {whenLine(invitation)}, and will be told by email.
      </p>
    </ConfirmSheet>
  );
};

const putCancelled = (id: number) =>
  requestJson<Invitation>(`${INVITATIONS_PATH}/${id}/cancel`, { method: 'PUT' });

/** The invitation as the venue has it, if it is cancelled; among the newest. */
const findCancelled = async (id: number): Promise<Invitation | undefined> => {
  const cancelled = await requestJson<Invitation[]>(`${INVITATIONS_PATH}?status=cancelled`);
  return cancelled.find((invitation) => invitation.id === id);
};
