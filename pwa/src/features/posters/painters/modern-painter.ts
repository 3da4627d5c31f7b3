import { fadeColor, luminanceOf, mixColors } from '#features/posters/design/poster-colors';
import type { PlacedLine, PlacedPart } from '#features/posters/design/poster-layout';
import { eachLine, fillPart } from './lettering';
import { boxPath, fillAround, fillDot, fillPath, grow, starPath, strokePath } from './shapes';
import type { PosterPainter, Stage } from './stage';

const BRICK = { width: 118, height: 46, mortar: 5 };
const FRAME_INSET = 44;
const FRAME_RADIUS = 54;
/** Letters lower than this, in pixels, would be all glass. */
const SMALLEST_OUTLINE = 68;

/** A neon sign on the brick wall of the bar at night. */
export const modernPainter: PosterPainter = {
  paintGround: (stage) => {
    paintWall(stage);
    paintGlow(stage);
    paintTubes(stage);
    paintBulbs(stage);
  },
  paintPart: (stage, part) => {
    const { canvas, colors } = stage;
    if (part.role === 'name') return paintNeonText(stage, part, colors.accent);
    if (part.role === 'artist' || part.role === 'date') return paintNeonText(stage, part, colors.text);
    if (part.role === 'status') return paintStatus(stage, part);
    const isLit = part.role === 'kicker' || part.role === 'time';
    canvas.shadowColor = isLit ? fadeColor(colors.accent, 0.9) : fadeColor(colors.background, 0.9);
    canvas.shadowBlur = isLit ? 22 : 8;
    fillPart(canvas, part, isLit ? glassOf(stage, colors.accent, 0.55) : colors.text);
    canvas.shadowBlur = 0;
  },
  paintFootPart: (stage, part) => {
    const { canvas, colors } = stage;
    if (part.role === 'address') return fillPart(canvas, part, colors.text);
    canvas.shadowColor = fadeColor(colors.text, 0.8);
    canvas.shadowBlur = 18;
    fillPart(canvas, part, glassOf(stage, colors.text, 0.3));
    canvas.shadowBlur = 0;
  },
};

/** The lit core of a tube: towards white by night, towards the ink on a wall painted light. */
const glassOf = ({ colors }: Stage, color: string, part: number): string =>
  mixColors(color, luminanceOf(colors.background) < 0.3 ? '#ffffff' : colors.text, part);

const paintWall = ({ canvas, width, height, colors, chance }: Stage) => {
  canvas.fillStyle = mixColors(colors.background, '#000000', 0.35);
  canvas.fillRect(0, 0, width, height);
  for (let row = 0; row * BRICK.height < height; row += 1) {
    for (let x = row % 2 ? -BRICK.width / 2 : 0; x < width; x += BRICK.width) {
      const shade = 0.02 + 0.07 * chance();
      canvas.fillStyle = mixColors(
        mixColors(colors.background, colors.accent, shade),
        colors.text,
        shade * 0.6,
      );
      const brick = { x, y: row * BRICK.height, width: BRICK.width, height: BRICK.height };
      boxPath(canvas, grow(brick, -BRICK.mortar / 2 - chance()), 4);
      canvas.fill();
    }
  }
};

const paintGlow = (stage: Stage) => {
  const { width, height, colors, bill } = stage;
  const center = { x: width / 2, y: bill.y + bill.height * 0.4 };
  fillAround(stage, { ...center, reach: 40 }, { ...center, reach: height * 0.58 }, [
    [0, fadeColor(colors.accent, 0.3)],
    [0.45, fadeColor(colors.accent, 0.1)],
    [1, fadeColor(colors.accent, 0)],
  ]);
  const night = mixColors(colors.background, '#000000', 0.5);
  fillAround(stage, { ...center, reach: width * 0.3 }, { ...center, reach: height * 0.85 }, [
    [0, fadeColor(colors.background, 0)],
    [1, fadeColor(night, 0.85)],
  ]);
};

/** Strokes the current path as a tube of glass: a wide glow, the coloured gas, the white-hot core. */
const strokeTube = (stage: Stage, color: string, thickness: number) => {
  const { canvas } = stage;
  canvas.lineCap = 'round';
  canvas.lineJoin = 'round';
  canvas.shadowColor = color;
  for (const blur of [46, 18]) {
    canvas.shadowBlur = blur;
    strokePath(canvas, color, thickness);
  }
  canvas.shadowBlur = 0;
  strokePath(canvas, glassOf(stage, color, 0.75), thickness * 0.4);
};

