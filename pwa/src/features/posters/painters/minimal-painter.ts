import { fadeColor, mixColors, readableOn } from '#features/posters/design/poster-colors';
import type { PlacedPart } from '#features/posters/design/poster-layout';
import { fillPart } from './lettering';
import { boxPath, fillDot, fillPath, grow, strokeLine } from './shapes';
import type { PosterPainter, Stage } from './stage';

/** Much paper, one record, one colour. */
export const minimalPainter: PosterPainter = {
  paintGround: (stage) => {
    const { canvas, width, height, colors, foot } = stage;
    canvas.fillStyle = colors.background;
    canvas.fillRect(0, 0, width, height);
    paintRecord(stage);
    canvas.strokeStyle = fadeColor(colors.text, 0.35);
    canvas.lineWidth = 2;
    strokeLine(canvas, [foot.x, foot.y - 24], [foot.x + foot.width, foot.y - 24]);
  },
  paintPart: ({ canvas, colors }, part) => {
    if (part.role === 'status') {
      boxPath(canvas, grow(part.box, 22, 0), 8);
      fillPath(canvas, colors.accent);
      return fillPart(canvas, part, readableOn(colors.accent, colors.background, colors.text));
    }
    const isQuiet = QUIET.has(part.role);
    const isAccent = part.role === 'kicker' || part.role === 'message';
    const quiet = mixColors(colors.text, colors.background, 0.22);
    fillPart(canvas, part, isAccent ? colors.accent : isQuiet ? quiet : colors.text);
  },
  paintFootPart: ({ canvas, colors }, part) => {
    const quiet = mixColors(colors.text, colors.background, 0.22);
    fillPart(canvas, part, part.role === 'venue' ? colors.text : quiet);
  },
};

/** Said in a lower voice. */
const QUIET: ReadonlySet<PlacedPart['role']> = new Set(['artist', 'acts', 'time', 'description']);

/** A record that leaves the sheet at its corner; its grooves are hairlines, so text may run over them. */
const paintRecord = ({ canvas, width, height, colors, side }: Stage) => {
  const isStory = height > width;
  const across = width * (isStory ? 0.84 : 0.9);
  const center = { x: side === 'left' ? across : width - across, y: isStory ? 170 : 64 };
  const reach = isStory ? 450 : 340;
  canvas.strokeStyle = fadeColor(colors.text, 0.13);
  canvas.lineWidth = 1.5;
  for (let groove = reach; groove > reach * 0.4; groove -= 9) {
    canvas.beginPath();
    canvas.arc(center.x, center.y, groove, 0, 2 * Math.PI);
    canvas.stroke();
  }
  canvas.fillStyle = colors.accent;
  fillDot(canvas, center.x, center.y, reach * 0.31);
  canvas.fillStyle = colors.background;
  fillDot(canvas, center.x, center.y, reach * 0.05);
};
