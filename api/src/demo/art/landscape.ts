import { type SeededRandom } from '#src/demo/seeded-random.js';
import { fillScene, steppedGlow } from './backdrops.js';
import { type Palette } from './palettes.js';
import { circle, path, polygon, polyline, rectangle, starPoints, type Point } from './svg.js';

/** Bands of dusk above the horizon, with stars. */
export const nightSky = (
  random: SeededRandom,
  { deep, mid, bright, pale }: Palette,
  horizon: number,
): string =>
  fillScene(deep) +
  [0.46, 0.66, 0.84]
    .map((part, step) =>
      rectangle(
        { x: 0, y: horizon * part, width: 1280, height: 960 },
        { fill: step === 0 ? mid : bright, opacity: step === 0 ? 0.55 : 0.45 },
      ),
    )
    .join('') +
  Array.from({ length: 70 }, () =>
    circle([random.between(0, 1280), random.between(0, horizon * 0.8)], random.between(1, 3.2), {
      fill: pale,
      opacity: random.between(0.4, 1),
    }),
  ).join('') +
  polygon(starPoints([random.between(80, 1200), random.between(60, 200)], 13, 0.3, 4), { fill: pale });

/** A moon with its halo. */
export const moon = (centre: Point, radius: number, { lamp, pale }: Palette): string =>
  steppedGlow(centre, radius * 2.4, { colour: lamp, steps: 4, strength: 0.1 }) +
  circle(centre, radius, { fill: pale }) +
  path(
    `M${centre[0]},${centre[1] - radius} A${radius},${radius} 0 0 1 ${centre[0]},${centre[1] + radius} A${radius * 1.35},${radius * 1.35} 0 0 0 ${centre[0]},${centre[1] - radius} Z`,
    { fill: lamp, opacity: 0.4 },
  ) +
  circle([centre[0] - radius * 0.3, centre[1] - radius * 0.2], radius * 0.16, { fill: lamp, opacity: 0.35 }) +
  circle([centre[0] - radius * 0.05, centre[1] + radius * 0.4], radius * 0.1, { fill: lamp, opacity: 0.35 });

/** Flat-topped hills along the horizon. */
export const mesas = (random: SeededRandom, y: number, fill: string): string => {
  const points: Point[] = [
    [-20, 980],
    [-20, y],
  ];
  for (let x = -20; x < 1320;) {
    const step = random.between(50, 130);
    const top = y - random.between(40, 150);
    const run = random.between(80, 220);
    points.push(
      [x + step * 0.5, y - 6],
      [x + step, top],
      [x + step + run, top + random.between(-8, 8)],
      [x + step * 1.5 + run, y],
    );
    x += step * 1.5 + run;
  }
  return polygon([...points, [1320, y], [1320, 980]], { fill });
};

/** A saguaro on 0,0, 260 tall, with its lit side. */
export const saguaro = (ink: string, light: string): string => {
  const arms = (width: number, shift: number) => (fill: string) =>
    polyline(
      [
        [shift, 0],
        [shift, -236],
      ],
      { stroke: fill, width: width * 1.25 },
    ) +
    polyline(
      [
        [shift, -86],
        [shift - 66, -96],
        [shift - 70, -170],
      ],
      { stroke: fill, width },
    ) +
    polyline(
      [
        [shift, -116],
        [shift + 60, -126],
        [shift + 64, -206],
      ],
      { stroke: fill, width },
    );
  return arms(38, 0)(ink) + arms(5, -11)(light);
};
