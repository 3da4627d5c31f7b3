import { Award, Combine, Scale } from 'lucide-react';
import { dayOfInstant } from '#shared/lib/dates/instant-words';
import { useVenueZone } from '#shared/lib/dates/venue-zone';
import { Button } from '#shared/ui/form/button';
import { pointsLine } from '#features/loyalty/shown/badge-wording';
import type { Member } from './member-list.queries';
import { MemberTier } from '#features/loyalty/shown/member-tier';
import { TIER_WORDS, tierProgress } from '#features/loyalty/own/tier-progress';

interface MemberSummaryProps {
  member: Member;
  onAward: () => void;
  onAdjust: () => void;
  onMerge: () => void;
}

/** Tier, points, the way to the next tier, and what staff can do. */
export const MemberSummary = ({ member, onAward, onAdjust, onMerge }: MemberSummaryProps) => (
  <section className="member-summary" aria-label="Status">
    <p className="member-summary-points">
      <strong>{pointsLine(member.totalPoints)}</strong>
      <MemberTier tier={member.membershipLevel} />
    </p>
    <TierProgressBar points={member.totalPoints} />
    <p className="member-summary-facts">
      {member.eventsAttended === 1 ? '1 show attended' : `${member.eventsAttended} shows attended`} · Member
      since {dayOfInstant(member.joinDate, useVenueZone())} ·{' '}
      {member.hasAccount ? 'Has an account' : 'No account'}
    </p>
    <div className="member-summary-actions">
      <Button look="outline" onClick={onAward}>
        <Award size={20} aria-hidden /> Award Badge
      </Button>
      <Button look="outline" onClick={onAdjust}>
        <Scale size={20} aria-hidden /> Adjust Points
      </Button>
      <Button look="outline" onClick={onMerge}>
        <Combine size={20} aria-hidden /> Merge with another member
      </Button>
    </div>
  </section>
);

const TierProgressBar = ({ points }: { points: number }) => {
  const { next, goal, percent, pointsNeeded } = tierProgress(points);
  const words = next
    ? `${pointsLine(pointsNeeded)} to ${TIER_WORDS[next]}`
    : `Highest tier, ${percent}% of ${goal.toLocaleString('en-US')}`;
  return (
    <div className="member-progress">
      <div
        role="progressbar"
        aria-label="Progress toward the next tier"
        aria-valuenow={percent}
        aria-valuetext={words}
      >
        <span style={{ width: `${percent}%` }} />
      </div>
      <p aria-hidden>{words}</p>
    </div>
  );
};
