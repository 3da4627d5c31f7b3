import { useInfiniteQuery } from '@tanstack/react-query';
import { Award, TrendingUp } from 'lucide-react';
import { useState } from 'react';
import './outcome.css';
import { ownCheckInsQuery } from '#features/check-in/own-check-ins.queries';
import { keyOf } from './own-ticket';

/** Badges are judged within seconds of a check-in: asked for again this often, for so long, in milliseconds. */
const JUDGED_EVERY_MS = 3_000;
const JUDGED_WITHIN_MS = 10_000;

/** What came of a sent check-in for the member it counts for: badges won and the tier reached; nothing when nothing did. */
export const Outcome = ({ userId, ticketKey }: { userId: number; ticketKey: string }) => {
  const [opened] = useState(() => Date.now());
  const { data } = useInfiniteQuery({
    ...ownCheckInsQuery(userId),
    refetchInterval: () => Date.now() - opened < JUDGED_WITHIN_MS && JUDGED_EVERY_MS,
  });
  const own = data?.pages.flatMap(({ rows }) => rows).find((row) => keyOf(row) === ticketKey);
  return (
    <div role="status" aria-label="What came of it">
      <ul className="check-in-outcome">
        {own?.tierReached && (
          <li>
            <TrendingUp size={20} aria-hidden /> You reached {TIER_WORDS[own.tierReached]}
          </li>
        )}
        {own?.badges.map((badge) => (
          <li key={badge}>
            <Award size={20} aria-hidden /> Badge won: {badge}
          </li>
        ))}
      </ul>
    </div>
  );
};

const TIER_WORDS = { bronze: 'Bronze', silver: 'Silver', gold: 'Gold', platinum: 'Platinum' };
