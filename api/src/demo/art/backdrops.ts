import { type SeededRandom } from '#src/demo/seeded-random.js';
import { type Palette } from './palettes.js';
import { circle, ellipse, path, polygon, rectangle, type Point } from './svg.js';

/** Size of every gallery picture, in pixels. */
export const SCENE = { width: 1280, height: 960 } as const;

/** One colour over the whole scene. */
export const fillScene = (fill: string): string => rectangle({ x: 0, y: 0, ...SCENE }, { fill });

/** Light in flat steps, each ring a little brighter than the one around it. */
export const steppedGlow = (
  centre: Point,
  radius: number,
  { colour, steps = 5, strength = 0.14 }: { colour: string; steps?: number; strength?: number },
): string =>
  Array.from({ length: steps }, (_, step) =>
    circle(centre, (radius * (steps - step)) / steps, { fill: colour, opacity: strength }),
  ).join('');

/** Rays from a point to beyond the picture's edge. */
export const sunburst = (
  centre: Point,
  rays: number,
  { colour, opacity = 1, start = 0 }: { colour: string; opacity?: number; start?: number },
): string =>
  Array.from({ length: rays }, (_, ray) => {
    const from = ((ray * 2 + start) * Math.PI) / rays;
    const to = from + Math.PI / rays;
    const far = 1700;
    return polygon(
      [
        centre,
        [centre[0] + far * Math.cos(from), centre[1] + far * Math.sin(from)],
        [centre[0] + far * Math.cos(to), centre[1] + far * Math.sin(to)],
      ],
      { fill: colour, opacity },
    );
  }).join('');

/** A cone of light from a lamp, in two steps, with its pool on the floor. */
export const spotlight = (
  lamp: Point,
  target: Point,
  { colour, spread = 130 }: { colour: string; spread?: number },
): string => {
  const cone = (wide: number, opacity: number) =>
    polygon(
      [
        [lamp[0] - 9, lamp[1]],
        [lamp[0] + 9, lamp[1]],
        [target[0] + wide, target[1]],
        [target[0] - wide, target[1]],
      ],
      { fill: colour, opacity },
    );
  return (
    cone(spread, 0.17) +
    cone(spread * 0.58, 0.2) +
    ellipse(target, [spread, spread * 0.2], { fill: colour, opacity: 0.28 }) +
    circle(lamp, 13, { fill: colour }) +
    circle(lamp, 28, { fill: colour, opacity: 0.3 })
  );
};

/** The bar of lamps above a stage. */
export const lampBar = (y: number, lamps: readonly number[], { ink }: Palette): string =>
  rectangle({ x: -10, y: y - 44, width: 1300, height: 14 }, { fill: ink }) +
  lamps
    .map(
      (x) =>
        rectangle({ x: x - 22, y: y - 46, width: 44, height: 44, radius: 8 }, { fill: ink }) +
        polygon(
          [
            [x - 26, y - 4],
            [x + 26, y - 4],
            [x + 15, y - 24],
            [x - 15, y - 24],
          ],
          { fill: ink },
        ),
    )
    .join('');

/** Stage curtains from the top of the scene down to `height`. */
export const curtains = ({ deep, mid, bright }: Palette, height = 700): string =>
  rectangle({ x: 0, y: 0, width: 1280, height }, { fill: deep }) +
  Array.from({ length: 16 }, (_, fold) => {
    const x = fold * 84 - 20;
    return (
      path(
        `M${x},0 C${x + 26},${height * 0.4} ${x - 12},${height * 0.7} ${x + 8},${height} L${x + 46},${height} C${x + 30},${height * 0.7} ${x + 58},${height * 0.4} ${x + 42},0 Z`,
        { fill: mid },
      ) +
      path(
        `M${x + 14},0 C${x + 34},${height * 0.4} ${x + 4},${height * 0.7} ${x + 20},${height} L${x + 28},${height} C${x + 14},${height * 0.7} ${x + 42},${height * 0.4} ${x + 24},0 Z`,
        { fill: bright, opacity: 0.5 },
      )
    );
  }).join('');

