import { wrapEvenly } from '#contract/rules/text-lines';
import { isolatedLines, POSTER_TEXT_WIDTH } from './poster-text';
import type { PosterRole, TextStyle } from './poster-templates';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Width in pixels of a text set in a style at a size. */
export type MeasureStyled = (text: string, style: TextStyle, size: number) => number;

export interface PlacedLine {
  text: string;
  anchor: 'left' | 'center' | 'right';
  /** Where the anchor is, and the baseline. */
  x: number;
  y: number;
  width: number;
  size: number;
}

export interface PlacedPart extends Pick<StyledPart, 'role' | 'style'> {
  lines: PlacedLine[];
  /** The part with the room of its band, as wide as its widest line. */
  box: Box;
}

interface StyledPart {
  /** On the bill, or at the foot. */
  role: PosterRole | 'venue' | 'address';
  text: string;
  style: TextStyle;
}

interface BillToLay {
  parts: StyledPart[];
  box: Box;
  align: 'center' | 'left' | 'right';
  /** The chosen text size. */
  scale: number;
  measure: MeasureStyled;
}

const SMALLEST_SCALE = 0.3;
const SCALE_STEP = 0.94;
const SMALLEST_NAME = 0.34;
/** As a part of the name's widest line. */
const SHORTEST_NAME_LINE = 0.45;
/** A long word, or a line that is to stay whole, makes its part smaller down to this, before it is broken. */
const SMALLEST_TO_FIT = 0.5;
/** What is made to fit exactly must not be a hair too wide. */
const ROUNDING = 0.995;
/** Gaps may grow this many times on a poster with little to say. */
const WIDEST_GAPS = 1.9;
/** Middle of capitals above the baseline, as a part of the size. */
const CAPITALS_MIDDLE = 0.35;

const SQUARE = { top: 90, footHeight: 188, footBottom: 74 };
const STORY = { top: 220, footHeight: 262, footBottom: 220 };
/** Between the bill and the foot, where a template draws its line. */
const FOOT_GAP = 54;

/**
 * Where a poster's bill and its foot stand, in pixels; a story leaves room for what the apps lay over its ends.
 * @param crown room for what a template draws above its text
 */
export const posterAreas = ({ width, height }: { width: number; height: number }, crown: number) => {
  const { top, footHeight, footBottom } = height > width ? STORY : SQUARE;
  const x = (width - POSTER_TEXT_WIDTH) / 2;
  const footY = height - footBottom - footHeight;
  return {
    bill: { x, y: top + crown, width: POSTER_TEXT_WIDTH, height: footY - FOOT_GAP - top - crown },
    foot: { x, y: footY, width: POSTER_TEXT_WIDTH, height: footHeight },
  };
};

/** Sets the parts one under another inside a box: the event's name gives way first, then everything, until it fits. */
export const layBill = (bill: BillToLay): PlacedPart[] => {
  for (let scale = bill.scale; scale > SMALLEST_SCALE; scale *= SCALE_STEP) {
    const asDesigned = bill.parts.map((part) => setPart(part, { scale, name: 1, fill: 1 }, bill));
    const fitting = nameSettings(scale)
      .map((setting) =>
        asDesigned.map((block) => (block.role === 'name' ? setPart(block, setting, bill) : block)),
      )
      .filter((blocks) => heightOf(blocks) <= bill.box.height);
    const even = fitting.filter(hasEvenName);
    const [largest] = (even.length > 0 ? even : fitting).sort((one, other) => nameInk(other) - nameInk(one));
    if (largest) return placeBlocks(largest, bill);
  }
  const smallest = { scale: SMALLEST_SCALE, name: 1, fill: 0 };
  return placeBlocks(
    bill.parts.map((part) => setPart(part, smallest, bill)),
    bill,
  );
};

/** One way to set a bill: all of it this large, the name smaller than that, its lines grown by this part of what they may. */
interface Setting {
  scale: number;
  name: number;
  fill: number;
}

const nameSettings = (scale: number): Setting[] => {
  const settings: Setting[] = [];
  for (let name = 1; name > SMALLEST_NAME; name *= SCALE_STEP)
    settings.push(...[1, 0.5, 0].map((fill) => ({ scale, name, fill })));
  return settings;
};

