import { CalendarDays, Check, CircleSlash, Hourglass, TimerOff, X, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { InvitationStatus } from '#contract/invitation-statuses';
import { INVITATION_STATUS_NAMES, timeLeft, whenLine } from './invitation-wording';
import type { SeenInvitation } from './invitations.queries';
import './invitations.css';

const STATUS_ICONS: Record<InvitationStatus, LucideIcon> = {
  pending: Hourglass,
  accepted: Check,
  declined: X,
  expired: TimerOff,
  cancelled: CircleSlash,
};

export const InvitationStatusBadge = ({ status }: { status: InvitationStatus }) => {
  const Icon = STATUS_ICONS[status];
  return (
    <span className="invitation-status" data-status={status}>
      <Icon size={16} aria-hidden /> {INVITATION_STATUS_NAMES[status]}
    </span>
  );
};

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
  const { status, budget, duration, description, invitationMessage, responseMessage, expiresAt } = invitation;
  return (
    <article className="invitation-card" data-status={status} aria-label={heading}>
      <header className="invitation-card-head">
        <h3 dir="auto">{heading}</h3>
        <InvitationStatusBadge status={status} />
      </header>
      <p className="invitation-when">
        <CalendarDays size={18} aria-hidden /> {whenLine(invitation)}
      </p>
      <p className="invitation-facts" dir="auto">
        {[duration, budget, status === 'pending' && timeLeft(expiresAt, new Date()), note]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {description && <p dir="auto">{description}</p>}
      {invitationMessage && <Quote words={invitationMessage} from="The venue" />}
      {responseMessage && <Quote words={responseMessage} from={invitation.artist.name} />}
      {actions && <div className="invitation-card-actions">{actions}</div>}
    </article>
  );
};

export const Quote = ({ words, from }: { words: string; from: string }) => (
  <figure className="invitation-quote">
    <figcaption>
      <bdi>{from}</bdi>:
    </figcaption>
    <blockquote dir="auto">{words}</blockquote>
  </figure>
);
