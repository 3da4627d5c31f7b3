import { chakra } from '@chakra-ui/react/styled-system';
import { madeRecipe } from '#shared/theme/made-recipe';

/** Words that somebody wrote. */
export const Quote = chakra(
  'div',
  madeRecipe({
    className: 'quote',
    base: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: '1',
      ps: '3',
      borderInlineStart: '3px solid var(--chakra-colors-accent-solid)',
    },
  }),
);