const nameLines = (blocks: Block[]) => blocks.find(({ role }) => role === 'name')?.lines ?? [];

/** How much of the poster the name covers, in square pixels. */
const nameInk = (blocks: Block[]): number =>
  nameLines(blocks).reduce((sum, { width, size }) => sum + width * size, 0);

/** A short word alone on a line of a large name looks lost. */
const hasEvenName = (blocks: Block[]): boolean => {
  const widths = nameLines(blocks).map(({ width }) => width);
  return widths.every((width) => width >= SHORTEST_NAME_LINE * Math.max(...widths));
};

interface Block extends StyledPart {
  gap: number;
  pad: number;
  lines: { text: string; width: number; size: number }[];
}

const setPart = ({ role, text, style }: StyledPart, setting: Setting, { box, measure }: BillToLay): Block => {
  const scale = setting.scale * (role === 'name' ? setting.name : 1);
  const shown = style.upper ? text.toLocaleUpperCase('en-US') : text;
  const width = box.width * (style.column ?? 1);
  const designed = style.size * scale;
  // What must not be broken, a word or a whole line, makes its part smaller.
  const whole = style.oneLine ? [shown] : shown.split(/\s+/);
  const longest = Math.max(...whole.map((piece) => measure(piece, style, designed)));
  const isTooWide = longest > width;
  const size = isTooWide ? designed * Math.max((width / longest) * ROUNDING, SMALLEST_TO_FIT) : designed;
  const most = 1 + ((style.fill ?? 1) - 1) * setting.fill;
  const wrapped = wrapEvenly(shown, width, (piece) => measure(piece, style, size));
  const lines = isolatedLines(wrapped).map((line) => {
    const own = measure(line, style, size);
    const grown = own > 0 ? size * Math.max(1, Math.min(most, width / own)) : size;
    return { text: line, size: grown, width: measure(line, style, grown) };
  });
  return { role, text, style, gap: style.gap * setting.scale, pad: (style.pad ?? 0) * scale, lines };
};

const blockHeight = ({ lines, style, pad }: Block): number =>
  lines.reduce((sum, { size }) => sum + size * style.leading, 2 * pad);

const gapsOf = (blocks: Block[]): number => blocks.slice(1).reduce((sum, { gap }) => sum + gap, 0);

/** The first part's gap is kept as well: what a template draws above the text stands there. */
const heightOf = (blocks: Block[]): number =>
  blocks.reduce((sum, block) => sum + blockHeight(block), (blocks[0]?.gap ?? 0) + gapsOf(blocks));

const placeBlocks = (blocks: Block[], bill: BillToLay): PlacedPart[] => {
  const free = Math.max(0, bill.box.height - heightOf(blocks));
  const gaps = gapsOf(blocks);
  const stretch = gaps > 0 ? Math.min(WIDEST_GAPS, 1 + free / gaps) : 1;
  let y = bill.box.y + (free - gaps * (stretch - 1)) / 2;
  return blocks.map((block, index) => {
    y += index === 0 ? block.gap : block.gap * stretch;
    const placed = placeBlock(block, y, bill);
    y += placed.box.height;
    return placed;
  });
};

const placeBlock = (block: Block, top: number, { box, align }: BillToLay): PlacedPart => {
  let y = top + block.pad;
  const lines = block.lines.map(({ text, width, size }): PlacedLine => {
    const lineHeight = size * block.style.leading;
    const baseline = y + lineHeight / 2 + size * CAPITALS_MIDDLE;
    y += lineHeight;
    const x = box.x + box.width * SHARE_BEFORE[align];
    return { text, width, size, x, y: baseline, anchor: align };
  });
  const width = Math.max(0, ...lines.map((line) => line.width));
  const x = box.x + (box.width - width) * SHARE_BEFORE[align];
  return {
    role: block.role,
    style: block.style,
    lines,
    box: { x, y: top, width, height: y + block.pad - top },
  };
};

/** How much of the free width stands before a line. */
const SHARE_BEFORE = { left: 0, center: 0.5, right: 1 };
