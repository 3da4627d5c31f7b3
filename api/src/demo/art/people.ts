import {
  banjo, electric, fiddle, guitar, stageMicrophone, uprightBass,
  type InstrumentInks,
} from './instruments.js';
import { type SeededRandom } from '#src/demo/seeded-random.js';
import { circle, ellipse, group, path, polygon, polyline, type Point } from './svg.js';

/** Cowboy hat from the front; the brim is 100 wide and rests on 0,0. */
export const hat = (fill: string, band: string, brim = 1): string =>
  path('M-25,-4 C-26,-24 -22,-44 -13,-45 C-7,-45 -5,-38 0,-37 C5,-38 7,-45 13,-45 C22,-44 26,-24 25,-4 Z', { fill }) +
  path('M-25,-12 C-10,-7 10,-7 25,-12 L25,-3 L-25,-3 Z', { fill: band }) +
  group(path('M-52,-15 C-44,-4 -26,-6 0,-6 C26,-6 44,-4 52,-15 C50,4 24,11 0,11 C-24,11 -50,4 -52,-15 Z', { fill }), { scale: brim });

const HEADS = ['hat', 'hat', 'hat', 'bare', 'long', 'bun', 'cap'] as const;
export type Head = (typeof HEADS)[number];
export const someHead = (random: SeededRandom): Head => random.pick(HEADS);

/** A head in silhouette, chin at 0,0, 50 tall without the hat. */
export const head = (kind: Head, ink: string): string => {
  const skull = ellipse([0, -24], [19, 25], { fill: ink });
  if (kind === 'hat') return skull + group(hat(ink, ink), { y: -38, scale: 0.86 });
  if (kind === 'long') return skull + path('M-23,10 C-32,-30 -22,-56 0,-54 C22,-56 32,-30 23,10 Z', { fill: ink });
  if (kind === 'bun') return skull + circle([2, -54], 12, { fill: ink });
  if (kind === 'cap') return skull + path('M-20,-30 C-18,-56 18,-56 20,-32 L40,-27 C36,-22 10,-26 -20,-28 Z', { fill: ink });
  return skull + path('M-20,-26 C-24,-58 24,-58 20,-26 Z', { fill: ink });
};

export const MUSICIANS = ['guitar', 'electric', 'banjo', 'fiddle', 'bass', 'singer', 'shouter'] as const;
export type Musician = (typeof MUSICIANS)[number];

export interface StagePerson {
  plays: Musician;
  head: Head;
  skirt: boolean;
  ink: string;
  instrument: InstrumentInks;
}

/** Someone on stage in silhouette, feet on 0,0, about 320 tall, facing us. */
export const stagePerson = ({ plays, head: kind, skirt, ink, instrument }: StagePerson): string => {
  const limb = (points: readonly Point[], width: number) => polyline(points, { stroke: ink, width });
  const body = (skirt ? SKIRT(ink) : LEGS(ink)) + torso(ink) + group(head(kind, ink), { y: -254 });
  if (plays === 'bass') {
    return body + limb([[-30, -234], [-58, -190], [-22, -150]], 21) + group(uprightBass(instrument), { x: 46, turn: 9, scale: 1.02 }) +
      limb([[30, -234], [50, -236], [36, -270]], 19) + limb([[-58, -190], [18, -146]], 19);
  }
  if (plays === 'fiddle') {
    return body + limb([[30, -236], [92, -200], [112, -244]], 19) + group(fiddle(instrument), { x: 50, y: -252, turn: -6, scale: 0.86 }) +
      limb([[-30, -236], [-76, -196], [-36, -222]], 19) +
      polyline([[-70, -190], [78, -286]], { stroke: instrument.edge, width: 4 });
  }
  if (plays === 'singer' || plays === 'shouter') {
    const free: readonly Point[] = plays === 'shouter' ? [[-30, -236], [-74, -282], [-62, -346]] : [[-30, -236], [-66, -190], [-40, -150]];
    return body + limb(free, 20) + group(stageMicrophone(ink, instrument.edge, 252), { x: 36, y: -262 }) +
      limb([[30, -236], [66, -196], [32, -236]], 19);
  }
  const draw = { guitar, electric, banjo }[plays];
  return body + limb([[30, -234], [82, -200], [100, -222]], 20) +
    group(draw(instrument), { x: -8, y: -158, turn: -21, scale: 0.8 }) +
    limb([[-30, -234], [-78, -186], [-10, -152]], 20) + circle([118, -212], 10, { fill: ink });
};

