import { type SeededRandom } from '#src/demo/seeded-random.js';
import { head, someHead } from './heads.js';
import { circle, group, path, polyline, rectangle } from '#src/demo/art/svg.js';

export interface CrowdRow {
  /** Where the shoulders are. */
  y: number;
  scale: number;
  ink: string;
  light: string;
  /** How many of ten raise an arm. */
  raised: number;
}

const WIDTH = 1280;

/** A row of people seen from behind across the whole picture, lit from the stage. */
export const crowdRow = (random: SeededRandom, { y, scale, ink, light, raised }: CrowdRow): string => {
  const people: string[] = [];
  for (let x = -60 * scale; x < WIDTH + 80; x += random.between(74, 104) * scale) {
    const raises = random.chance(raised / 10);
    const shape = onlooker(random, { ink, raises, phoneLight: light });
    const size = scale * random.between(0.92, 1.08);
    const lift = y + random.between(-26, 26) * scale;
    people.push(
      group(shape(light), { x: x - 3 * scale, y: lift - 4 * scale, scale: size }) +
        group(shape(ink), { x, y: lift, scale: size }),
    );
  }
  return people.join('');
};

const onlooker = (
  random: SeededRandom,
  { ink, raises, phoneLight }: { ink: string; raises: boolean; phoneLight: string },
) => {
  const kind = someHead(random);
  const side = random.chance(0.5) ? 1 : -1;
  const lean = random.between(-18, 18);
  const gesture = raises ? random.pick(GESTURES) : undefined;
  return (fill: string): string => {
    const shoulders = path('M-66,420 L-58,34 C-56,6 -22,4 -11,-8 L11,-8 C22,4 56,6 58,34 L66,420 Z', {
      fill,
    });
    const arm = gesture
      ? group(
          polyline(
            [
              [44, 34],
              [60 + lean / 2, -46],
              [54 + lean, -112],
            ],
            { stroke: fill, width: 23 },
          ) + group(gesture(fill, fill === ink ? phoneLight : fill), { x: 54 + lean, y: -122 }),
          { flip: side < 0 },
        )
      : '';
    return arm + shoulders + group(head(kind, fill), { y: 2 });
  };
};

const openHand = (fill: string) =>
  circle([0, -4], 14, { fill }) +
  polyline(
    [
      [-9, -8],
      [-15, -28],
    ],
    { stroke: fill, width: 7 },
  ) +
  polyline(
    [
      [-3, -10],
      [-4, -34],
    ],
    { stroke: fill, width: 7 },
  ) +
  polyline(
    [
      [4, -10],
      [7, -33],
    ],
    { stroke: fill, width: 7 },
  ) +
  polyline(
    [
      [10, -6],
      [17, -25],
    ],
    { stroke: fill, width: 7 },
  ) +
  polyline(
    [
      [-10, 0],
      [-24, -10],
    ],
    { stroke: fill, width: 7 },
  );

const fist = (fill: string) => rectangle({ x: -15, y: -24, width: 30, height: 32, radius: 11 }, { fill });

const horns = (fill: string) =>
  fist(fill) +
  polyline(
    [
      [-10, -18],
      [-14, -42],
    ],
    { stroke: fill, width: 8 },
  ) +
  polyline(
    [
      [10, -18],
      [15, -42],
    ],
    { stroke: fill, width: 8 },
  );

const phone = (fill: string, screen: string) =>
  fist(fill) +
  rectangle({ x: -21, y: -62, width: 42, height: 60, radius: 6 }, { fill }) +
  rectangle({ x: -16, y: -57, width: 32, height: 48, radius: 3 }, { fill: screen });

const glass = (fill: string, light: string) =>
  fist(fill) +
  path('M-16,-50 L16,-50 L13,-4 L-13,-4 Z', { fill: light, opacity: 0.85 }) +
  path('M-18,-52 C-18,-66 18,-66 18,-52 L16,-44 L-16,-44 Z', { fill: '#FFF8E6' });

const raisedHat = (fill: string) =>
  group(path('M-54,0 C-40,10 40,10 54,0 C48,16 -48,16 -54,0 Z M-26,2 C-26,-36 26,-36 26,2 Z', { fill }), {
    y: -22,
    turn: -14,
  });

const GESTURES = [openHand, openHand, fist, horns, phone, glass, raisedHat] as const;
