import type { PosterColors } from './poster-colors';

export const POSTER_TEMPLATE_NAMES = ['classic', 'modern', 'rustic', 'minimal'] as const;
export type PosterTemplateName = (typeof POSTER_TEMPLATE_NAMES)[number];

/** The files a poster can be made as, in pixels: the spec's square post (§9) and a story, which fills a phone. */
export const POSTER_FORMATS = {
  square: { label: 'Square', hint: '1080 × 1080', width: 1080, height: 1080 },
  story: { label: 'Story', hint: '1080 × 1920', width: 1080, height: 1920 },
} as const;
export type PosterFormat = keyof typeof POSTER_FORMATS;

/** How much larger or smaller than its design a poster's text is set. */
export const POSTER_TEXT_SIZES = {
  small: { label: 'Small', scale: 0.85 },
  medium: { label: 'Medium', scale: 1 },
  large: { label: 'Large', scale: 1.18 },
} as const;
export type PosterTextSize = keyof typeof POSTER_TEXT_SIZES;

/** What a poster says, from top to bottom. */
export type PosterRole =
  'kicker' | 'status' | 'name' | 'artist' | 'acts' | 'date' | 'time' | 'description' | 'message';

/** How one part is set. Lengths are pixels at medium size on a square poster. */
export interface TextStyle {
  font: 'wood' | 'slab' | 'sans';
  size: number;
  /** Line height as a multiple of the size. */
  leading: number;
  /** Free space above the part. */
  gap: number;
  italic?: boolean;
  upper?: boolean;
  /** Space between letters as a part of the size. */
  tracking?: number;
  /** Rather smaller than on a second line. */
  oneLine?: boolean;
  /** A line may grow this many times to fill the column, as wood type was set. */
  fill?: number;
  /** Room above and below the text inside its band. */
  pad?: number;
  /** How much of the column the text may take, 1 when left out. */
  column?: number;
}

export interface PosterTemplate {
  label: string;
  colors: PosterColors;
  align: 'center' | 'start';
  /** Room above the text for what the painter hangs there, in pixels. */
  crown: number;
  styles: Record<PosterRole, TextStyle>;
  /** The venue's name at the foot, and its address under it. */
  foot: { venue: TextStyle; address: TextStyle };
  /** False on plain paper, where a light background is the code's quiet zone. */
  hasCodePlate: boolean;
}

const KICKER: TextStyle = { oneLine: true, font: 'slab', size: 36, leading: 1.2, gap: 0, upper: true };
const STATUS: TextStyle = {
  oneLine: true,
  font: 'slab',
  size: 52,
  leading: 1.1,
  gap: 22,
  upper: true,
  tracking: 0.2,
  pad: 12,
};
const DATE: TextStyle = { oneLine: true, font: 'slab', size: 56, leading: 1.1, gap: 26, pad: 15 };
const ADDRESS: TextStyle = { font: 'slab', size: 31, leading: 1.25, gap: 8 };
const VENUE: TextStyle = { font: 'wood', size: 50, leading: 1.12, gap: 0 };

