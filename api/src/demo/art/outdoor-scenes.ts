import { type SeededRandom } from '#src/demo/seeded-random.js';
import { fillScene, steppedGlow, stringLights } from './backdrops.js';
import { mesas, moon, nightSky, saguaro } from './landscape.js';
import { crowdRow } from '#src/demo/art/people/crowd.js';
import { swingDoors, leaningCowboy, lantern, barrel, table } from './furnishings.js';
import { neonSign, NEON_SHAPES } from './neon-shapes.js';
import { type Palette } from './palettes.js';
import { circle, group, path, polygon, polyline, rectangle } from './svg.js';

/** Desert outside town: moon, cactus, mesas and the hall's windows far away. */
export const moonAndCactus = (random: SeededRandom, palette: Palette): string => {
  const { deep, mid, ink, lamp, bright } = palette;
  const near = random.whole(2, 3);
  const side = random.pick([-1, 1]);
  return (
    nightSky(random, palette, 700) +
    moon(
      [640 + side * random.between(120, 380), random.between(190, 320)],
      random.between(70, 120),
      palette,
    ) +
    mesas(random, 690, mid) +
    mesas(random, 750, deep) +
    group(farHall(palette), { x: 640 - side * 300, y: 790 }) +
    path('M-10,800 C300,760 640,840 1290,780 L1290,970 L-10,970 Z', { fill: ink, opacity: 0.88 }) +
    Array.from({ length: near }, (_, at) =>
      group(saguaro(ink, at ? bright : lamp), {
        x: 150 + at * random.between(380, 480) + random.between(-60, 60),
        y: 920 - at * 40,
        scale: 1.9 - at * 0.5,
        flip: random.chance(0.5),
      }),
    ).join('') +
    path('M-10,890 C240,850 520,930 820,880 C1000,850 1180,900 1290,880 L1290,970 L-10,970 Z', {
      fill: ink,
    }) +
    tumbleGrass(random, ink)
  );
};

const farHall = ({ ink, lamp, pale }: Palette) =>
  steppedGlow([0, -30], 170, { colour: lamp, steps: 4, strength: 0.12 }) +
  polygon(
    [
      [-90, 0],
      [-90, -52],
      [-46, -52],
      [-46, -82],
      [46, -82],
      [46, -52],
      [90, -52],
      [90, 0],
    ],
    { fill: ink },
  ) +
  [-70, -34, 20, 56].map((x) => rectangle({ x, y: -38, width: 15, height: 20 }, { fill: lamp })).join('') +
  rectangle({ x: -9, y: -32, width: 18, height: 32 }, { fill: pale }) +
  polyline(
    [
      [130, 0],
      [130, -120],
    ],
    { stroke: ink, width: 6 },
  ) +
  Array.from({ length: 8 }, (_, blade) =>
    group(
      polygon(
        [
          [0, 0],
          [-5, -34],
          [5, -34],
        ],
        { fill: ink },
      ),
      { x: 130, y: -120, turn: blade * 45 },
    ),
  ).join('');

const tumbleGrass = (random: SeededRandom, ink: string) =>
  Array.from({ length: 26 }, () => {
    const x = random.between(0, 1280);
    return group(
      [-16, -5, 6, 17]
        .map((lean) =>
          polyline(
            [
              [0, 0],
              [lean, -30],
            ],
            { stroke: ink, width: 4 },
          ),
        )
        .join(''),
      { x, y: random.between(872, 900), scale: random.between(0.6, 1.4) },
    );
  }).join('');

