import { defineSlotRecipe } from '@chakra-ui/react/styled-system';
import { SEEN_IN_FORCED_COLORS } from '#shared/theme/forced-colors';

/** The look of `RowMenu`: what Chakra's Menu is made of. */
export const rowMenuRecipe = defineSlotRecipe({
  className: 'row-menu',
  slots: ['positioner', 'content', 'item'],
  base: {
    // Above the header that stays in sight, beneath sheets.
    positioner: { zIndex: '30 !important' },
    content: {
      minWidth: '12rem',
      maxWidth: 'calc(100vw - 1rem)',
      maxHeight: 'var(--available-height)',
      overflowY: 'auto',
      p: '1',
      border: '1px solid var(--chakra-colors-control)',
      rounded: 'card',
      bg: 'surface',
      color: 'ink',
      boxShadow: '0 0.5rem 2rem rgb(0 0 0 / 0.35)',
      // The command that Enter would take is marked.
      outline: 'none !important',
    },
    item: {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      minHeight: '2.75rem',
      px: '3',
      py: '1',
      rounded: 'control',
      color: 'ink',
      fontWeight: '600',
      textDecoration: 'none',
      overflowWrap: 'anywhere',
      cursor: 'pointer',
      outline: 'none',
      '&[data-highlighted]': {
        bg: 'raised',
        boxShadow: 'inset 0 0 0 2px var(--chakra-colors-accent)',
        ...SEEN_IN_FORCED_COLORS,
      },
      '&[data-danger]': { color: 'danger' },
      '&[data-disabled]': { opacity: 0.6, cursor: 'not-allowed' },
    },
  },
});
