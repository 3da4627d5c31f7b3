import { defineConfig, type SystemConfig } from '@chakra-ui/react/styled-system';
import { TOKENS, variableOf, type TokenKind } from './tokens';

const SIDES = { '': '', x: 'Inline', y: 'Block', t: 'Top', b: 'Bottom', s: 'InlineStart', e: 'InlineEnd' };

/** `p`, `px`, `mt` and the like, and the CSS property of each. */
const spaces = (letter: string, property: string) =>
  Object.entries(SIDES).map(([side, word]) => [property + word, letter + side] as const);

/**
 * The style props that take tokens, with Chakra's short names, in place of its `preset-base`: every CSS property works
 * anyway. Saves 5 KB of the first load (decision 8).
 */
const TOKEN_PROPS: Record<TokenKind, readonly (readonly [property: string, short?: string])[]> = {
  colors: [['background', 'bg'], ['color'], ['borderColor']],
  spacing: [['gap'], ...spaces('p', 'padding'), ...spaces('m', 'margin')],
  radii: [['borderRadius', 'rounded']],
  fonts: [['fontFamily']],
  fontSizes: [['fontSize']],
};

const KINDS = Object.keys(TOKEN_PROPS) as TokenKind[];

const valuesOf = (kind: TokenKind) =>
  Object.fromEntries(TOKENS[kind].map((name) => [name, `var(${variableOf(kind, name)})`]));

const utilities: SystemConfig['utilities'] = Object.fromEntries(
  KINDS.flatMap((kind) => {
    const values = valuesOf(kind);
    return TOKEN_PROPS[kind].map(([property, shorthand]) => [
      property,
      shorthand ? { values, shorthand } : { values },
    ]);
  }),
);

export const stylePropsConfig = defineConfig({
  conditions: {
    hover: ['@media (hover: hover)', '&:is(:hover, [data-hover]):not(:disabled, [data-disabled])'],
    disabled: '&:is(:disabled, [data-disabled], [aria-disabled=true])',
    invalid: '&:is([data-invalid], [aria-invalid=true])',
    placeholder: '&::placeholder',
  },
  /** A tablet, and a desktop. */
  theme: { breakpoints: { md: '48rem', lg: '64rem' } },
  utilities,
});