/** The hall's false front at dusk: lit windows, swing doors, lanterns, barrels, a rail. */
export const saloonFront = (random: SeededRandom, palette: Palette): string => {
  const { ink, deep, mid, bright, lamp, pale } = palette;
  const window = (x: number, y: number) =>
    rectangle({ x: x - 8, y: y - 8, width: 126, height: 166 }, { fill: ink }) +
    rectangle({ x, y, width: 110, height: 150 }, { fill: lamp }) +
    rectangle({ x, y: y + 90, width: 110, height: 60 }, { fill: bright, opacity: 0.5 }) +
    polyline(
      [
        [x + 55, y],
        [x + 55, y + 150],
      ],
      { stroke: ink, width: 7 },
    ) +
    polyline(
      [
        [x, y + 75],
        [x + 110, y + 75],
      ],
      { stroke: ink, width: 7 },
    );
  const boards = Array.from({ length: 12 }, (_, board) =>
    polyline(
      [
        [150, 300 + board * 44],
        [1130, 300 + board * 44],
      ],
      { stroke: ink, width: 4, opacity: 0.45 },
    ),
  ).join('');
  const rider = random.chance(0.6);
  return (
    nightSky(random, palette, 640) +
    moon([random.pick([130, 1150]), 150], 64, palette) +
    mesas(random, 640, mid) +
    polygon(
      [
        [150, 800],
        [150, 300],
        [250, 300],
        [250, 226],
        [400, 226],
        [400, 150],
        [880, 150],
        [880, 226],
        [1030, 226],
        [1030, 300],
        [1130, 300],
        [1130, 800],
      ],
      { fill: mid },
    ) +
    polyline(
      [
        [150, 300],
        [250, 300],
        [250, 226],
        [400, 226],
        [400, 150],
        [880, 150],
        [880, 226],
        [1030, 226],
        [1030, 300],
        [1130, 300],
      ],
      { stroke: ink, width: 20 },
    ) +
    polyline(
      [
        [250, 300],
        [1030, 300],
      ],
      { stroke: ink, width: 6, opacity: 0.5 },
    ) +
    boards +
    group(neonSign(random.pick(NEON_SHAPES), { glow: palette.accent, core: pale }), {
      x: 640,
      y: 252,
      scale: 0.5,
    }) +
    steppedGlow([640, 640], 320, { colour: lamp, steps: 4, strength: 0.13 }) +
    window(250, 420) +
    window(920, 420) +
    window(420, 420) +
    window(750, 420) +
    rectangle({ x: 556, y: 440, width: 168, height: 360 }, { fill: lamp }) +
    rectangle({ x: 556, y: 440, width: 168, height: 110 }, { fill: pale, opacity: 0.7 }) +
    (rider ? group(leaningCowboy(ink), { x: 640, y: 800 }) : '') +
    swingDoors(ink, deep) +
    rectangle({ x: 110, y: 356, width: 1060, height: 26 }, { fill: ink }) +
    polygon(
      [
        [110, 356],
        [1170, 356],
        [1130, 320],
        [150, 320],
      ],
      { fill: deep },
    ) +
    [130, 390, 890, 1150]
      .map((x) => rectangle({ x: x - 9, y: 372, width: 18, height: 440 }, { fill: ink }))
      .join('') +
    [230, 540, 740, 1050].map((x) => lantern([x, 384], palette)).join('') +
    rectangle({ x: 60, y: 796, width: 1160, height: 30 }, { fill: deep }) +
    rectangle({ x: 60, y: 796, width: 1160, height: 7 }, { fill: lamp, opacity: 0.6 }) +
    rectangle({ x: 0, y: 826, width: 1280, height: 140 }, { fill: ink }) +
    polygon(
      [
        [556, 826],
        [724, 826],
        [900, 960],
        [380, 960],
      ],
      { fill: lamp, opacity: 0.22 },
    ) +
    group(barrel(palette), { x: 200, y: 800, scale: 0.8 }) +
    group(barrel(palette), { x: 1074, y: 800, scale: 0.8 }) +
    group(barrel(palette), { x: 985, y: 806, scale: 0.66 }) +
    group(saguaro(ink, lamp), { x: random.pick([40, 1230]), y: 900, scale: 1.5 })
  );
};

/** Tables outside under bulbs, friends in the last light. */
export const patioLights = (random: SeededRandom, palette: Palette): string => {
  const { ink, mid, deep, lamp, bright } = palette;
  const sun = random.between(380, 900);
  return (
    fillScene(deep) +
    [0, 1, 2, 3]
      .map((step) =>
        rectangle(
          { x: 0, y: 160 + step * 120, width: 1280, height: 800 },
          { fill: [mid, bright, bright, lamp][step] ?? mid, opacity: [0.7, 0.5, 0.6, 0.55][step] ?? 1 },
        ),
      )
      .join('') +
    steppedGlow([sun, 600], 300, { colour: lamp, steps: 4, strength: 0.25 }) +
    circle([sun, 610], 110, { fill: palette.pale }) +
    mesas(random, 660, mid) +
    rectangle({ x: 0, y: 690, width: 1280, height: 280 }, { fill: deep }) +
    [60, 640, 1220]
      .map((x) => rectangle({ x: x - 10, y: 60, width: 20, height: 720 }, { fill: ink }))
      .join('') +
    stringLights(random, 84, palette) +
    stringLights(random, 190, palette) +
    crowdRow(random, { y: 706, scale: 0.72, ink, light: lamp, raised: 1 }) +
    [170, 640, 1110].map((x) => table([x, 830], palette)).join('') +
    crowdRow(random, { y: 925, scale: 1.25, ink: '#070304', light: bright, raised: 2 })
  );
};