/** Swags across the top of the curtains. */
export const pelmet = ({ mid, bright, lamp }: Palette): string =>
  [0, 1, 2, 3]
    .map((swag) => {
      const x = swag * 320;
      return (
        path(`M${x},0 L${x + 320},0 L${x + 320},40 C${x + 260},190 ${x + 60},190 ${x},40 Z`, { fill: mid }) +
        [30, 70, 110]
          .map((drop) =>
            path(
              `M${x + 4},${drop / 3} C${x + 70},${drop + 40} ${x + 250},${drop + 40} ${x + 316},${drop / 3}`,
              { stroke: bright, width: 9, opacity: 0.6 },
            ),
          )
          .join('') +
        path(`M${x},40 C${x + 60},190 ${x + 260},190 ${x + 320},40`, {
          stroke: lamp,
          width: 10,
          dash: '3 14',
        })
      );
    })
    .join('');

/** Boards running towards us, from `top` to the bottom of the picture. */
export const stageFloor = (top: number, { deep, mid, ink }: Palette): string =>
  rectangle({ x: 0, y: top, width: 1280, height: 960 - top }, { fill: mid }) +
  Array.from({ length: 15 }, (_, board) => {
    const near = (board - 7) * 240 + 640;
    const far = (board - 7) * 110 + 640;
    return polygon(
      [
        [far, top],
        [far + 52, top],
        [near + 116, 960],
        [near, 960],
      ],
      { fill: deep, opacity: 0.55 },
    );
  }).join('') +
  rectangle({ x: 0, y: top - 4, width: 1280, height: 8 }, { fill: ink, opacity: 0.6 });

/** Warm bulbs on wires that sag between posts. */
export const stringLights = (random: SeededRandom, y: number, { lamp, pale, ink }: Palette): string => {
  const sag = random.between(70, 130);
  const spans = random.whole(2, 3);
  const width = 1400 / spans;
  return Array.from({ length: spans }, (_, span) => {
    const left = -60 + span * width;
    const at = (part: number): Point => [left + width * part, y + sag * 4 * part * (1 - part)];
    const bulbs = Array.from({ length: 8 }, (_bulb, bulb) => {
      const [x, top] = at((bulb + 0.5) / 8);
      return (
        circle([x, top + 16], 30, { fill: lamp, opacity: 0.22 }) +
        circle([x, top + 16], 11, { fill: lamp }) +
        circle([x, top + 14], 5.5, { fill: pale }) +
        rectangle({ x: x - 4, y: top, width: 8, height: 9 }, { fill: ink })
      );
    }).join('');
    return (
      path(`M${left},${y} Q${left + width / 2},${y + sag * 2} ${left + width},${y}`, {
        stroke: ink,
        width: 4,
      }) + bulbs
    );
  }).join('');
};

/** Old brick over the whole scene. */
export const brickWall = (random: SeededRandom, { deep, mid, ink }: Palette): string => {
  const bricks: string[] = [];
  for (let row = 0; row < 17; row += 1) {
    for (let column = -1; column < 11; column += 1) {
      bricks.push(
        rectangle(
          { x: column * 122 + (row % 2) * 61 + 3, y: row * 58 + 3, width: 114, height: 50, radius: 3 },
          { fill: random.chance(0.32) ? mid : deep, opacity: random.between(0.55, 0.95) },
        ),
      );
    }
  }
  return fillScene(ink) + bricks.join('');
};

/** Upright boards over the whole scene. */
export const plankWall = (random: SeededRandom, { deep, mid, ink }: Palette): string =>
  fillScene(deep) +
  Array.from({ length: 11 }, (_, board) => {
    const x = board * 120;
    const grain = Array.from({ length: 3 }, () => {
      const at = x + random.between(16, 104);
      return path(
        `M${at},0 C${at + random.between(-22, 22)},320 ${at + random.between(-22, 22)},640 ${at},960`,
        { stroke: ink, width: 3, opacity: 0.3 },
      );
    }).join('');
    return (
      rectangle({ x, y: 0, width: 114, height: 960 }, { fill: mid, opacity: random.between(0.35, 0.75) }) +
      grain +
      circle([x + 14, 40], 5, { fill: ink, opacity: 0.6 }) +
      circle([x + 14, 900], 5, { fill: ink, opacity: 0.6 })
    );
  }).join('');

/** Scraps of paper over the upper two thirds. */
export const confetti = (random: SeededRandom, colours: readonly string[], pieces: number): string =>
  Array.from({ length: pieces }, () => {
    const [x, y] = [random.between(0, 1280), random.between(0, 620)];
    return polygon(
      [
        [x, y],
        [x + random.between(8, 16), y + random.between(-6, 6)],
        [x + random.between(4, 14), y + random.between(8, 16)],
      ],
      { fill: random.pick(colours), opacity: random.between(0.6, 1) },
    );
  }).join('');
