import { Award, UserRound } from 'lucide-react';
import { numberWords } from '#contract/number-words';
import { Button } from '#shared/ui/form/button';
import type { Member } from './member-list.queries';
import './member-row.css';
import { MemberTier } from '#features/loyalty/shown/member-tier';

interface MemberRowProps {
  member: Member;
  onAward: () => void;
  onDetails: () => void;
}

/** A member's card (spec §2 "Members"). */
export const MemberRow = ({ member, onAward, onDetails }: MemberRowProps) => (
  <article className="member-row" aria-label={member.name}>
    <div className="member-row-person">
      <h3 dir="auto">{member.name}</h3>
      <p dir="auto">{member.email}</p>
      {member.phone && <p dir="auto">{member.phone}</p>}
    </div>
    <MemberTier tier={member.membershipLevel} />
    <ul className="member-row-facts">
      <Count count={member.totalPoints} one="point" many="points" />
      <Count count={member.eventsAttended} one="show" many="shows" />
      <Count count={member.badgeCount} one="badge" many="badges" />
    </ul>
    <div className="member-row-actions">
      <Button look="outline" aria-label={`Award Badge to ${member.name}`} onClick={onAward}>
        <Award size={20} aria-hidden /> Award Badge
      </Button>
      <Button look="outline" aria-label={`View Details of ${member.name}`} onClick={onDetails}>
        <UserRound size={20} aria-hidden /> View Details
      </Button>
    </div>
  </article>
);

const Count = ({ count, one, many }: { count: number; one: string; many: string }) => (
  <li>
    <strong>{numberWords(count)}</strong> {count === 1 ? one : many}
  </li>
);
