interface Size {
  width: number;
  height: number;
}

/** How a logo is drawn, in pixels: what of it, how large, and whether in a circle. */
export interface LogoPlace extends Size {
  source: Size & { x: number; y: number };
  isRound: boolean;
}

/** Of one side to the other, up to which a logo counts as square. */
const NEARLY_SQUARE = 1.34;
/** How many times as wide as the place is high a wordmark may be. */
const WIDEST = 2.5;

/**
 * A logo in a place of that height, never out of shape: the middle of one that is nearly square fills a circle; of any other all
 * is shown.
 */
export const placeLogo = ({ width, height }: Size, side: number): LogoPlace => {
  const [short, long] = [Math.min(width, height), Math.max(width, height)];
  if (long <= short * NEARLY_SQUARE)
    return {
      source: { x: (width - short) / 2, y: (height - short) / 2, width: short, height: short },
      width: side,
      height: side,
      isRound: true,
    };
  const scale = Math.min(side / height, (WIDEST * side) / width);
  return {
    source: { x: 0, y: 0, width, height },
    width: width * scale,
    height: height * scale,
    isRound: false,
  };
};
