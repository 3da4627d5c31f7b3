import { defineConfig, defineSemanticTokens, defineTokens } from '@chakra-ui/react/styled-system';

const themed = (light: string, dark: string) => ({ value: { base: light, _dark: dark } });

/** Colours of the look, day and night. Components and stylesheets name them, never a hex value. */
const colors = defineSemanticTokens.colors({
  bg: themed('#FBF3E3', '#17100C'),
  surface: themed('#FFFCF5', '#221812'),
  raised: themed('#FFFFFF', '#2C2019'),
  ink: themed('#2B1A10', '#F8EBD6'),
  muted: themed('#6F5646', '#BFA78F'),
  line: themed('#E6D5BA', '#3D2D22'),
  control: themed('#A08A70', '#7D6754'),
  accent: themed('#9A5B0B', '#F2B544'),
  accentSolid: themed('#E0A526', '#F2B544'),
  accentHover: themed('#CF9417', '#FFC863'),
  onAccent: themed('#2B1A10', '#24160C'),
  brand: themed('#7A1E22', '#A52A2F'),
  brandDeep: themed('#4F1114', '#6E1A1E'),
  onBrand: { value: '#FFF6E6' },
  rope: { value: '#E9C27A' },
  booked: themed('#2F6B3C', '#8BD19A'),
  bookedSoft: themed('#DCEBD7', '#1F3B27'),
  free: themed('#1D4E7E', '#9CC8F2'),
  freeSoft: themed('#D9E8F6', '#1A3650'),
  waiting: themed('#6B4E00', '#F2CF6A'),
  waitingSoft: themed('#FBE7A8', '#4A3A10'),
  danger: themed('#A3211B', '#FF9C8F'),
  dangerSoft: themed('#FBE1DC', '#4A1A16'),
  shade: themed('rgba(43, 26, 16, 0.55)', 'rgba(8, 5, 3, 0.72)'),
});

const tokens = defineTokens({
  fonts: {
    body: { value: 'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", sans-serif' },
    heading: { value: '"Zilla Slab", Rockwell, "Roboto Slab", Georgia, serif' },
    venue: { value: 'Rye, Rockwell, Georgia, serif' },
  },
  fontSizes: {
    xs: { value: '0.75rem' },
    sm: { value: '0.875rem' },
    md: { value: '1rem' },
    lg: { value: '1.125rem' },
    xl: { value: '1.25rem' },
    '2xl': { value: '1.5rem' },
    '3xl': { value: '1.75rem' },
  },
  spacing: {
    0: { value: '0' },
    1: { value: '0.25rem' },
    2: { value: '0.5rem' },
    3: { value: '0.75rem' },
    4: { value: '1rem' },
    6: { value: '1.5rem' },
    8: { value: '2rem' },
  },
  radii: {
    cell: { value: '0.625rem' },
    control: { value: '0.75rem' },
    card: { value: '1rem' },
    full: { value: '624.9375rem' },
  },
});

export const lookConfig = defineConfig({
  theme: {
    breakpoints: { md: '48rem', lg: '64rem' },
    tokens,
    semanticTokens: { colors },
  },
});
