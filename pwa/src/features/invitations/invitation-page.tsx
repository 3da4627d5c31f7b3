import { Box } from '@chakra-ui/react/box';
import { Grid } from '@chakra-ui/react/grid';
import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { MailQuestion } from 'lucide-react';
import type { ReactNode } from 'react';
import { answerableUntil } from '#contract/invitations';
import { sendOnce } from '#shared/http/command-headers';
import { isGone } from '#shared/http/is-gone';
import { useVenueZone } from '#shared/lib/dates/venue-zone';
import { ButtonLink } from '#shared/ui/form/button';
import { PageState } from '#shared/ui/feedback/page-state';
import { Spinner } from '#shared/ui/feedback/spinner';
import { Unanswered } from '#shared/ui/feedback/unanswered';
import { usePageTitle } from '#shared/ui/page/use-page-title';
import { AnswerButtons, AnswerMessage, AnswerRefusal, Small } from '#features/invitations/own/answer-form';
import { InvitationStatusBadge } from './invitation-card';
import { InvitationTerms, SettledInvitation } from './invitation-terms';
import { timeLeft, whenLine } from './invitation-wording';
import { linkedInvitationQuery, linkPath, type LinkedInvitation } from './invitations.queries';
import { useAnswer } from '#features/invitations/own/use-answer';

interface InvitationPageProps {
  token: string;
  /** Where the show would be. */
  venue: ReactNode;
  /** Something is on the calendar that was not. */
  onAccepted: () => void;
}

/** Where the link of an invitation leads (design §4 "Invitations"): looking changes nothing, a button answers. */
export const InvitationPage = ({ token, venue, onAccepted }: InvitationPageProps) => {
  usePageTitle('Invitation');
  const query = useQuery(linkedInvitationQuery(token));
  return (
    <Grid
      as="main"
      className="page"
      templateColumns="minmax(0, 1fr)"
      justifyItems="center"
      alignContent="start"
    >
      {query.data ? (
        <Letter token={token} invitation={query.data} venue={venue} onAccepted={onAccepted} />
      ) : (
        <WithoutInvitation query={query} />
      )}
    </Grid>
  );
};

interface LetterProps extends InvitationPageProps {
  invitation: LinkedInvitation;
}

const Letter = ({ token, invitation, venue, onAccepted }: LetterProps) => {
  const client = useQueryClient();
  const { queryKey } = linkedInvitationQuery(token);
  const answering = useAnswer({
    send: (answer, key) => sendOnce<LinkedInvitation>(`${linkPath(token)}/respond`, answer, key),
    onAnswered: (answered) => {
      client.setQueryData(queryKey, answered);
      if (answered.status === 'accepted') onAccepted();
    },
    onRefused: () => client.invalidateQueries({ queryKey }),
  });
  const { status, artistName, eventName } = invitation;
  const timeZone = useVenueZone();
  const isOpen = status === 'pending';
  return (
    <Stack
      as="article"
      className="card"
      gap="4"
      width="100%"
      maxWidth="36rem"
      p={{ base: '4', md: '8' }}
      overflowWrap="anywhere"
      aria-labelledby="invitation-title"
    >
      <Stack as="header" gap="1" pb="4" borderBottom="2px dashed" borderColor="line">
        <chakra.p color="accent" fontWeight="600">
          Invitation for <bdi>{artistName}</bdi>
        </chakra.p>
        <chakra.h1
          id="invitation-title"
          fontSize="clamp(1.25rem, 9vw, var(--chakra-font-sizes-3xl))"
          lineHeight="1.15"
          dir="auto"
        >
          {eventName}
        </chakra.h1>
        <chakra.p fontWeight="600">{whenLine(invitation)}</chakra.p>
        <div role="status">{!isOpen && <InvitationStatusBadge status={status} />}</div>
      </Stack>
      <InvitationTerms invitation={invitation} />
      {!isOpen && <SettledInvitation status={status} eventId={invitation.eventId} />}
      <Box css={{ '&:empty': { display: 'none' } }}>{venue}</Box>
      <AnswerRefusal {...answering} />
      {isOpen && (
        <>
          <AnswerMessage {...answering} />
          <AnswerButtons {...answering} />
          <Small>{timeLeft(answerableUntil(invitation, timeZone), new Date())}</Small>
        </>
      )}
    </Stack>
  );
};

const WithoutInvitation = ({ query }: { query: UseQueryResult<LinkedInvitation> }) =>
  isGone(query.error) ? (
    <PageState
      icon={MailQuestion}
      title="We cannot find this invitation"
      announced
      action={<ButtonLink to="/">See what's on</ButtonLink>}
    >
      Please open the link in your email or text message again, and check that it is complete.
    </PageState>
  ) : (
    <Unanswered query={query} what="The invitation" offline="The invitation comes with your connection.">
      <Spinner label="Loading the invitation" />
    </Unanswered>
  );
