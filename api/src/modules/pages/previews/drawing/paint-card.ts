import type { SKRSContext2D } from '@napi-rs/canvas';
import { directionOf } from '#contract/rules/text-lines.js';
import { BRAND_LINE } from '#contract/rules/texts.js';
import { PREVIEW_SIZE } from '#src/modules/pages/previews/preview-size.js';
import type { PreviewCard } from '#src/modules/pages/previews/preview-of.js';
import { canBeDrawn, FONTS } from './card-fonts.js';
import { fitTitle } from './fit-title.js';

type Canvas = SKRSContext2D;

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The handbill of the product's posters: two inks on old paper. */
const PAPER = '#f3e3c0';
const PAPER_EDGE = '#e2c898';
const INK = '#2b1a10';
const BRAND = '#7a1e22';
const ON_BRAND = '#fff6e6';

const { width: WIDTH, height: HEIGHT } = PREVIEW_SIZE;
const MARGIN = 72;
const FOOT: Box = { x: MARGIN, y: 512, width: WIDTH - 2 * MARGIN, height: 70 };
const DATE: Box = { x: MARGIN, y: 84, width: 230, height: 372 };
const GAP = 44;

/** The first of the names that the fonts have letters for. */
const drawnName = (...names: string[]): string => names.find(canBeDrawn) ?? BRAND_LINE;

/** Draws a card of 1200 × 630 pixels: when, what, who, and where. */
export const paintCard = (canvas: Canvas, card: PreviewCard): void => {
  paintPaper(canvas);
  if (card.date) paintDate(canvas, card.date);
  const x = card.date ? DATE.x + DATE.width + GAP : MARGIN;
  paintBill(canvas, card, { x, y: DATE.y, width: WIDTH - MARGIN - x, height: DATE.height });
  paintFoot(canvas, card.venue);
};

const paintPaper = (canvas: Canvas): void => {
  const light = canvas.createRadialGradient(WIDTH / 2, HEIGHT / 2, 120, WIDTH / 2, HEIGHT / 2, 760);
  light.addColorStop(0, PAPER);
  light.addColorStop(1, PAPER_EDGE);
  canvas.fillStyle = light;
  canvas.fillRect(0, 0, WIDTH, HEIGHT);
  canvas.strokeStyle = INK;
  canvas.lineWidth = 8;
  canvas.strokeRect(26, 26, WIDTH - 52, HEIGHT - 52);
  canvas.strokeStyle = BRAND;
  canvas.lineWidth = 3;
  // The rope of the tonight card.
  canvas.setLineDash([16, 10]);
  canvas.strokeRect(42, 42, WIDTH - 84, HEIGHT - 84);
  canvas.setLineDash([]);
};

const paintDate = (canvas: Canvas, [weekday, day, month]: NonNullable<PreviewCard['date']>): void => {
  canvas.fillStyle = BRAND;
  canvas.beginPath();
  canvas.roundRect(DATE.x, DATE.y, DATE.width, DATE.height, 16);
  canvas.fill();
  canvas.fillStyle = ON_BRAND;
  canvas.textAlign = 'center';
  const middle = DATE.x + DATE.width / 2;
  for (const [text, size, y] of [
    [weekday.toUpperCase(), 58, 84],
    [day, 168, 236],
    [month.toUpperCase(), 58, 326],
  ] as const) {
    setType(canvas, text, { size });
    canvas.fillText(text, middle, DATE.y + y);
  }
};

/** Kicker, title and lines, in the middle of their box from top to bottom. */
const paintBill = (canvas: Canvas, card: PreviewCard, box: Box): void => {
  const lines = card.lines.filter(canBeDrawn);
  const kicker = card.kicker ?? '';
  const [kickerHeight, lineHeight] = [kicker ? 62 : 0, 56];
  const title = drawnName(card.title, card.venue);
  const height = box.height - kickerHeight - lines.length * lineHeight;
  const fitted = fitTitle(title, { width: box.width, height }, (size) => (text) => {
    setType(canvas, text, { size });
    return canvas.measureText(text).width;
  });
  // All stands at the side where the title begins.
  const side = directionOf(title) === 'rtl' ? 'right' : 'left';
  let y = box.y + (height - fitted.lines.length * fitted.lineHeight) / 2;
  const paint = (text: string, line: { size: number; height: number; color: string }): void => {
    setType(canvas, text, line);
    canvas.fillStyle = line.color;
    canvas.textAlign = side;
    const x = side === 'right' ? box.x + box.width : box.x;
    canvas.fillText(shortened(canvas, text, box.width), x, y + line.height * 0.8);
    y += line.height;
  };
  if (kicker) paint(kicker.toUpperCase(), { size: 40, height: kickerHeight, color: BRAND });
  for (const text of fitted.lines) paint(text, { size: fitted.size, height: fitted.lineHeight, color: INK });
  for (const text of lines) paint(text, { size: 40, height: lineHeight, color: BRAND });
};

const paintFoot = (canvas: Canvas, venue: string): void => {
  canvas.fillStyle = INK;
  canvas.fillRect(FOOT.x, FOOT.y - 24, FOOT.width, 4);
  canvas.textAlign = 'center';
  const name = drawnName(venue);
  setType(canvas, name, { size: 46, font: 'wood' });
  canvas.fillText(shortened(canvas, name, FOOT.width), WIDTH / 2, FOOT.y + 40);
};

const setType = (
  canvas: Canvas,
  text: string,
  { size, font = 'slab' }: { size: number; font?: keyof typeof FONTS },
): void => {
  canvas.font = `${font === 'wood' ? 400 : 700} ${size}px ${FONTS[font]}`;
  canvas.direction = directionOf(text);
};

/** As much of a line as there is room for. */
const shortened = (canvas: Canvas, text: string, width: number): string => {
  if (canvas.measureText(text).width <= width) return text;
  const characters = [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text)];
  const fitting = characters.findLast(
    ({ index }) => canvas.measureText(`${text.slice(0, index)}…`).width <= width,
  );
  return `${text.slice(0, fitting?.index ?? 0).trimEnd()}…`;
};
