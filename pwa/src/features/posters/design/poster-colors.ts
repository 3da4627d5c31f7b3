/** Colours are `#rrggbb`, as colour inputs give them. */
export interface PosterColors {
  background: string;
  text: string;
  accent: string;
}

const WHITE = '#ffffff';
const BLACK = '#000000';
/** Below this a camera in a dim bar takes dark for light. */
const QR_CONTRAST = 7;

/** Red, green and blue, 0 to 255. */
const toRgb = (color: string): number[] =>
  [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16));

/** `part` of the way from one colour to another, 0 to 1. */
export const mixColors = (from: string, to: string, part: number): string => {
  const target = toRgb(to);
  const mixed = toRgb(from).map((value, index) => Math.round(value + ((target[index] ?? 0) - value) * part));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
};

/** The colour with an opacity from 0 to 1. */
export const fadeColor = (color: string, opacity: number): string =>
  `rgb(${toRgb(color).join(' ')} / ${opacity})`;

/** Relative luminance by WCAG 2.2, 0 for black to 1 for white. */
export const luminanceOf = (color: string): number => {
  const [red, green, blue] = toRgb(color).map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
};

/** Contrast ratio by WCAG 2.2, 1 to 21. */
export const contrastOf = (one: string, other: string): number => {
  const [dark = 0, light = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};

/** Of two colours, the one that is easier to read on a ground. */
export const readableOn = (ground: string, one: string, other: string): string =>
  contrastOf(ground, one) >= contrastOf(ground, other) ? one : other;

/** Dark on light whatever colours a poster has: the template's own where they are far enough apart, else black on white. */
export const qrColors = ({ background, text }: PosterColors): { dark: string; light: string } => {
  const [dark = BLACK, light = WHITE] = [background, text].sort((a, b) => luminanceOf(a) - luminanceOf(b));
  return contrastOf(dark, light) >= QR_CONTRAST && luminanceOf(light) > 0.6
    ? { dark, light }
    : { dark: BLACK, light: WHITE };
};
