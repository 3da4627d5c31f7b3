import { chakra } from '@chakra-ui/react/styled-system';
import { madeRecipe } from '#shared/theme/made-recipe';

/** A square that its photo fills; the icon behind it stands for one that is missing. */
export const PhotoFrame = chakra(
  'span',
  madeRecipe({
    className: 'photo-frame',
    base: {
      position: 'relative',
      display: 'grid',
      placeItems: 'center',
      rounded: 'control',
      bg: 'raised',
      '& > img': {
        position: 'absolute',
        inset: '0',
        width: '100%',
        height: '100%',
        borderRadius: 'inherit',
        objectFit: 'cover',
      },
    },
  }),
);
