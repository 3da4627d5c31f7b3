import { chakra } from '@chakra-ui/react/styled-system';
import { madeRecipe } from '#shared/theme/made-recipe';

/** Words that a phone has no room for: there they are read out only. */
export const HiddenOnPhones = chakra(
  'span',
  madeRecipe({
    className: 'hidden-on-phones',
    base: {
      mdDown: {
        position: 'absolute',
        width: '1px',
        height: '1px',
        overflow: 'hidden',
        clipPath: 'inset(50%)',
        whiteSpace: 'nowrap',
      },
    },
  }),
);
