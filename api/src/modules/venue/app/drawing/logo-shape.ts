/** Pixels of a picture: red, green, blue and opacity, a byte each, row by row. */
export interface Pixels {
  data: Uint8Array;
  width: number;
  height: number;
}

export type Rgb = readonly [red: number, green: number, blue: number];

/** What of a logo is seen, in its pixels. */
export interface LogoShape {
  /** What is left when empty borders are cut off. */
  box: { left: number; top: number; width: number; height: number };
  /** From the middle of the box to the farthest thing that is seen. */
  reach: number;
  /** The colour around a logo without transparent borders, which its icon goes on with; null for a transparent one. */
  paper: Rgb | null;
  /** A picture up to its edges: nothing transparent and no plain border. */
  isWhole: boolean;
  /** How much of what is seen is how light: opacities added up, by relative luminance (WCAG 2.2) in equal steps from 0 to 1. */
  lightness: Float64Array;
}

const LIGHTNESS_STEPS = 64;
/** Opacity from which something counts as seen; shadows fade out below it. */
const SEEN_FROM = 24;
const OPAQUE_FROM = 250;
/** How far the colours of one paper lie apart in RGB: what JPEG makes of a plain one. */
const SAME_PAPER = 36;
/** Of the border; the rest may be a corner that touches it. */
const MOST = 0.97;

/** Measures a logo of any shape: one with a plain border is cut free of it, transparent or not. */
export const shapeOf = (pixels: Pixels): LogoShape => {
  const { paper, isPlain } = paperOf(pixels);
  const isSeen = (at: number): boolean =>
    opacity(pixels, at) >= SEEN_FROM &&
    !(paper && isPlain && distance(colorAt(pixels, at), paper) < SAME_PAPER);
  const box = boxOf(pixels, isSeen) ?? { left: 0, top: 0, width: pixels.width, height: pixels.height };
  return { box, paper, isWhole: paper !== null && !isPlain, ...measure(pixels, box, isSeen) };
};

/** The colour of the border, if nothing shines through it; plain when most of it is the same. */
const paperOf = (pixels: Pixels): { paper: Rgb | null; isPlain: boolean } => {
  const border = borderOf(pixels);
  const opaque = border.filter((at) => opacity(pixels, at) >= OPAQUE_FROM).map((at) => colorAt(pixels, at));
  if (opaque.length < border.length * MOST) return { paper: null, isPlain: false };
  const middle = medianOf(opaque);
  const same = opaque.filter((color) => distance(color, middle) < SAME_PAPER);
  return { paper: middle, isPlain: same.length >= opaque.length * MOST };
};

const borderOf = ({ width, height }: Pixels): number[] => {
  const columns = Array.from({ length: width }, (_, x) => x);
  const rows = Array.from({ length: height }, (_, y) => y * width);
  const lastRow = (height - 1) * width;
  return [...columns, ...columns.map((x) => lastRow + x), ...rows, ...rows.map((start) => start + width - 1)];
};

const boxOf = ({ width, height }: Pixels, isSeen: (at: number) => boolean): LogoShape['box'] | undefined => {
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      if (!isSeen(y * width + x)) continue;
      if (x < left) left = x;
      if (x > right) right = x;
      if (y < top) top = y;
      bottom = y;
    }
  return right < 0 ? undefined : { left, top, width: right - left + 1, height: bottom - top + 1 };
};

const measure = (
  pixels: Pixels,
  { left, top, width, height }: LogoShape['box'],
  isSeen: (at: number) => boolean,
): Pick<LogoShape, 'reach' | 'lightness'> => {
  const lightness = new Float64Array(LIGHTNESS_STEPS);
  let farthest = 0;
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const at = (top + y) * pixels.width + left + x;
      if (!isSeen(at)) continue;
      // To the outer corner of the pixel.
      const [across, down] = [Math.abs(x + 0.5 - width / 2) + 0.5, Math.abs(y + 0.5 - height / 2) + 0.5];
      farthest = Math.max(farthest, across * across + down * down);
      const step = Math.min(
        LIGHTNESS_STEPS - 1,
        Math.floor(luminance(colorAt(pixels, at)) * LIGHTNESS_STEPS),
      );
      lightness[step] = (lightness[step] ?? 0) + opacity(pixels, at);
    }
  return { reach: Math.sqrt(farthest) || Math.hypot(width, height) / 2, lightness };
};

const opacity = ({ data }: Pixels, at: number): number => data[at * 4 + 3] ?? 0;

const colorAt = ({ data }: Pixels, at: number): Rgb => [
  data[at * 4] ?? 0,
  data[at * 4 + 1] ?? 0,
  data[at * 4 + 2] ?? 0,
];

const medianOf = (colors: Rgb[]): Rgb => {
  const middle = (part: 0 | 1 | 2): number =>
    colors.map((color) => color[part]).sort((a, b) => a - b)[Math.floor(colors.length / 2)] ?? 0;
  return [middle(0), middle(1), middle(2)];
};

const distance = (a: Rgb, b: Rgb): number => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);

/** 0 for black to 1 for white (WCAG 2.2, "relative luminance"). */
export const luminance = ([red, green, blue]: Rgb): number =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);

const LINEAR = Float64Array.from({ length: 256 }, (_, byte) => {
  const part = byte / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
});

const linear = (byte: number): number => LINEAR[byte] ?? 0;
