import { Check, CloudUpload, KeyRound, LoaderCircle, TriangleAlert } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { formatLongDate } from '#shared/lib/dates/calendar-date';
import { unbrokenTime } from '#shared/lib/dates/instant-words';
import { ticketNumber } from '#features/check-in/check-in';
import type { Ticket, TicketState } from './ticket';
import './ticket-stub.css';

const ICONS = {
  waiting: CloudUpload,
  sending: LoaderCircle,
  'needs-sign-in': KeyRound,
  stuck: TriangleAlert,
  sent: Check,
} satisfies Record<TicketState, typeof Check>;

interface TicketStubProps {
  ticket: Ticket;
  /** The heading's level in its page. */
  level: 'h1' | 'h3';
  /** The heading, for a page that wants it heard. */
  headingRef?: Ref<HTMLHeadingElement>;
  /** Shown on the stub under its message, e.g. Retry and Edit. */
  children?: ReactNode;
}

/** A check-in as a paper stub: parchment in both themes, perforated, numbered (look). */
export const TicketStub = ({ ticket, level: Heading, headingRef, children }: TicketStubProps) => {
  const { checkIn, state } = ticket;
  const Icon = ICONS[state];
  return (
    <article className="ticket" data-state={state} aria-label={`Ticket ${ticketNumber(ticket.key)}`}>
      <div className="ticket-main">
        <p className="ticket-kicker">{ticket.heading}</p>
        <Heading className="ticket-event" ref={headingRef} tabIndex={headingRef ? -1 : undefined}>
          {checkIn.event.name}
        </Heading>
        <p className="ticket-when">
          {formatLongDate(checkIn.event.date)}&nbsp;· {unbrokenTime(checkIn.event.time)}
        </p>
        <dl className="ticket-facts">
          {ticket.isOwn && <TicketFact term="Guest" value={checkIn.customerName} />}
          <TicketFact term="Party" value={String(checkIn.partySize)} />
          <TicketFact term="Points" value={ticket.points} />
        </dl>
      </div>
      <div className="ticket-tear">
        <p className="ticket-message" role="status">
          <Icon size={20} aria-hidden className="ticket-icon" />
          {/* Not bare: a browser that translates wraps bare text, and React then finds no place for the next icon before it. */}
          <span>{ticket.message}</span>
        </p>
        {children}
        <p className="ticket-number">No. {ticketNumber(ticket.key)}</p>
      </div>
    </article>
  );
};

const TicketFact = ({ term, value }: { term: string; value: string }) => (
  <div>
    <dt>{term}</dt>
    <dd dir="auto">{value}</dd>
  </div>
);
