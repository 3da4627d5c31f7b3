import { defineConfig, type SystemConfig } from '@chakra-ui/react/styled-system';
import { TOKENS, variableOf, type TokenKind } from './tokens';

/**
 * The style props and conditions of this product, in place of Chakra's `preset-base`: every CSS property works there
 * anyway, so only token categories, shorthands and the states we use are listed. Saves 5 KB of the first load.
 */
const TOKEN_PROPS = {
  colors: {
    background: ['bg'],
    backgroundColor: ['bgColor'],
    color: [],
    borderColor: [],
    outlineColor: [],
    fill: [],
    stroke: [],
    accentColor: [],
    caretColor: [],
  },
  spacing: {
    margin: ['m'],
    marginTop: ['mt'],
    marginBottom: ['mb'],
    marginInline: ['mx'],
    marginBlock: ['my'],
    marginInlineStart: ['ms'],
    marginInlineEnd: ['me'],
    padding: ['p'],
    paddingTop: ['pt'],
    paddingBottom: ['pb'],
    paddingInline: ['px'],
    paddingBlock: ['py'],
    paddingInlineStart: ['ps'],
    paddingInlineEnd: ['pe'],
    gap: [],
    rowGap: [],
    columnGap: [],
    inset: [],
    top: [],
    bottom: [],
  },
  radii: { borderRadius: ['rounded'] },
  fonts: { fontFamily: [] },
  fontSizes: { fontSize: [] },
} as const satisfies Record<TokenKind, Record<string, readonly string[]>>;

const KINDS = Object.keys(TOKEN_PROPS) as TokenKind[];

const valuesOf = (kind: TokenKind) =>
  Object.fromEntries(TOKENS[kind].map((name) => [name, `var(${variableOf(kind, name)})`]));

const utilities: SystemConfig['utilities'] = Object.fromEntries(
  KINDS.flatMap((kind) => {
    const values = valuesOf(kind);
    return Object.entries<readonly string[]>(TOKEN_PROPS[kind]).map(([property, shorthand]) => [
      property,
      { values, shorthand: [...shorthand] },
    ]);
  }),
);

export const stylePropsConfig = defineConfig({
  conditions: {
    hover: ['@media (hover: hover)', '&:is(:hover, [data-hover]):not(:disabled, [data-disabled])'],
    active: '&:is(:active, [data-active]):not(:disabled, [data-disabled])',
    focusVisible: '&:is(:focus-visible, [data-focus-visible])',
    disabled: '&:is(:disabled, [data-disabled], [aria-disabled=true])',
    invalid: '&:is([data-invalid], [aria-invalid=true])',
    checked: '&:is(:checked, [data-checked], [aria-checked=true])',
    placeholder: '&::placeholder',
    before: '&::before',
    after: '&::after',
    motionReduce: '@media (prefers-reduced-motion: reduce)',
    dark: '.dark &',
    light: ':root &, .light &',
  },
  utilities,
});
