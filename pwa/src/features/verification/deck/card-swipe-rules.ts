/** A finger that moved less than this has not decided on a direction. */
const SLOP_PX = 12;

/** Share of the card's width after which letting go decides; a thumb's move, not a whole arm's. */
const DECIDING_SHARE = 0.28;

/** Whether a finger goes sideways: a swipe. Up and down scrolls the page. */
export const isSideways = (x: number, y: number): boolean =>
  Math.abs(x) > SLOP_PX && Math.abs(x) > Math.abs(y) * 1.5;

/** What letting go here decides; null puts the card back. */
export const swipeOf = (x: number, width: number): 'approve' | 'reject' | null => {
  if (Math.abs(x) < width * DECIDING_SHARE) return null;
  return x > 0 ? 'approve' : 'reject';
};
