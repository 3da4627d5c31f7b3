import { chakra } from '@chakra-ui/react/styled-system';
import { madeRecipe } from '#shared/theme/made-recipe';

/** A button that is an icon alone; its name is its `aria-label`. */
export const IconButton = chakra(
  'button',
  madeRecipe({
    className: 'icon-button',
    base: {
      display: 'grid',
      flex: 'none',
      placeItems: 'center',
      width: '44px',
      height: '44px',
      rounded: 'control',
      cursor: 'pointer',
    },
  }),
  { defaultProps: { type: 'button' } },
);
