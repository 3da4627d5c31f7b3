import { fadeColor, mixColors, readableOn } from '#features/posters/design/poster-colors';
import type { Box, PlacedPart } from '#features/posters/design/poster-layout';
import { eachLine, fillPart } from './lettering';
import { boxPath, fillAround, fillDot, fillPath, grow, middleOf, strokeLine, strokePath } from './shapes';
import type { PosterPainter, Stage } from './stage';

const PLANK = 154;
const SHADOW = '#120a05';
const ROPE_INSET = 40;

/** Painted letters on the boards of a barn, in a rope, under a horseshoe. */
export const rusticPainter: PosterPainter = {
  paintGround: (stage) => {
    paintPlanks(stage);
    paintShade(stage);
    paintRope(stage);
    paintHorseshoe(stage);
    paintGroove(stage);
  },
  paintPart: (stage, part) => {
    const { colors } = stage;
    if (part.role === 'date') return paintBoard(stage, part, colors.accent);
    if (part.role === 'status') return paintBoard(stage, part, colors.text);
    const isBright = part.role === 'kicker' || part.role === 'time' || part.role === 'message';
    paintPainted(stage, part, isBright ? colors.accent : colors.text);
  },
  paintFinish: (stage) => paintWornPaint(stage),
  paintFootPart: (stage, part) =>
    paintPainted(stage, part, part.role === 'venue' ? stage.colors.accent : stage.colors.text),
};

const paintPlanks = (stage: Stage) => {
  const { canvas, width, height, colors, chance } = stage;
  for (let y = 0; y < height; y += PLANK) {
    const shade = chance() * 0.24;
    const wood = mixColors(colors.background, chance() > 0.5 ? SHADOW : '#c99a63', shade);
    const plank = { x: 0, y, width, height: PLANK };
    canvas.fillStyle = wood;
    canvas.fillRect(0, y, width, PLANK);
    paintGrain(stage, plank, wood);
    canvas.fillStyle = fadeColor(SHADOW, 0.75);
    canvas.fillRect(0, y + PLANK - 5, width, 5);
    canvas.fillStyle = fadeColor('#ffffff', 0.07);
    canvas.fillRect(0, y, width, 3);
    paintNails(stage, plank);
  }
};

/** Long wavering lines, that part around a knot. */
const paintGrain = (stage: Stage, plank: Box, wood: string) => {
  const { canvas, chance } = stage;
  const knot = {
    x: plank.width * chance(),
    y: plank.y + PLANK * (0.3 + 0.4 * chance()),
    reach: 20 + 26 * chance(),
  };
  canvas.save();
  boxPath(canvas, plank);
  canvas.clip();
  for (let line = 0; line < 26; line += 1) {
    const start = plank.y + (line / 26) * PLANK + 6 * chance();
    canvas.strokeStyle = fadeColor(
      line % 3 ? SHADOW : mixColors(wood, '#ffffff', 0.35),
      0.07 + 0.15 * chance(),
    );
    canvas.lineWidth = 0.8 + 2 * chance();
    const phase = 6 * chance();
    canvas.beginPath();
    for (let x = -20; x <= plank.width + 20; x += 30) {
      const away = (start - knot.y) / knot.reach;
      const near = Math.exp(-(((x - knot.x) / (knot.reach * 3)) ** 2));
      const bend = near * knot.reach * (away < 0 ? -1 : 1) * Math.exp(-Math.abs(away) * 0.6);
      canvas.lineTo(x, start + bend + 2.4 * Math.sin(x / 130 + phase));
    }
    canvas.stroke();
  }
  paintKnot(stage, knot);
  canvas.restore();
};

const paintKnot = ({ canvas }: Stage, knot: { x: number; y: number; reach: number }) => {
  for (let ring = 4; ring > 0; ring -= 1) {
    canvas.beginPath();
    canvas.ellipse(knot.x, knot.y, (knot.reach * ring) / 4, (knot.reach * ring) / 7, 0, 0, 2 * Math.PI);
    fillPath(canvas, fadeColor(SHADOW, 0.16));
    strokePath(canvas, fadeColor(SHADOW, 0.3), 1.4);
  }
};

