import { madeRecipe } from '#shared/theme/made-recipe';

/** The buttons of the look; 44 px is the least a thumb gets (design §6). */
export const buttonRecipe = madeRecipe({
  className: 'button',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    // Spaces not in rem, and words no larger than a phone has room for: with text twice as large they keep off the edges.
    gap: '8px',
    minHeight: '2.75rem',
    minWidth: '2.75rem',
    paddingInline: '16px',
    paddingBlock: '2',
    borderRadius: 'control',
    borderWidth: '1px',
    borderColor: 'transparent',
    fontWeight: '600',
    fontSize: 'min(1rem, 6.5vw)',
    lineHeight: '1.25',
    textAlign: 'center',
    textWrap: 'balance',
    textDecoration: 'none',
    cursor: 'pointer',
    userSelect: 'none',
    transition: 'background-color 150ms, border-color 150ms',
    _disabled: { opacity: 0.6, cursor: 'not-allowed' },
  },
  variants: {
    look: {
      primary: { background: 'accentSolid', color: 'onAccent', _hover: { background: 'accentHover' } },
      outline: {
        background: 'raised',
        color: 'ink',
        borderColor: 'control',
        _hover: { borderColor: 'accent' },
      },
      quiet: { background: 'transparent', color: 'ink', _hover: { background: 'raised' } },
      danger: { background: 'dangerSoft', color: 'danger', _hover: { borderColor: 'danger' } },
    },
    wide: { true: { width: '100%' } },
  },
  defaultVariants: { look: 'primary' },
});
