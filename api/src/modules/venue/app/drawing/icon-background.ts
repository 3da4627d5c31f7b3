import { type LogoShape, luminance, type Rgb } from './logo-shape.js';

/** Of the product's look: light, dark and between the two. */
const PARCHMENT: Rgb = [0xfb, 0xf3, 0xe3];
const NIGHT: Rgb = [0x22, 0x18, 0x12];
const SADDLE: Rgb = [0x9a, 0x5b, 0x0b];

/** What a graphic needs to be made out (WCAG 2.2 §1.4.11). */
const LEAST_CONTRAST = 3;
/** Of a logo, from which it is made out as a whole: outlines and small parts may be of any colour. */
const ENOUGH = 0.8;

/**
 * What a logo stands on: its own paper; for a transparent one the first colour on which enough of it is made out, else the one
 * on which most is.
 * @param wished `#RRGGBB` that is tried first
 */
export const iconBackground = (
  { paper, lightness }: Pick<LogoShape, 'paper' | 'lightness'>,
  wished: string | null,
): Rgb => {
  if (paper) return paper;
  const colors = [...(wished === null ? [] : [rgbOf(wished)]), PARCHMENT, NIGHT, SADDLE];
  const shares = colors.map((color) => ({ color, share: shareSeenOn(color, lightness) }));
  const enough = shares.find(({ share }) => share >= ENOUGH);
  const [most] = shares.sort((a, b) => b.share - a.share);
  return (enough ?? most)?.color ?? PARCHMENT;
};

/** `#RRGGBB`. */
export const hexOf = (color: Rgb): string =>
  `#${color.map((part) => part.toString(16).padStart(2, '0')).join('')}`.toUpperCase();

const rgbOf = (hex: string): Rgb => {
  const [red = 0, green = 0, blue = 0] = Buffer.from(hex.slice(1), 'hex');
  return [red, green, blue];
};

const shareSeenOn = (background: Rgb, lightness: Float64Array): number => {
  const total = lightness.reduce((sum, weight) => sum + weight, 0);
  const seen = lightness.reduce((sum, weight, step) => {
    const contrast = contrastOf((step + 0.5) / lightness.length, luminance(background));
    return contrast >= LEAST_CONTRAST ? sum + weight : sum;
  }, 0);
  return total === 0 ? 1 : seen / total;
};

const contrastOf = (a: number, b: number): number => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
