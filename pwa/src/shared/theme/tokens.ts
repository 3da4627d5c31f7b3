/**
 * What style props may say of each kind, e.g. `color: 'onAccent'`. The values are in `tokens.css`, day and night; a name
 * that is not there fails `tokens.spec.ts`.
 */
export const TOKENS = {
  colors: [
    'bg',
    'surface',
    'raised',
    'ink',
    'muted',
    'line',
    'control',
    'accent',
    'accentSolid',
    'accentHover',
    'onAccent',
    'brand',
    'brandDeep',
    'onBrand',
    'rope',
    'booked',
    'bookedSoft',
    'free',
    'freeSoft',
    'waiting',
    'waitingSoft',
    'danger',
    'dangerSoft',
    'shade',
  ],
  fonts: ['body', 'heading', 'venue'],
  fontSizes: ['xs', 'sm', 'md', 'lg', 'xl', '2xl', '3xl'],
  spacing: ['0', '1', '2', '3', '4', '6', '8'],
  radii: ['cell', 'control', 'card', 'full'],
} as const;

export type TokenKind = keyof typeof TOKENS;

/** The stylesheet's variable of a token: `accentSolid` of the colours is `--chakra-colors-accent-solid`. */
export const variableOf = (kind: TokenKind, name: string): string =>
  `--chakra-${dashed(kind)}-${dashed(name)}`;

const dashed = (words: string) => words.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
