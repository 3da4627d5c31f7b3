import { chakra } from '@chakra-ui/react/styled-system';
import { SEEN_IN_FORCED_COLORS } from '#shared/theme/forced-colors';
import { madeRecipe } from '#shared/theme/made-recipe';

const chosen = { borderColor: 'accent' } as const;

/** The label of a radio button; all of it is the target. `stacked` and `filled` have their words under a picture. */
export const ChoiceTile = chakra(
  'label',
  madeRecipe({
    base: {
      position: 'relative',
      minWidth: '0',
      borderWidth: '1px',
      borderColor: 'control',
      borderRadius: 'control',
      background: 'raised',
      cursor: 'pointer',
      _hover: chosen,
      '&:has(:checked)': {
        ...chosen,
        boxShadow: 'inset 0 0 0 2px var(--chakra-colors-accent)',
        ...SEEN_IN_FORCED_COLORS,
      },
      '&:has(:focus-visible)': { outline: '3px solid var(--chakra-colors-accent)', outlineOffset: '2px' },
      '& > input': { position: 'absolute', opacity: '0' },
    },
    variants: {
      shape: {
        row: {
          display: 'flex',
          alignItems: 'center',
          gap: '3',
          minHeight: '3rem',
          paddingInline: '3',
          paddingBlock: '2',
          textAlign: 'start',
          '& > span:last-child': { minWidth: '0', overflowWrap: 'anywhere' },
          '& strong': { display: 'block' },
          '& small': { color: 'muted', fontSize: 'sm' },
        },
        stacked: {
          display: 'grid',
          justifyItems: 'center',
          alignContent: 'center',
          gap: '1',
          minHeight: '2.75rem',
          paddingInline: '1',
          paddingBlock: '2',
          fontSize: 'xs',
          fontWeight: '600',
        },
        filled: {
          display: 'flex',
          flexDirection: 'column',
          alignItems: 'center',
          justifyContent: 'center',
          gap: '1',
          minHeight: '2.75rem',
          paddingInline: '1',
          paddingBlock: '2',
          fontSize: 'sm',
          fontWeight: '600',
          lineHeight: '1.2',
          textAlign: 'center',
          '& > small': { fontSize: 'xs', fontWeight: '400' },
          '&:has(:checked)': {
            borderColor: 'accentSolid',
            background: 'accentSolid',
            color: 'onAccent',
            boxShadow: 'none',
          },
        },
      },
    },
    defaultVariants: { shape: 'row' },
  }),
);
