import { Medal, QrCode } from 'lucide-react';
import { numberWords } from '#contract/number-words';
import { ButtonLink } from '#shared/ui/form/button';
import type { OwnMember } from '#features/loyalty/own/own-member.queries';
import './tier-card.css';
import { TIER_WORDS, tierProgress } from '#features/loyalty/own/tier-progress';

/** A member's status: tier, points, shows, and the way to the next tier (spec §2 "Customer loyalty panel", §9). */
export const TierCard = ({ member }: { member: OwnMember }) => {
  const { totalPoints, eventsAttended } = member;
  const { tier } = tierProgress(totalPoints);
  return (
    <section className="tier-card" data-tier={tier} aria-labelledby="tier-card-title">
      <header className="tier-card-header">
        <Medal size={44} strokeWidth={1.75} aria-hidden />
        <div>
          <h2 id="tier-card-title">{TIER_WORDS[tier]} member</h2>
          <p className="tier-card-name" dir="auto">
            {member.name}
          </p>
        </div>
      </header>
      <dl className="tier-card-facts">
        <Fact term="Points" value={totalPoints} />
        <Fact term={eventsAttended === 1 ? 'Show attended' : 'Shows attended'} value={eventsAttended} />
      </dl>
      <TierBar points={totalPoints} />
      <ButtonLink to="/account/badges/card" className="tier-card-link" look="outline">
        <QrCode size={20} aria-hidden /> Member card
      </ButtonLink>
    </section>
  );
};

const Fact = ({ term, value }: { term: string; value: number }) => (
  <div>
    <dt>{term}</dt>
    <dd>{numberWords(value)}</dd>
  </div>
);

const TierBar = ({ points }: { points: number }) => {
  const { next, percent, pointsNeeded, goal } = tierProgress(points);
  const words = wayWords(next && TIER_WORDS[next], pointsNeeded, goal);
  return (
    <div className="tier-bar">
      <div
        role="progressbar"
        aria-label={next ? `Progress to ${TIER_WORDS[next]}` : 'Progress in the highest tier'}
        aria-valuenow={percent}
        aria-valuetext={`${percent} percent. ${words}`}
        className="tier-bar-track"
      >
        <span style={{ width: `${percent}%` }} />
      </div>
      <p className="tier-bar-words">
        <span>{words}</span>
        <span aria-hidden>{percent}%</span>
      </p>
    </div>
  );
};

const wayWords = (next: string | null, pointsNeeded: number, goal: number): string => {
  if (next) return `${pointsNeeded} ${pointsNeeded === 1 ? 'point' : 'points'} to ${next}`;
  const mark = goal.toLocaleString('en-US');
  return pointsNeeded > 0 ? `Highest tier. ${pointsNeeded} points to ${mark}` : `Highest tier, over ${mark}`;
};
