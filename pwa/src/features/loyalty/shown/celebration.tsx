import { BadgeIcon } from './badge-icon';
import './celebration.css';
import { earnedBadgeIcon } from './earned-badge-icon';
import { signed } from '#features/loyalty/ledger/ledger-wording';
import { celebrationTitle } from '#features/loyalty/own/own-badge-wording';
import type { OwnBadge } from '#features/loyalty/own/own-member.queries';

/** Pieces of paper in the air. */
const PIECES = Array.from({ length: 28 }, (_, piece) => piece);
/** Percent from one piece to the next: they land all over without a pattern that shows. */
const SPREAD = 37;

/** Says that these badges are new, with confetti where motion is welcome. */
export const Celebration = ({ badges }: { badges: readonly OwnBadge[] }) => (
  <section className="celebration" aria-label="New badges">
    <div className="celebration-confetti" aria-hidden>
      {PIECES.map((piece) => (
        <i key={piece} style={{ left: `${(piece * SPREAD) % 100}%` }} />
      ))}
    </div>
    <h2>{celebrationTitle(badges)}</h2>
    <ul>
      {badges.map((badge) => (
        <li key={badge.id}>
          <BadgeIcon {...badge} icon={earnedBadgeIcon(badge)} size="large" />
          <strong dir="auto">{badge.name}</strong>
          {badge.points > 0 && <span>{signed(badge.points)} points</span>}
        </li>
      ))}
    </ul>
  </section>
);
