import { type MeasureText, wrapEvenly } from '#contract/rules/text-lines.js';

/** Sizes in pixels from large to small; in the last one a text may be cut. */
const SIZES = [104, 92, 80, 70, 60, 52, 44, 38] as const;
const LEADING = 1.08;

/** A text in lines of one size that fit a box. */
export interface FittedText {
  lines: string[];
  /** In pixels, as is the height of a line. */
  size: number;
  lineHeight: number;
}

/**
 * Sets a text as large as a box allows, in lines of much the same length. What does not fit in the smallest size ends with an
 * ellipsis.
 * @param measureAt the measure of a size in pixels
 */
export const fitTitle = (
  text: string,
  box: { width: number; height: number },
  measureAt: (size: number) => MeasureText,
): FittedText => {
  for (const size of SIZES) {
    const lineHeight = size * LEADING;
    const measure = measureAt(size);
    const lines = wrapEvenly(text, box.width, measure);
    const room = Math.floor(box.height / lineHeight);
    const isWhole = text.split(/\s+/).every((word) => measure(word) <= box.width);
    const isSmallest = size === SIZES.at(-1);
    if (lines.length <= room && (isWhole || isSmallest)) return { lines, size, lineHeight };
    if (isSmallest)
      return { lines: [...lines.slice(0, room - 1), `${lines[room - 1] ?? ''}…`], size, lineHeight };
  }
  return { lines: [], size: 0, lineHeight: 0 };
};
