import { CheckCircle2, Clock, Mail, TriangleAlert, UserRound, XCircle, type LucideIcon } from 'lucide-react';
import type { VerificationStatus } from '#contract/verification-statuses';
import { momentOf } from '#shared/lib/dates/instant-words';
import { useVenueZone } from '#shared/lib/dates/venue-zone';
import './check-in-facts.css';
import {
  factsOf,
  othersLine,
  showLine,
  STATUS_WORDS,
  warningsOf,
} from '#features/verification/list/verification-wording';
import type { Verification } from '#features/verification/verifications.queries';

/** Who checked in to what, and what makes staff look twice. */
export const CheckInWho = ({ checkIn }: { checkIn: Verification }) => (
  <div className="check-in-who">
    <h3 dir="auto">{checkIn.customerName}</h3>
    <p dir="auto">{showLine(checkIn)}</p>
    <CheckInWarnings checkIn={checkIn} />
  </div>
);

/** What makes staff look twice; nothing when all is well. */
export const CheckInWarnings = ({ checkIn }: { checkIn: Verification }) => {
  const warnings = warningsOf(checkIn);
  if (warnings.length === 0) return null;
  return (
    <ul className="check-in-facts-list" aria-label="Look twice">
      {warnings.map((warning) => (
        <li key={warning} data-warning>
          <TriangleAlert size={14} aria-hidden /> {warning}
        </li>
      ))}
    </ul>
  );
};

/** What else is known of a check-in, and other check-ins of the same person. */
export const CheckInFacts = ({ checkIn }: { checkIn: Verification }) => (
  <div className="check-in-facts">
    <p className="check-in-facts-line">
      <Clock size={16} aria-hidden /> {momentOf(checkIn.occurredAt, useVenueZone())}
    </p>
    {checkIn.customerEmail && (
      <p className="check-in-facts-line" dir="auto">
        <Mail size={16} aria-hidden /> {checkIn.customerEmail}
      </p>
    )}
    <ul className="check-in-facts-list" aria-label="About this check-in">
      {factsOf(checkIn).map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
    <UsedBefore earlier={checkIn.usedBefore} />
    <Others checkIn={checkIn} />
  </div>
);

/** The earlier photo that this one is, or nearly is. */
const UsedBefore = ({ earlier }: { earlier: Verification['usedBefore'] }) =>
  earlier && (
    <section className="check-in-others" aria-label="The same photo before">
      <p>The same photo, before</p>
      <ul>
        <li>
          <span className="check-in-face">
            <UserRound size={24} aria-hidden />
            <img src={earlier.thumbnailUrl} alt="The earlier photo" loading="lazy" decoding="async" />
          </span>
          <span dir="auto">{earlier.eventName ?? 'Deleted show'}</span>
        </li>
      </ul>
    </section>
  );

/** Their earlier faces, to compare. */
const Others = ({ checkIn: { otherCount, others } }: { checkIn: Verification }) => (
  <section className="check-in-others" aria-label="Other check-ins">
    <p>{othersLine(otherCount)}</p>
    {others.length > 0 && (
      <ul>
        {others.map((other) => (
          <li key={other.id}>
            <OtherFace thumbnailUrl={other.thumbnailUrl} status={other.status} />
            <span dir="auto">{other.eventName ?? 'Deleted show'}</span>
            <span className="visually-hidden">, {STATUS_WORDS[other.status]}</span>
          </li>
        ))}
      </ul>
    )}
  </section>
);

const STATUS_ICONS: Record<VerificationStatus, LucideIcon> = {
  pending: Clock,
  approved: CheckCircle2,
  rejected: XCircle,
};

const OtherFace = ({ thumbnailUrl, status }: { thumbnailUrl: string | null; status: VerificationStatus }) => {
  const Icon = STATUS_ICONS[status];
  return (
    <span className="check-in-face" data-status={status}>
      <UserRound size={24} aria-hidden />
      {thumbnailUrl && <img src={thumbnailUrl} alt="" loading="lazy" decoding="async" />}
      <Icon size={16} aria-hidden className="check-in-face-status" />
    </span>
  );
};
