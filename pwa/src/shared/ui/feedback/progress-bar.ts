import { chakra } from '@chakra-ui/react/styled-system';
import { madeRecipe } from '#shared/theme/made-recipe';

/** How far something is on its way: `value` from 0 to `max`, which is 1 unless it is given. */
export const ProgressBar = chakra(
  'progress',
  madeRecipe({
    className: 'progress-bar',
    base: {
      display: 'block',
      width: '100%',
      height: '0.5rem',
      overflow: 'hidden',
      rounded: 'full',
      appearance: 'none',
      bg: 'line',
      // Engines draw the bar each by a name of its own, and drop a rule with a name that they do not know.
      '&::-webkit-progress-bar': { bg: 'transparent' },
      '&::-webkit-progress-value': { bg: 'accentSolid' },
      '&::-moz-progress-bar': { bg: 'accentSolid' },
    },
  }),
);
