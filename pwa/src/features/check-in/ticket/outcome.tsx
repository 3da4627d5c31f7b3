import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { Award, TrendingUp } from 'lucide-react';
import { useState } from 'react';
import { TIER_WORDS } from '#contract/loyalty';
import { useOwnCheckIn } from './use-judged-ticket';

/** Badges are judged within seconds of a check-in: asked for again this often, for so long, in milliseconds. */
const JUDGED_EVERY_MS = 3_000;
const JUDGED_WITHIN_MS = 10_000;

/** What came of a sent check-in for the member it counts for: badges won and the tier reached; nothing when nothing did. */
export const Outcome = ({ ticketKey }: { ticketKey: string }) => {
  const [opened] = useState(() => Date.now());
  const own = useOwnCheckIn(ticketKey, {
    refetchInterval: () => Date.now() - opened < JUDGED_WITHIN_MS && JUDGED_EVERY_MS,
  });
  return (
    <div role="status" aria-label="What came of it">
      <Stack as="ul" gap="2" fontWeight="600" css={{ '&:empty': { display: 'none' } }}>
        {own?.tierReached && (
          <Line>
            <TrendingUp size={20} aria-hidden /> You reached {TIER_WORDS[own.tierReached]}
          </Line>
        )}
        {own?.badges.map((badge) => (
          <Line key={badge}>
            <Award size={20} aria-hidden /> Badge won: {badge}
          </Line>
        ))}
      </Stack>
    </div>
  );
};

const Line = chakra('li', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    '& > svg': { color: 'accent' },
  },
});
