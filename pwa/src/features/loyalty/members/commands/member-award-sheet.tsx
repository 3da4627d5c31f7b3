import { useQuery } from '@tanstack/react-query';
import { Award } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#shared/ui/form/button';
import { PageState } from '#shared/ui/feedback/page-state';
import { Sheet } from '#shared/ui/dialog/sheet';
import { BadgeIcon } from '#features/loyalty/shown/badge-icon';
import { managedBadgesQuery, type Badge } from '#features/loyalty/badges/badges.queries';
import { pointsLine, requirementLine } from '#features/loyalty/badge-wording';
import { memberQuery } from '#features/loyalty/members/members.queries';
import { ChoiceTile } from '#shared/ui/form/choice-tile';
import { Choices } from './choices';
import { MemberState } from '#features/loyalty/members/member-state';
import { useAward } from '#features/loyalty/members/use-member-commands';

/** Award Badge: one that the member does not have yet, given by hand. */
export const MemberAwardSheet = ({ memberId, onClose }: { memberId: number; onClose: () => void }) => {
  const member = useQuery(memberQuery(memberId));
  const badges = useQuery(managedBadgesQuery);
  const [chosen, setChosen] = useState<number | null>(null);
  const award = useAward(memberId, onClose);
  const held = new Set(member.data?.badges.map(({ id }) => id));
  const choices = badges.data?.filter(({ id, isActive }) => isActive && !held.has(id)) ?? [];
  const [first] = [member, badges].filter(({ data }) => !data);
  return (
    <Sheet
      title="Award Badge"
      subtitle={member.data && `To ${member.data.name}`}
      onClose={onClose}
      footer={
        choices.length > 0 &&
        !first && (
          <Button
            wide
            aria-disabled={award.isPending || chosen === null || undefined}
            onClick={() => {
              if (chosen !== null) award.mutate(chosen);
            }}
          >
            {award.isPending ? 'Awarding...' : 'Award Badge'}
          </Button>
        )
      }
    >
      {first ? (
        <MemberState
          query={first}
          what={member.data ? 'The badges' : 'The member'}
          offline="Badges are awarded when you have a connection."
        />
      ) : (
        <BadgeChoices badges={choices} chosen={chosen} onChoose={setChosen} />
      )}
    </Sheet>
  );
};

interface BadgeChoicesProps {
  badges: readonly Badge[];
  chosen: number | null;
  onChoose: (id: number) => void;
}

const BadgeChoices = ({ badges, chosen, onChoose }: BadgeChoicesProps) => {
  if (badges.length === 0) {
    return <PageState icon={Award} title="They have every badge there is." announced />;
  }
  return (
    <Choices legend="Badge" columns={1}>
      {badges.map((badge) => (
        <ChoiceTile key={badge.id}>
          <input
            type="radio"
            name="badge"
            checked={chosen === badge.id}
            onChange={() => onChoose(badge.id)}
          />
          <BadgeIcon icon={badge.icon} color={badge.color} size="small" />
          <span>
            <strong dir="auto">{badge.name}</strong>
            <small>
              {requirementLine(badge)} · {pointsLine(badge.points)}
            </small>
          </span>
        </ChoiceTile>
      ))}
    </Choices>
  );
};