const paintNails = ({ canvas, width }: Stage, plank: Box) => {
  for (const x of [17, width - 17]) {
    for (const y of [plank.y + 40, plank.y + PLANK - 44]) {
      canvas.fillStyle = fadeColor(SHADOW, 0.85);
      fillDot(canvas, x + 1.5, y + 2, 8);
      canvas.fillStyle = '#77695c';
      fillDot(canvas, x, y, 6.5);
      canvas.fillStyle = fadeColor('#ffffff', 0.5);
      fillDot(canvas, x - 2, y - 2, 2);
    }
  }
};

const paintShade = (stage: Stage) => {
  const { width, height, colors } = stage;
  const dusk = mixColors(colors.background, SHADOW, 0.7);
  const from = { x: width / 2, y: height * 0.45, reach: width * 0.2 };
  fillAround(stage, from, { x: width / 2, y: height / 2, reach: height * 0.78 }, [
    [0, fadeColor(dusk, 0.26)],
    [0.6, fadeColor(dusk, 0.32)],
    [1, fadeColor(SHADOW, 0.6)],
  ]);
};

/** Strands laid one over another along a rectangle. */
const paintRope = (stage: Stage) => {
  const { canvas, width, height, colors } = stage;
  const loop = grow({ x: 0, y: 0, width, height }, -ROPE_INSET);
  canvas.shadowColor = fadeColor(SHADOW, 0.8);
  canvas.shadowBlur = 12;
  canvas.shadowOffsetY = 6;
  boxPath(canvas, loop, 40);
  strokePath(canvas, mixColors(colors.accent, SHADOW, 0.62), 18);
  Object.assign(canvas, { shadowBlur: 0, shadowOffsetY: 0 });
  for (const [x, y, angle] of pointsAround(loop, 40, 11)) {
    canvas.save();
    canvas.translate(x, y);
    canvas.rotate(angle);
    canvas.beginPath();
    canvas.ellipse(0, 0, 10.5, 4, -0.75, 0, 2 * Math.PI);
    fillPath(canvas, mixColors(colors.accent, '#d9b27c', 0.7));
    strokePath(canvas, fadeColor(SHADOW, 0.4), 1.2);
    canvas.restore();
  }
};

/** Points every `step` pixels around a rounded box, clockwise, each with its heading. */
const pointsAround = (box: Box, radius: number, step: number): [number, number, number][] => {
  const [across, down, turn] = [box.width - 2 * radius, box.height - 2 * radius, (Math.PI / 2) * radius];
  const count = Math.round((2 * (across + down) + 4 * turn) / step);
  const sides = [across, down, across, down];
  const corners = [
    [box.x + box.width - radius, box.y + radius],
    [box.x + box.width - radius, box.y + box.height - radius],
    [box.x + radius, box.y + box.height - radius],
    [box.x + radius, box.y + radius],
  ];
  return Array.from({ length: count }, (_, index): [number, number, number] => {
    let left = index * step;
    let side = 0;
    while (side < 3 && left > (sides[side] ?? 0) + turn) {
      left -= (sides[side] ?? 0) + turn;
      side += 1;
    }
    const heading = (side * Math.PI) / 2;
    const [cornerX = 0, cornerY = 0] = corners[side] ?? [];
    const straight = left - (sides[side] ?? 0);
    const angle = heading + Math.max(0, straight) / radius;
    const back = Math.min(0, straight);
    return [
      cornerX + radius * Math.sin(angle) + back * Math.cos(heading),
      cornerY - radius * Math.cos(angle) + back * Math.sin(heading),
      angle,
    ];
  });
};

