import type { PosterColors } from '#features/posters/design/poster-colors';
import type { Box, PlacedPart } from '#features/posters/design/poster-layout';

/** What a painter paints on. */
export interface Stage {
  canvas: CanvasRenderingContext2D;
  width: number;
  height: number;
  colors: PosterColors;
  bill: Box;
  foot: Box;
  /** Which side text starts from, where it is not centred. */
  side: 'left' | 'right';
  /** Numbers from 0 to 1, the same for the same poster, so that a preview does not flicker. */
  chance: () => number;
}

/** One of the four looks, in the order in which its methods are called. */
export interface PosterPainter {
  /** Everything behind the text. */
  paintGround(stage: Stage): void;
  /** One part of the bill, with what stands behind and beside it. */
  paintPart(stage: Stage, part: PlacedPart): void;
  /** Wear and lustre over the text, under the foot. */
  paintFinish?(stage: Stage): void;
  /** The venue's name or address at the foot. */
  paintFootPart(stage: Stage, part: PlacedPart): void;
}

/** Mulberry32: a small seeded generator; the texture of a poster is no secret. */
export const chanceFrom = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};