const torso = (ink: string) =>
  path('M-40,-236 C-38,-252 -14,-256 -8,-264 L8,-264 C14,-256 38,-252 40,-236 L28,-132 L-28,-132 Z', { fill: ink });

const LEGS = (ink: string) =>
  polygon([[-29, -136], [29, -136], [48, -14], [22, -14], [0, -112], [-22, -14], [-48, -14]], { fill: ink }) +
  path('M-50,-20 L-20,-20 L-22,0 L-64,0 C-66,-8 -54,-10 -50,-20 Z', { fill: ink }) +
  path('M50,-20 L20,-20 L22,0 L64,0 C66,-8 54,-10 50,-20 Z', { fill: ink });

const SKIRT = (ink: string) =>
  path('M-27,-140 L27,-140 C34,-104 48,-70 64,-48 C30,-36 -30,-36 -64,-48 C-48,-70 -34,-104 -27,-140 Z', { fill: ink }) +
  path('M-30,-44 L-10,-44 L-12,0 L-44,0 C-46,-8 -34,-10 -32,-16 Z M30,-44 L10,-44 L12,0 L44,0 C46,-8 34,-10 32,-16 Z', { fill: ink });

/** The same figure once in light, shifted, and once in ink over it: an edge lit from behind. */
export const rimLit = (draw: (ink: string) => string, { ink, light, side = -1 }: { ink: string; light: string; side?: number }): string =>
  group(draw(light), { x: 4 * side, y: -3 }) + draw(ink);

/** Two people two-stepping, feet on 0,0, about 300 tall. */
export const dancers = ({ ink, dress, turn }: { ink: string; dress: string; turn: number }): string =>
  group(
    polyline([[-44, -214], [-8, -190], [22, -196]], { stroke: ink, width: 17 }) +
      polygon([[-70, -130], [-26, -130], [-14, -10], [-38, -10], [-50, -96], [-74, -10], [-96, -10]], { fill: ink }) +
      path('M-40,-14 L-12,-14 L-2,0 L-38,0 Z M-98,-14 L-72,-14 L-64,0 L-98,0 Z', { fill: ink }) +
      path('M-76,-216 C-70,-232 -50,-234 -44,-240 C-30,-234 -20,-226 -18,-214 L-24,-126 L-72,-126 Z', { fill: ink }) +
      group(head('hat', ink), { x: -40, y: -232, turn: 4 }) +
      path('M20,-138 L56,-138 C72,-104 100,-74 128,-56 C96,-34 30,-32 -4,-48 C8,-76 16,-104 20,-138 Z', { fill: dress }) +
      path('M14,-206 C20,-222 56,-222 60,-204 L56,-136 L20,-136 Z', { fill: dress }) +
      polyline([[30, -46], [28, -8], [10, -4]], { stroke: ink, width: 15 }) +
      polyline([[66, -46], [84, -20], [104, -18]], { stroke: ink, width: 15 }) +
      group(head('long', ink), { x: 34, y: -214, scale: 0.94, turn: -6 }) +
      polyline([[-66, -210], [-92, -246], [-60, -286], [-16, -276]], { stroke: ink, width: 15 }) +
      polyline([[50, -208], [30, -262], [-14, -278]], { stroke: ink, width: 13 }),
    { turn },
  );
