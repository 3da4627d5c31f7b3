import { defineSlotRecipe } from '@chakra-ui/react/styled-system';
import './sheet-motion.css';

/** On a low screen, above a keyboard, or with large text. */
const LOW = '@container sheet-layer (max-height: 28rem)';

/** For who has not asked for less of it. */
const MOTION = '@media (prefers-reduced-motion: no-preference)';

/** The look of `Sheet`: what Chakra's Dialog is made of (look, "Sheets"). */
export const sheetRecipe = defineSlotRecipe({
  className: 'sheet',
  slots: [
    'backdrop',
    'positioner',
    'content',
    'header',
    'title',
    'description',
    'closeTrigger',
    'body',
    'footer',
  ],
  base: {
    backdrop: {
      position: 'fixed',
      inset: '0',
      zIndex: '50',
      bg: 'shade',
      [MOTION]: { animation: 'sheet-fade 160ms ease-out' },
    },
    positioner: {
      position: 'fixed',
      inset: '0',
      zIndex: '50',
      container: 'sheet-layer / size',
      display: 'grid',
      // Never wider than the screen, whatever word is in it, nor higher than what is seen of it.
      gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)',
      alignItems: { base: 'end', md: 'center' },
      justifyItems: 'center',
    },
    content: {
      position: 'relative',
      display: 'flex',
      flexDirection: 'column',
      width: { base: '100%', md: 'min(var(--sheet-width, 36rem), calc(100vw - 3rem))' },
      // A toast stands above it; from 1280 px up, beside it, unless the text is large.
      maxHeight: {
        base: 'calc(100% - max(80px + env(safe-area-inset-top, 0px), var(--toast, 0px)))',
        md: 'calc(100% - max(160px, 24px + var(--toast, 0px)))',
        xl: 'calc(100% - max(4rem, 24px + var(--toast, 0px)))',
      },
      mt: 'var(--toast, 0px)',
      rounded: { base: '1.25rem 1.25rem 0 0', md: '1.25rem' },
      borderColor: 'line',
      borderWidth: { base: '1px 0 0', md: '1px' },
      bg: 'surface',
      color: 'ink',
      boxShadow: '0 -0.5rem 2.5rem rgb(0 0 0 / 0.35)',
      overflowWrap: 'anywhere',
      // It has the focus only so that its title is read out.
      outline: 'none !important',
      [MOTION]: { animation: 'sheet-rise 200ms cubic-bezier(0.2, 0.8, 0.2, 1)' },
      [LOW]: {
        // The head scrolls along, the foot is small and stays. What gets the focus stands clear of it.
        '&&': { maxHeight: 'calc(100% - 12px - var(--toast, 0px))' },
        overflowY: 'auto',
        overscrollBehavior: 'contain',
        scrollPaddingBlock: '12px 72px',
      },
    },
    header: {
      display: 'flex',
      alignItems: 'flex-start',
      gap: '2',
      pt: { base: '4', md: '6' },
      pb: '3',
      ps: { base: '4', md: '6' },
      pe: { base: '2', md: '3' },
      '& > div': { flex: '1', minWidth: '0', pt: '1' },
    },
    // With large text, a word of the title still fits a small phone.
    title: { fontSize: 'min(var(--chakra-font-sizes-2xl), 11vw)' },
    description: { mt: '1', fontSize: 'sm', color: 'muted', textWrap: 'balance' },
    closeTrigger: {
      flex: 'none',
      display: 'grid',
      placeItems: 'center',
      // Not in rem: with text twice as large the title needs the room.
      width: '44px',
      height: '44px',
      rounded: 'control',
      cursor: 'pointer',
    },
    body: {
      flex: '1',
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      px: { base: '4', md: '6' },
      pb: '4',
      '&:last-child': { pb: 'calc(var(--chakra-spacing-6) + env(safe-area-inset-bottom, 0px))' },
      [LOW]: { flex: 'none', overflowY: 'visible' },
    },
    footer: {
      pt: '3',
      px: { base: '4', md: '6' },
      pb: 'calc(var(--chakra-spacing-4) + env(safe-area-inset-bottom, 0px))',
      borderTop: '1px solid',
      borderColor: 'line',
      [LOW]: {
        position: 'sticky',
        bottom: '0',
        zIndex: '1',
        py: '6px calc(6px + env(safe-area-inset-bottom, 0px))',
        bg: 'surface',
        '& :is(button, a)': { minHeight: '44px', py: '4px', fontSize: 'min(1rem, 20px)' },
      },
      '@container sheet-layer (max-height: 16rem)': { '& .offline-note': { display: 'none' } },
    },
  },
});
