import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { Award, Ticket as TicketIcon, TrendingUp } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { TIER_WORDS } from '#contract/loyalty';
import { isLastKept } from '#shared/offline/wakes/just-kept';
import { useSession } from '#shared/session/session-context';
import { useIsVisitor } from '#shared/session/use-guest';
import { focusAfterPaint } from '#shared/ui/dialog/focus-after-paint';
import { PageState } from '#shared/ui/feedback/page-state';
import { Skeleton } from '#shared/ui/feedback/skeleton';
import { ButtonLink } from '#shared/ui/form/button';
import type { CheckInEvent } from '#features/check-in/check-in';
import type { Ticket } from './ticket';
import { TicketActions } from './ticket-actions';
import { TicketStub } from './ticket-stub';
import { UnreadableTickets } from './unreadable-tickets';
import { useJudgedTicket, useOwnCheckIn } from './use-judged-ticket';
import '#features/check-in/check-in-page.css';

interface TicketPageProps {
  ticketKey: string;
  /** What can be done with the stub's show. */
  renderShowLinks: (show: CheckInEvent) => ReactNode;
}

/** One check-in's stub, from this device's own record (design §5.1), and what the server says came of it. */
export const TicketPage = ({ ticketKey, renderShowLinks }: TicketPageProps) => {
  const ticket = useJudgedTicket(ticketKey);
  const { user } = useSession();
  const heading = useHeardHeading(ticketKey, ticket !== undefined);
  if (ticket === undefined) return <Skeleton height="20rem" />;
  if (ticket === 'failed') return <UnreadableTickets />;
  if (ticket === null) return <NoTicket />;
  return (
    <>
      <TicketStub ticket={ticket} level="h1" headingRef={heading}>
        {ticket.state !== 'sent' && <TicketActions ticket={ticket} />}
      </TicketStub>
      {user && ticket.state === 'sent' && <Outcome ticketKey={ticketKey} />}
      {Boolean(ticket.claimablePoints) && <ClaimPoints ticket={ticket} />}
      {renderShowLinks(ticket.checkIn.event)}
      <ButtonLink to="/" look="outline">
        Back to events
      </ButtonLink>
      <ButtonLink to="/check-ins" look="quiet">
        My check-ins
      </ButtonLink>
    </>
  );
};

/** After a check-in the stub takes the place of the form, whose focus is gone: a screen reader goes on from its heading. */
const useHeardHeading = (key: string, isShown: boolean): RefObject<HTMLHeadingElement | null> => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isShown && isLastKept(key) && heading.current) focusAfterPaint(heading.current);
  }, [isShown, key]);
  return heading;
};

/** For a guest without an account: the points are found again by the e-mail once it is proved (design §4). */
const ClaimPoints = ({ ticket: { claimablePoints, checkIn } }: { ticket: Ticket }) => {
  const isVisitor = useIsVisitor();
  if (!isVisitor()) return null;
  const guest = { name: checkIn.customerName, email: checkIn.customerEmail ?? '' };
  return (
    <ButtonLink to="/register" state={{ guest }}>
      Sign up to claim {claimablePoints} points
    </ButtonLink>
  );
};

const NoTicket = () => (
  <>
    <h1 className="visually-hidden">Ticket</h1>
    <PageState
      icon={TicketIcon}
      title="No such ticket on this phone"
      announced
      action={
        <ButtonLink to="/check-ins" look="outline">
          My check-ins
        </ButtonLink>
      }
    >
      Tickets stay on the phone they were made on. This one was dismissed, discarded, or made on another.
    </PageState>
  </>
);

/** Badges are judged within seconds of a check-in: how often, and for how long, they are asked for again, in milliseconds. */
const JUDGED_EVERY_MS = 3_000;
const JUDGED_WITHIN_MS = 10_000;

/** What came of a sent check-in for the member it counts for: badges won and the tier reached; nothing when nothing did. */
const Outcome = ({ ticketKey }: { ticketKey: string }) => {
  const [opened] = useState(() => Date.now());
  const own = useOwnCheckIn(ticketKey, {
    refetchInterval: () => Date.now() - opened < JUDGED_WITHIN_MS && JUDGED_EVERY_MS,
  });
  return (
    <div role="status" aria-label="What came of it">
      <Stack as="ul" gap="2" fontWeight="600" css={{ '&:empty': { display: 'none' } }}>
        {own?.tierReached && (
          <Line>
            <TrendingUp size={20} aria-hidden /> You reached {TIER_WORDS[own.tierReached]}
          </Line>
        )}
        {own?.badges.map((badge) => (
          <Line key={badge}>
            <Award size={20} aria-hidden /> Badge won: {badge}
          </Line>
        ))}
      </Stack>
    </div>
  );
};

const Line = chakra('li', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    '& > svg': { color: 'accent' },
  },
});