const paintTubes = (stage: Stage) => {
  const { canvas, width, height, colors } = stage;
  const sheet = { x: 0, y: 0, width, height };
  tubeWithGap(stage, FRAME_INSET, FRAME_RADIUS);
  strokeTube(stage, colors.accent, 9);
  boxPath(canvas, grow(sheet, -FRAME_INSET - 20), FRAME_RADIUS - 18);
  strokePath(canvas, fadeColor(colors.text, 0.28), 2);
  starPath(canvas, { x: width / 2, y: FRAME_INSET + 4 }, 30);
  strokeTube(stage, colors.text, 6);
};

/** The frame's tube ends on both sides of the star at its top. */
const tubeWithGap = ({ canvas, width, height }: Stage, inset: number, radius: number) => {
  const [right, bottom] = [width - inset, height - inset];
  canvas.beginPath();
  canvas.moveTo(width / 2 + 64, inset);
  canvas.arcTo(right, inset, right, bottom, radius);
  canvas.arcTo(right, bottom, inset, bottom, radius);
  canvas.arcTo(inset, bottom, inset, inset, radius);
  canvas.arcTo(inset, inset, width / 2, inset, radius);
  canvas.lineTo(width / 2 - 64, inset);
};

/** A row of bulbs that leads along the foot to the code. */
const paintBulbs = ({ canvas, colors, foot }: Stage) => {
  const y = foot.y - 18;
  const bulbs = 34;
  for (let bulb = 0; bulb < bulbs; bulb += 1) {
    const x = foot.x + (bulb * foot.width) / (bulbs - 1);
    const color = bulb % 2 ? colors.text : mixColors(colors.text, colors.accent, 0.45);
    canvas.shadowColor = color;
    canvas.shadowBlur = 16;
    canvas.fillStyle = mixColors(color, '#ffffff', 0.35);
    fillDot(canvas, x, y, 5);
  }
  canvas.shadowBlur = 0;
};

/** Letters bent of tube: their outline glows, their inside stays dark. Small ones are one bright tube. */
const paintNeonText = (stage: Stage, part: PlacedPart, color: string) => {
  const isSmall = part.role !== 'name' || part.lines.some(({ size }) => size < SMALLEST_OUTLINE);
  eachLine(stage.canvas, part, (line, x) =>
    isSmall ? fillGlowing(stage, line, x, color) : strokeGlowing(stage, line, x, color),
  );
};

const fillGlowing = (stage: Stage, { text, y, size }: PlacedLine, x: number, color: string) => {
  const { canvas } = stage;
  canvas.shadowColor = color;
  canvas.fillStyle = color;
  for (const blur of [size * 0.6, size * 0.25]) {
    canvas.shadowBlur = blur;
    canvas.fillText(text, x, y);
  }
  canvas.shadowBlur = 0;
  canvas.fillStyle = glassOf(stage, color, 0.45);
  canvas.fillText(text, x, y);
};

const strokeGlowing = (stage: Stage, { text, y, size }: PlacedLine, x: number, color: string) => {
  const { canvas, colors } = stage;
  const tube = Math.max(2, size * 0.042);
  canvas.lineJoin = 'round';
  canvas.shadowColor = color;
  canvas.strokeStyle = color;
  canvas.lineWidth = tube;
  for (const blur of [size * 0.55, size * 0.2, 6]) {
    canvas.shadowBlur = blur;
    canvas.strokeText(text, x, y);
  }
  canvas.shadowBlur = 0;
  canvas.fillStyle = fadeColor(mixColors(color, colors.background, 0.6), 0.8);
  canvas.fillText(text, x, y);
  canvas.strokeStyle = glassOf(stage, color, 0.72);
  canvas.lineWidth = tube * 0.5;
  canvas.strokeText(text, x, y);
};

const paintStatus = (stage: Stage, part: PlacedPart) => {
  const { canvas, colors } = stage;
  const sign = grow(part.box, 40, 0);
  boxPath(canvas, sign, 18);
  fillPath(canvas, fadeColor(colors.background, 0.7));
  boxPath(canvas, sign, 18);
  strokeTube(stage, colors.text, 6);
  paintNeonText(stage, part, colors.text);
};
