import type { MeasureStyled, PlacedLine, PlacedPart } from '#features/posters/design/poster-layout';
import { canBeSpaced, lineDirection } from '#features/posters/design/poster-text';
import type { TextStyle } from '#features/posters/design/poster-templates';

const FAMILIES: Record<TextStyle['font'], string> = {
  wood: 'Rye, Rockwell, Georgia, serif',
  slab: '"Zilla Slab", Rockwell, "Roboto Slab", Georgia, serif',
  sans: 'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", sans-serif',
};
const WEIGHTS: Record<TextStyle['font'], number> = { wood: 400, slab: 700, sans: 400 };

const fontOf = ({ font, italic }: TextStyle, size: number): string =>
  `${italic ? 'italic ' : ''}${WEIGHTS[font]} ${size}px ${FAMILIES[font]}`;

const MEASURED_AT = 100;

/** Measures at one size and scales: a layout asks for the same words at dozens of sizes. */
export const measureOn = (canvas: CanvasRenderingContext2D): MeasureStyled => {
  const known = new Map<string, number>();
  return (text, style, size) => {
    const key = `${fontOf(style, MEASURED_AT)}|${style.tracking ?? 0}|${text}`;
    let width = known.get(key);
    if (width === undefined) {
      setType(canvas, { text, style, size: MEASURED_AT });
      width = canvas.measureText(text).width;
      known.set(key, width);
    }
    return (width * size) / MEASURED_AT;
  };
};

const setType = (
  canvas: CanvasRenderingContext2D,
  { text, style, size }: { text: string; style: TextStyle; size: number },
): void => {
  canvas.font = fontOf(style, size);
  canvas.letterSpacing = style.tracking && canBeSpaced(text) ? `${style.tracking * size}px` : '0px';
  canvas.direction = lineDirection(text);
};

/** Sets the canvas up for each line of a part and hands it the text and where it goes. */
export const eachLine = (
  canvas: CanvasRenderingContext2D,
  { lines, style }: PlacedPart,
  paint: (line: PlacedLine, x: number) => void,
): void => {
  for (const line of lines) {
    setType(canvas, { text: line.text, style, size: line.size });
    canvas.textAlign = line.anchor;
    canvas.textBaseline = 'alphabetic';
    // The space behind the last letter would move a centred line to the left.
    const trailing = line.anchor === 'center' ? Number.parseFloat(canvas.letterSpacing || '0') / 2 : 0;
    paint(line, line.x + trailing);
  }
  canvas.letterSpacing = '0px';
};

/** Plain text in one colour. */
export const fillPart = (canvas: CanvasRenderingContext2D, part: PlacedPart, color: string): void => {
  canvas.fillStyle = color;
  eachLine(canvas, part, ({ text, y }, x) => canvas.fillText(text, x, y));
};
