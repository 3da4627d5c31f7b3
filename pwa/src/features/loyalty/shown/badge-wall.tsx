import { Award } from 'lucide-react';
import type { ReactNode } from 'react';
import { longDayOfInstant } from '#shared/lib/dates/instant-words';
import { useVenueZone } from '#shared/lib/dates/venue-zone';
import { BadgeIcon } from './badge-icon';
import './badge-wall.css';
import { requirementLine } from './badge-wording';
import { earnedBadgeIcon } from './earned-badge-icon';
import { signed } from '#features/loyalty/ledger/ledger-wording';
import { byNearness, progressWords } from '#features/loyalty/own/own-badge-wording';
import type { OwnBadge } from '#features/loyalty/own/own-member.queries';

interface BadgeWallProps {
  badges: readonly OwnBadge[];
}

/** Badges earned and badges that can be earned; those are grey until they are (spec §2 "Customer loyalty panel", §9). */
export const BadgeWall = ({ badges }: BadgeWallProps) => {
  const earned = badges.filter(({ earnedDate }) => earnedDate !== null);
  const toEarn = badges.filter(({ earnedDate }) => earnedDate === null).sort(byNearness);
  return (
    <>
      <Wall title="Badges earned" badges={earned}>
        <p className="badge-wall-empty">
          <Award size={20} aria-hidden /> None yet. Check in at a show to start earning badges.
        </p>
      </Wall>
      {toEarn.length > 0 && <Wall title="Available badges" badges={toEarn} />}
    </>
  );
};

interface WallProps extends BadgeWallProps {
  title: string;
  /** Shown instead of no badges. */
  children?: ReactNode;
}

const Wall = ({ title, badges, children }: WallProps) => (
  <section className="card badge-wall" aria-label={title}>
    <h2>
      {title} {badges.length > 0 && <span className="badge-wall-count">{badges.length}</span>}
    </h2>
    {badges.length === 0 ? (
      children
    ) : (
      <ul className="badge-wall-list">
        {badges.map((badge) => (
          <li key={badge.id} className="badge-wall-badge">
            {badge.earnedDate === null ? (
              <BadgeIcon {...badge} isLocked />
            ) : (
              <BadgeIcon {...badge} icon={earnedBadgeIcon(badge)} />
            )}
            <div>
              <h3 dir="auto">
                {badge.name} {badge.isNew && <span className="badge-wall-new">New</span>}
              </h3>
              <p dir="auto">{badge.description ?? requirementLine(badge)}</p>
              {badge.earnedDate === null ? <Way badge={badge} /> : <Earned on={badge.earnedDate} />}
            </div>
          </li>
        ))}
      </ul>
    )}
  </section>
);

/** @param props.on an instant */
const Earned = ({ on }: { on: string }) => (
  <p className="badge-wall-muted">Earned {longDayOfInstant(on, useVenueZone())}</p>
);

const Way = ({ badge }: { badge: OwnBadge }) => (
  <div className="badge-wall-way">
    <progress value={badge.progress} max={badge.requirement} aria-label={`Progress to ${badge.name}`} />
    <p className="badge-wall-muted">
      {progressWords(badge)}
      {badge.points > 0 && ` · ${signed(badge.points)} points`}
    </p>
  </div>
);
