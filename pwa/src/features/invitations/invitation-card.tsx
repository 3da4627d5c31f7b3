import { Flex } from '@chakra-ui/react/flex';
import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { StatusPill } from '#shared/ui/layout/status-pill';
import { CalendarDays, Check, CircleSlash, Hourglass, TimerOff, X, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { answerableUntil, type InvitationStatus } from '#contract/invitations';
import { useVenueZone } from '#shared/lib/dates/venue-zone';
import { Hint } from '#shared/ui/layout/hint';
import { INVITATION_STATUS_NAMES, timeLeft, whenLine } from './invitation-wording';
import type { SeenInvitation } from '#features/invitations/own/kept-invitations';

const STATUS_LOOKS = {
  pending: { icon: Hourglass, tone: 'waiting' },
  accepted: { icon: Check, tone: 'good' },
  declined: { icon: X, tone: 'danger' },
  expired: { icon: TimerOff, tone: 'plain' },
  cancelled: { icon: CircleSlash, tone: 'plain' },
} as const satisfies Record<InvitationStatus, { icon: LucideIcon; tone: string }>;

export const InvitationStatusBadge = ({ status }: { status: InvitationStatus }) => {
  const { icon: Icon, tone } = STATUS_LOOKS[status];
  return (
    <StatusPill tone={tone}>
      <Icon size={16} aria-hidden />
      <span>{INVITATION_STATUS_NAMES[status]}</span>
    </StatusPill>
  );
};

const CalendarIcon = chakra(CalendarDays, { base: { flex: 'none', color: 'accent' } });

interface InvitationCardProps {
  invitation: SeenInvitation;
  /** Who is invited, where that is not the reader. */
  heading: string;
  /** More about it, e.g. how it was sent. */
  note?: string;
  /** What can be done with it. */
  actions?: ReactNode;
}

/** One invitation: for whom, when, what was offered, where it stands. */
export const InvitationCard = ({ invitation, heading, note, actions }: InvitationCardProps) => {
  const { status, budget, duration, description, invitationMessage, responseMessage } = invitation;
  const timeZone = useVenueZone();
  return (
    <Stack
      as="article"
      gap="2"
      p="4"
      borderWidth="1px"
      borderColor="line"
      borderInlineStart={status === 'pending' ? '4px solid var(--chakra-colors-accent-solid)' : undefined}
      rounded="card"
      bg="surface"
      overflowWrap="anywhere"
      aria-label={heading}
    >
      <Flex as="header" wrap="wrap" align="start" justify="space-between" gap="1" columnGap="0.75rem">
        <chakra.h3 flex="1 1 10rem" minWidth="0" fontSize="lg" dir="auto">
          {heading.replace(' · ', '\u00a0· ')}
        </chakra.h3>
        <InvitationStatusBadge status={status} />
      </Flex>
      <Flex as="p" align="center" gap="2" fontWeight="600">
        <CalendarIcon width="18px" height="18px" aria-hidden /> {whenLine(invitation)}
      </Flex>
      <Hint dir="auto">
        {[
          duration,
          budget,
          status === 'pending' && timeLeft(answerableUntil(invitation, timeZone), new Date()),
          note,
        ]
          .filter(Boolean)
          .join(' · ')}
      </Hint>
      {description && <p dir="auto">{description}</p>}
      {invitationMessage && <Quote words={invitationMessage} from="The venue" />}
      {responseMessage && <Quote words={responseMessage} from={invitation.artist.name} />}
      {actions && (
        <Flex wrap="wrap" gap="2" mt="1" css={{ '&:empty': { display: 'none' } }}>
          {actions}
        </Flex>
      )}
    </Stack>
  );
};

export const Quote = ({ words, from }: { words: string; from: string }) => (
  <chakra.figure
    px="3"
    py="2"
    borderInlineStart="3px solid var(--chakra-colors-accent-solid)"
    bg="raised"
    rounded="cell"
  >
    <chakra.figcaption color="muted" fontSize="sm">
      <bdi>{from}</bdi>:
    </chakra.figcaption>
    <chakra.blockquote whiteSpace="pre-line" dir="auto">
      {words}
    </chakra.blockquote>
  </chakra.figure>
);