/** Points up, so that the luck stays in. */
const paintHorseshoe = ({ canvas, bill, width, colors }: Stage) => {
  const center = { x: width / 2, y: bill.y - 54 };
  const [reach, thick] = [42, 19];
  const iron = mixColors(colors.accent, '#8c7f72', 0.45);
  canvas.lineCap = 'butt';
  canvas.shadowColor = fadeColor(SHADOW, 0.9);
  canvas.shadowBlur = 10;
  canvas.shadowOffsetY = 5;
  for (const [color, lineWidth] of [
    [mixColors(iron, SHADOW, 0.6), thick + 4],
    [iron, thick],
  ] as const) {
    canvas.beginPath();
    canvas.ellipse(center.x, center.y, reach * 0.92, reach, 0, -Math.PI * 0.28, Math.PI * 1.28);
    strokePath(canvas, color, lineWidth);
    Object.assign(canvas, { shadowBlur: 0, shadowOffsetY: 0 });
  }
  canvas.fillStyle = fadeColor(SHADOW, 0.85);
  for (const turn of [-0.16, 0.04, 0.24, 0.76, 0.96, 1.16]) {
    const angle = Math.PI * turn;
    fillDot(canvas, center.x + reach * 0.92 * Math.cos(angle), center.y + reach * Math.sin(angle), 3.4);
  }
};

const paintGroove = ({ canvas, foot, colors }: Stage) => {
  const y = foot.y - 18;
  canvas.lineWidth = 4;
  canvas.strokeStyle = fadeColor(SHADOW, 0.7);
  strokeLine(canvas, [foot.x, y], [foot.x + foot.width, y]);
  canvas.lineWidth = 1.5;
  canvas.strokeStyle = fadeColor(colors.text, 0.35);
  strokeLine(canvas, [foot.x, y + 3], [foot.x + foot.width, y + 3]);
};

/** Thick paint, which throws a shadow; dark paint catches the light instead. */
const paintPainted = ({ canvas, colors }: Stage, part: PlacedPart, color: string) => {
  const relief = fadeColor(readableOn(color, mixColors(colors.background, SHADOW, 0.85), '#ffffff'), 0.8);
  eachLine(canvas, part, ({ text, y, size }, x) => {
    canvas.fillStyle = relief;
    const off = Math.max(2, size * 0.03);
    canvas.fillText(text, x + off, y + off);
    canvas.fillStyle = color;
    canvas.fillText(text, x, y);
  });
};

/** A smaller board nailed over the others. */
const paintBoard = (stage: Stage, part: PlacedPart, color: string) => {
  const { canvas, colors } = stage;
  const board = grow(part.box, 54, 0);
  canvas.save();
  const middle = middleOf(board);
  canvas.translate(middle.x, middle.y);
  canvas.rotate(-0.012);
  canvas.translate(-middle.x, -middle.y);
  canvas.shadowColor = fadeColor(SHADOW, 0.85);
  canvas.shadowBlur = 16;
  canvas.shadowOffsetY = 7;
  boxPath(canvas, board, 6);
  fillPath(canvas, color);
  Object.assign(canvas, { shadowBlur: 0, shadowOffsetY: 0 });
  paintGrainOn(stage, board);
  canvas.fillStyle = mixColors(colors.background, SHADOW, 0.75);
  for (const x of [board.x + 22, board.x + board.width - 22]) fillDot(canvas, x, middle.y, 7);
  fillPart(canvas, part, readableOn(color, mixColors(colors.background, SHADOW, 0.65), colors.background));
  canvas.restore();
};

const paintGrainOn = ({ canvas, chance }: Stage, board: Box) => {
  for (let y = board.y + 5; y < board.y + board.height - 3; y += 5) {
    canvas.strokeStyle = fadeColor(SHADOW, 0.04 + 0.1 * chance());
    canvas.lineWidth = 1 + chance();
    strokeLine(canvas, [board.x + 3, y], [board.x + board.width - 3, y + 3 * (chance() - 0.5)]);
  }
};

/** Hairs of wood where the paint has gone. */
const paintWornPaint = ({ canvas, bill, colors, chance }: Stage) => {
  for (let scratch = 0; scratch < bill.height * 1.4; scratch += 1) {
    canvas.strokeStyle = fadeColor(mixColors(colors.background, SHADOW, 0.45), 0.25 + 0.45 * chance());
    canvas.lineWidth = 0.6 + 0.9 * chance();
    const [x, y] = [bill.x + chance() * bill.width, bill.y + chance() * bill.height];
    strokeLine(canvas, [x, y], [x + 6 + 26 * chance() ** 2, y + chance() - 0.5]);
  }
};