/** The four looks (spec §9): default colours and the setting of each part; the drawing is in `painters/`. */
export const POSTER_TEMPLATES: Record<PosterTemplateName, PosterTemplate> = {
  classic: {
    label: 'Classic',
    colors: { background: '#f3e3c0', text: '#2b1a10', accent: '#a3211b' },
    align: 'center',
    crown: 0,
    hasCodePlate: true,
    styles: {
      kicker: { ...KICKER, tracking: 0.28, column: 0.7 },
      status: STATUS,
      name: { font: 'wood', size: 170, leading: 1.12, gap: 20, fill: 1.5 },
      artist: { font: 'slab', size: 50, leading: 1.12, gap: 16, italic: true },
      acts: { font: 'slab', size: 36, leading: 1.16, gap: 8, italic: true },
      date: { ...DATE, upper: true, fill: 1.25, column: 0.93 },
      time: { oneLine: true, font: 'slab', size: 44, leading: 1.15, gap: 18, upper: true, tracking: 0.06 },
      description: { font: 'slab', size: 31, leading: 1.26, gap: 18, column: 0.9 },
      message: { font: 'slab', size: 36, leading: 1.22, gap: 18, italic: true, column: 0.94 },
    },
    foot: { venue: VENUE, address: ADDRESS },
  },
  modern: {
    label: 'Modern',
    colors: { background: '#1b1018', text: '#ffd9a0', accent: '#ff3f6e' },
    align: 'center',
    crown: 18,
    hasCodePlate: true,
    styles: {
      kicker: { ...KICKER, tracking: 0.4, column: 0.8 },
      status: { ...STATUS, size: 56, gap: 24, pad: 14 },
      name: { font: 'slab', size: 150, leading: 1.13, gap: 22, fill: 1.3, column: 0.95 },
      artist: { font: 'slab', size: 50, leading: 1.15, gap: 20, column: 0.92 },
      acts: { font: 'slab', size: 36, leading: 1.2, gap: 8, column: 0.92 },
      date: { oneLine: true, font: 'slab', size: 48, leading: 1.15, gap: 30, column: 0.92 },
      time: { oneLine: true, font: 'slab', size: 46, leading: 1.15, gap: 12, tracking: 0.02, column: 0.92 },
      description: { font: 'sans', size: 28, leading: 1.36, gap: 22, column: 0.86 },
      message: { font: 'slab', size: 36, leading: 1.24, gap: 20, column: 0.88 },
    },
    foot: { venue: VENUE, address: { ...ADDRESS, font: 'sans', size: 27, leading: 1.35 } },
  },
  rustic: {
    label: 'Rustic',
    colors: { background: '#5b3a23', text: '#fbecd2', accent: '#f2b544' },
    align: 'center',
    crown: 72,
    hasCodePlate: true,
    styles: {
      kicker: { ...KICKER, tracking: 0.3, column: 0.84 },
      status: { ...STATUS, font: 'wood', size: 54, gap: 20, tracking: 0.08 },
      name: { font: 'wood', size: 146, leading: 1.15, gap: 16, fill: 1.35, column: 0.93 },
      artist: { font: 'slab', size: 48, leading: 1.14, gap: 14, column: 0.92 },
      acts: { font: 'slab', size: 35, leading: 1.18, gap: 8, column: 0.92 },
      date: { ...DATE, size: 50, leading: 1.12, gap: 28, pad: 14, fill: 1.12, column: 0.86 },
      time: { oneLine: true, font: 'wood', size: 44, leading: 1.15, gap: 18, column: 0.92 },
      description: { font: 'slab', size: 30, leading: 1.28, gap: 18, column: 0.86 },
      message: { font: 'slab', size: 36, leading: 1.24, gap: 18, italic: true, column: 0.9 },
    },
    foot: { venue: VENUE, address: ADDRESS },
  },
  minimal: {
    label: 'Minimal',
    colors: { background: '#fbf6ea', text: '#241710', accent: '#c2571a' },
    align: 'start',
    crown: 0,
    hasCodePlate: false,
    styles: {
      kicker: { ...KICKER, font: 'sans', size: 28, leading: 1.3, tracking: 0.22, column: 0.56 },
      status: { oneLine: true, font: 'slab', size: 42, leading: 1.15, gap: 22, pad: 10, column: 0.6 },
      name: { font: 'slab', size: 148, leading: 1.02, gap: 30 },
      artist: { font: 'sans', size: 38, leading: 1.25, gap: 22 },
      acts: { font: 'sans', size: 30, leading: 1.3, gap: 8 },
      date: { oneLine: true, font: 'slab', size: 42, leading: 1.2, gap: 44 },
      time: { oneLine: true, font: 'sans', size: 34, leading: 1.3, gap: 6 },
      description: { font: 'sans', size: 28, leading: 1.42, gap: 26, column: 0.8 },
      message: { font: 'slab', size: 34, leading: 1.3, gap: 24, column: 0.86 },
    },
    foot: {
      venue: { ...VENUE, font: 'slab', size: 40, leading: 1.15 },
      address: { ...ADDRESS, font: 'sans', size: 26, leading: 1.35 },
    },
  },
};
