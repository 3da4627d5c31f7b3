import { type SeededRandom } from '#src/demo/seeded-random.js';
import { circle, ellipse, group, path } from '#src/demo/art/svg.js';

/** Cowboy hat from the front; the brim is 100 wide and rests on 0,0. */
export const hat = (fill: string, band: string, brim = 1): string =>
  path('M-25,-4 C-26,-24 -22,-44 -13,-45 C-7,-45 -5,-38 0,-37 C5,-38 7,-45 13,-45 C22,-44 26,-24 25,-4 Z', {
    fill,
  }) +
  path('M-25,-12 C-10,-7 10,-7 25,-12 L25,-3 L-25,-3 Z', { fill: band }) +
  group(
    path('M-52,-15 C-44,-4 -26,-6 0,-6 C26,-6 44,-4 52,-15 C50,4 24,11 0,11 C-24,11 -50,4 -52,-15 Z', {
      fill,
    }),
    { scale: brim },
  );

const HEADS = ['hat', 'hat', 'hat', 'bare', 'long', 'bun', 'cap'] as const;
export type Head = (typeof HEADS)[number];
export const someHead = (random: SeededRandom): Head => random.pick(HEADS);

/** A head in silhouette, chin at 0,0, 50 tall without the hat. */
export const head = (kind: Head, ink: string): string => {
  const skull = ellipse([0, -24], [19, 25], { fill: ink });
  if (kind === 'hat') return skull + group(hat(ink, ink), { y: -38, scale: 0.86 });
  if (kind === 'long')
    return skull + path('M-23,10 C-32,-30 -22,-56 0,-54 C22,-56 32,-30 23,10 Z', { fill: ink });
  if (kind === 'bun') return skull + circle([2, -54], 12, { fill: ink });
  if (kind === 'cap')
    return skull + path('M-20,-30 C-18,-56 18,-56 20,-32 L40,-27 C36,-22 10,-26 -20,-28 Z', { fill: ink });
  return skull + path('M-20,-26 C-24,-58 24,-58 20,-26 Z', { fill: ink });
};
