import { fadeColor, mixColors, readableOn } from '#features/posters/design/poster-colors';
import type { PlacedPart } from '#features/posters/design/poster-layout';
import { eachLine, fillPart } from './lettering';
import {
  boxPath,
  fillAround,
  fillDot,
  fillPath,
  grow,
  middleOf,
  notchedPath,
  ribbonPath,
  starPath,
  strokeLine,
  strokePath,
} from './shapes';
import type { PosterPainter, Stage } from './stage';

const RAYS = 36;
const WORN_SPECKS = 5200;

/** A letterpress handbill: wood type in two inks on old paper, each line as wide as the forme. */
export const classicPainter: PosterPainter = {
  paintGround: (stage) => {
    paintPaper(stage);
    paintRays(stage);
    paintFrame(stage);
    paintFootRule(stage);
  },
  paintPart: (stage, part) => {
    const { canvas, colors } = stage;
    if (part.role === 'name') return paintName(stage, part);
    if (part.role === 'date') return paintDate(stage, part);
    if (part.role === 'status') return paintStatus(stage, part);
    if (part.role === 'kicker') paintKickerRules(stage, part);
    const isSecondInk = part.role === 'kicker' || part.role === 'time' || part.role === 'message';
    fillPart(canvas, part, isSecondInk ? colors.accent : colors.text);
  },
  paintFinish: (stage) => paintWear(stage),
  paintFootPart: ({ canvas, colors }, part) =>
    fillPart(canvas, part, part.role === 'venue' ? colors.accent : colors.text),
};

const paintPaper = (stage: Stage) => {
  const { canvas, width, height, colors, chance } = stage;
  canvas.fillStyle = colors.background;
  canvas.fillRect(0, 0, width, height);
  canvas.lineWidth = 1;
  for (let fibre = 0; fibre < height; fibre += 1) {
    canvas.strokeStyle = fadeColor(colors.text, 0.02 + 0.05 * chance());
    const [x, y] = [chance() * width, chance() * height];
    strokeLine(canvas, [x, y], [x + 26 * (chance() - 0.5), y + 26 * (chance() - 0.5)]);
  }
  const middle = { x: width / 2, y: height / 2 };
  fillAround(stage, { ...middle, reach: width * 0.35 }, { ...middle, reach: height * 0.75 }, [
    [0, fadeColor(colors.accent, 0)],
    [1, fadeColor(mixColors(colors.accent, colors.text, 0.6), 0.26)],
  ]);
};

const paintRays = ({ canvas, colors, bill, width, height }: Stage) => {
  const center = { x: width / 2, y: bill.y + bill.height * 0.36 };
  canvas.save();
  boxPath(canvas, { x: 52, y: 52, width: width - 104, height: height - 104 });
  canvas.clip();
  canvas.fillStyle = fadeColor(colors.accent, 0.075);
  for (let ray = 0; ray < RAYS; ray += 1) {
    const from = (ray * 2 * Math.PI) / RAYS;
    canvas.beginPath();
    canvas.moveTo(center.x, center.y);
    canvas.arc(center.x, center.y, height, from, from + Math.PI / RAYS);
    canvas.fill();
  }
  canvas.restore();
};

const paintFrame = ({ canvas, width, height, colors }: Stage) => {
  const sheet = { x: 0, y: 0, width, height };
  notchedPath(canvas, grow(sheet, -32), 42);
  strokePath(canvas, colors.text, 11);
  notchedPath(canvas, grow(sheet, -46), 42);
  strokePath(canvas, colors.accent, 3);
  canvas.fillStyle = colors.accent;
  for (const x of [38, width - 38]) {
    for (const y of [38, height - 38]) {
      starPath(canvas, { x, y }, 20);
      canvas.fill();
    }
  }
};

/** The thick and the thin line of a printer's rule, broken by a star. */
const paintFootRule = ({ canvas, colors, foot, width }: Stage) => {
  const y = foot.y - 22;
  const middle = width / 2;
  canvas.strokeStyle = colors.text;
  for (const [from, to] of [
    [foot.x, middle - 34],
    [middle + 34, foot.x + foot.width],
  ] as const) {
    canvas.lineWidth = 6;
    strokeLine(canvas, [from, y - 3], [to, y - 3]);
    canvas.lineWidth = 2;
    strokeLine(canvas, [from, y + 6], [to, y + 6]);
  }
  starPath(canvas, { x: middle, y }, 20);
  fillPath(canvas, colors.accent);
};

const paintKickerRules = ({ canvas, colors, bill }: Stage, { box }: PlacedPart) => {
  const y = middleOf(box).y;
  canvas.fillStyle = colors.accent;
  canvas.strokeStyle = colors.text;
  for (const side of [-1, 1]) {
    const inner = middleOf(box).x + side * (box.width / 2 + 40);
    starPath(canvas, { x: inner, y }, 14);
    canvas.fill();
    const from = inner + side * 26;
    const to = side < 0 ? bill.x : bill.x + bill.width;
    if (side * (to - from) < 20) continue;
    canvas.lineWidth = 5;
    strokeLine(canvas, [from, y - 3], [to, y - 3]);
    canvas.lineWidth = 2;
    strokeLine(canvas, [from, y + 4], [to, y + 4]);
  }
};

/** Two inks, the second a little out of register. */
const paintName = ({ canvas, colors }: Stage, part: PlacedPart) => {
  eachLine(canvas, part, ({ text, y, size }, x) => {
    const off = Math.max(3, size * 0.032);
    canvas.fillStyle = colors.accent;
    canvas.fillText(text, x + off, y + off);
    canvas.lineJoin = 'round';
    canvas.lineWidth = Math.max(2, size * 0.022);
    canvas.strokeStyle = colors.background;
    canvas.strokeText(text, x, y);
    canvas.fillStyle = colors.text;
    canvas.fillText(text, x, y);
  });
};

const paintDate = ({ canvas, colors, bill }: Stage, part: PlacedPart) => {
  const band = { ...part.box, x: bill.x, width: bill.width };
  ribbonPath(canvas, band, 26);
  fillPath(canvas, colors.text);
  canvas.strokeStyle = colors.text;
  canvas.lineWidth = 3;
  for (const y of [band.y - 9, band.y + band.height + 9])
    strokeLine(canvas, [bill.x, y], [bill.x + bill.width, y]);
  fillPart(canvas, part, readableOn(colors.text, colors.background, colors.accent));
};

const paintStatus = ({ canvas, colors }: Stage, part: PlacedPart) => {
  const band = grow(part.box, 44, 0);
  notchedPath(canvas, band, 14);
  fillPath(canvas, colors.accent);
  fillPart(canvas, part, readableOn(colors.accent, colors.background, colors.text));
};

/** Where old type takes no ink the paper shows. */
const paintWear = ({ canvas, width, height, colors, chance }: Stage) => {
  for (let speck = 0; speck < WORN_SPECKS * (height / width); speck += 1) {
    canvas.fillStyle = fadeColor(colors.background, 0.25 + 0.6 * chance());
    fillDot(canvas, chance() * width, chance() * height, 0.4 + 1.3 * chance() ** 3);
  }
};
