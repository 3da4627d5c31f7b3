import { chakra } from '@chakra-ui/react/styled-system';
import { madeRecipe } from '#shared/theme/made-recipe';

/** A form that is a card of its own; its button is as wide as the form on a phone only. */
export const CardForm = chakra(
  'form',
  madeRecipe({
    className: 'card-form',
    base: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: '4',
      p: { base: '4', md: '6' },
      '& > button': { minHeight: '3rem', justifySelf: { md: 'start' }, minWidth: { md: '14rem' } },
    },
  }),
  { defaultProps: { className: 'card' } },
);
