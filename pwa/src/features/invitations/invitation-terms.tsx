import { Grid } from '@chakra-ui/react/grid';
import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import type { InvitationStatus } from '#contract/invitations';
import { genreName } from '#shared/lib/genre-name';
import { ButtonLink } from '#shared/ui/form/button';
import { Quote } from './invitation-card';
import type { LinkedInvitation } from './invitations.queries';

type OfferedTerms = Pick<
  LinkedInvitation,
  'duration' | 'budget' | 'eventType' | 'description' | 'invitationMessage'
>;

/** What the venue offers: what for, how long, for how much, and its words. */
export const InvitationTerms = ({ invitation }: { invitation: OfferedTerms }) => {
  const { duration, budget, eventType, description, invitationMessage } = invitation;
  const facts = [
    ['Type', genreName(eventType)],
    ['Duration', duration],
    ['Pay', budget],
  ] as const;
  return (
    <>
      <Grid as="dl" templateColumns="repeat(auto-fit, minmax(min(100%, 7rem), 1fr))" gap="3">
        {facts.map(
          ([label, words]) =>
            words && (
              <div key={label}>
                <chakra.dt color="muted" fontSize="sm">
                  {label}
                </chakra.dt>
                <chakra.dd
                  fontWeight="600"
                  css={{ '&::first-letter': { textTransform: 'uppercase' } }}
                  dir="auto"
                >
                  {words}
                </chakra.dd>
              </div>
            ),
        )}
      </Grid>
      {description && <p dir="auto">{description}</p>}
      {invitationMessage && <Quote words={invitationMessage} from="The venue" />}
    </>
  );
};

const SETTLED_WORDS: Record<Exclude<InvitationStatus, 'pending'>, string> = {
  accepted: 'You accepted this invitation. The show is on the calendar.',
  declined: 'You declined this invitation. The venue has been told; there is nothing more to do.',
  expired:
    'This invitation has expired and can no longer be answered. If you still want to play, please ask the venue.',
  cancelled: 'The venue cancelled this invitation, or the night is taken. There is nothing more to do.',
};

interface SettledInvitationProps {
  status: Exclude<InvitationStatus, 'pending'>;
  eventId: number | null;
}

/** What became of an invitation, in place of the question. */
export const SettledInvitation = ({ status, eventId }: SettledInvitationProps) => (
  <Stack gap="4" align="start">
    <p>{SETTLED_WORDS[status]}</p>
    {status === 'accepted' && eventId !== null && (
      <ButtonLink to="/events/$eventId" params={{ eventId }}>
        See the event
      </ButtonLink>
    )}
  </Stack>
);
