import { steppedGlow } from './backdrops.js';
import { guitar } from '#src/demo/art/people/instruments.js';
import { type Palette } from './palettes.js';
import { hat } from '#src/demo/art/people/heads.js';
import { ellipse, group, path, polygon, polyline, rectangle, starPoints, type Point } from './svg.js';

/** Two saloon doors in a doorway of the scene, 556 to 724 across. */
export const swingDoors = (ink: string, wood: string) =>
  [0, 1]
    .map((door) =>
      group(
        path('M0,0 C24,-30 60,-30 80,-14 L80,170 L0,170 Z', { fill: wood, stroke: ink, width: 8 }) +
          [20, 52, 84, 116, 146]
            .map((y) =>
              polyline(
                [
                  [16, y],
                  [64, y],
                ],
                { stroke: ink, width: 7 },
              ),
            )
            .join(''),
        { x: door ? 720 : 560, y: 560, flip: door === 1 },
      ),
    )
    .join('');

/** Somebody in the doorway, feet on 0,0, 270 tall. */
export const leaningCowboy = (ink: string) =>
  polygon(
    [
      [-30, -190],
      [30, -190],
      [24, -90],
      [-24, -90],
    ],
    { fill: ink },
  ) +
  polygon(
    [
      [-26, -100],
      [26, -100],
      [34, 0],
      [8, 0],
      [0, -70],
      [-10, 0],
      [-36, 0],
    ],
    { fill: ink },
  ) +
  ellipse([0, -222], [17, 22], { fill: ink }) +
  group(hat(ink, ink), { y: -234, scale: 0.8, turn: -6 });

/** A lit lantern hanging from the point. */
export const lantern = ([x, y]: Point, { lamp, pale, ink }: Palette) =>
  steppedGlow([x, y + 40], 80, { colour: lamp, steps: 3, strength: 0.16 }) +
  polyline(
    [
      [x, y],
      [x, y + 18],
    ],
    { stroke: ink, width: 4 },
  ) +
  rectangle(
    { x: x - 12, y: y + 18, width: 24, height: 40, radius: 7 },
    { fill: lamp, stroke: ink, width: 5 },
  ) +
  ellipse([x, y + 40], [5, 10], { fill: pale });

/** An oak barrel on 0,0, 190 tall. */
export const barrel = ({ ink, mid, bright, lamp, deep }: Palette) =>
  path('M-62,0 C-86,-60 -86,-130 -62,-190 L62,-190 C86,-130 86,-60 62,0 Z', {
    fill: mid,
    stroke: ink,
    width: 7,
  }) +
  path('M10,0 C20,-60 20,-130 10,-190 L62,-190 C86,-130 86,-60 62,0 Z', { fill: deep, opacity: 0.7 }) +
  [-34, 0, 34]
    .map((x) =>
      path(`M${x},-2 C${x * 1.35},-60 ${x * 1.35},-130 ${x},-188`, { stroke: ink, width: 4, opacity: 0.6 }),
    )
    .join('') +
  [-28, -66, -126, -164]
    .map((y) =>
      path(`M-75,${y} C-40,${y + 12} 40,${y + 12} 75,${y}`, {
        stroke: y === -66 || y === -126 ? bright : lamp,
        width: 11,
      }),
    )
    .join('') +
  ellipse([0, -190], [62, 11], { fill: bright, stroke: ink, width: 6 });

/** The floor along the bottom of a scene, a bench with a hat, a guitar leaning on it. */
export const bench = ({ ink, deep, lamp }: Palette) =>
  rectangle({ x: 0, y: 850, width: 1280, height: 110 }, { fill: ink }) +
  rectangle({ x: 340, y: 730, width: 600, height: 26, radius: 6 }, { fill: deep, stroke: ink, width: 6 }) +
  [380, 900].map((x) => rectangle({ x: x - 12, y: 752, width: 24, height: 110 }, { fill: ink })).join('') +
  group(hat(ink, lamp), { x: 520, y: 726, scale: 1.5 }) +
  group(guitar({ body: lamp, edge: ink, dark: ink, strings: deep }), {
    x: 830,
    y: 740,
    turn: -74,
    scale: 1.25,
  });

/** A round table with two beers and a candle; its top at the point. */
export const table = ([x, y]: Point, { ink, mid, lamp, pale }: Palette) =>
  ellipse([x, y], [170, 26], { fill: mid, stroke: ink, width: 7 }) +
  rectangle({ x: x - 10, y: y + 14, width: 20, height: 120 }, { fill: ink }) +
  [-90, 70]
    .map(
      (at) =>
        path(
          `M${x + at - 15},${y - 60} L${x + at + 15},${y - 60} L${x + at + 12},${y - 6} L${x + at - 12},${y - 6} Z`,
          { fill: lamp, stroke: ink, width: 4 },
        ) + ellipse([x + at, y - 62], [18, 9], { fill: pale }),
    )
    .join('') +
  steppedGlow([x, y - 24], 60, { colour: lamp, steps: 3, strength: 0.2 }) +
  rectangle(
    { x: x - 10, y: y - 36, width: 20, height: 30, radius: 4 },
    { fill: pale, stroke: ink, width: 3 },
  );

/** A labelled bottle standing on 0,0, 150 tall. */
export const bottle = (fill: string, ink: string, label: string) =>
  path('M-18,0 L-18,-84 C-18,-100 -7,-104 -7,-118 L-7,-150 L7,-150 L7,-118 C7,-104 18,-100 18,-84 L18,0 Z', {
    fill,
    stroke: ink,
    width: 4,
  }) +
  rectangle({ x: -16, y: -66, width: 32, height: 40 }, { fill: label, opacity: 0.8 }) +
  polygon(starPoints([0, -46], 11), { fill: ink }) +
  polyline(
    [
      [-11, -78],
      [-11, -12],
    ],
    { stroke: label, width: 3, opacity: 0.7 },
  );

/** A full mug standing on the point. */
export const mug = ([x, y]: Point, { ink, lamp, pale, bright }: Palette) =>
  path(`M${x + 34},${y - 76} C${x + 76},${y - 80} ${x + 76},${y - 22} ${x + 32},${y - 24}`, {
    stroke: ink,
    width: 11,
  }) +
  rectangle(
    { x: x - 38, y: y - 98, width: 76, height: 98, radius: 8 },
    { fill: lamp, stroke: ink, width: 6 },
  ) +
  [-18, 0, 18]
    .map((at) =>
      polyline(
        [
          [x + at, y - 74],
          [x + at, y - 14],
        ],
        { stroke: bright, width: 6 },
      ),
    )
    .join('') +
  path(
    `M${x - 44},${y - 92} C${x - 50},${y - 130} ${x + 50},${y - 130} ${x + 44},${y - 92} C${x + 30},${y - 78} ${x - 30},${y - 82} ${x - 44},${y - 92} Z`,
    { fill: pale, stroke: ink, width: 5 },
  );

/** One stitched boot with a spur, toe to the right, its top left at 0,0, 250 wide and 288 tall. */
export const boot = ({ leather, stitch, ink }: { leather: string; stitch: string; ink: string }) =>
  path(
    'M26,0 C52,20 92,20 122,0 L114,142 C116,176 150,190 196,204 C232,214 248,234 244,254 L112,254 L96,240 L92,254 L90,286 L36,286 L34,246 C18,200 38,160 32,120 Z',
    { fill: leather, stroke: ink, width: 7 },
  ) +
  path('M26,0 C52,20 92,20 122,0 L121,18 C92,38 54,38 28,18 Z', { fill: stitch }) +
  path('M34,246 C18,200 38,160 32,120 L54,120 C62,170 50,200 60,246 Z', { fill: ink, opacity: 0.25 }) +
  path(
    'M74,50 C44,74 44,104 74,126 C104,104 104,74 74,50 Z M74,70 C60,84 60,96 74,108 C88,96 88,84 74,70 Z',
    { stroke: stitch, width: 5 },
  ) +
  path('M50,140 C74,156 96,150 108,138 M124,182 C150,196 176,206 206,214 M110,206 C140,222 176,228 214,228', {
    stroke: stitch,
    width: 5,
  }) +
  path('M92,254 L246,254 L242,268 L100,268 Z', { fill: ink }) +
  polygon(
    [
      [34, 268],
      [92, 268],
      [88, 288],
      [40, 288],
    ],
    { fill: ink },
  ) +
  polygon(starPoints([38, 214], 20), { fill: stitch, stroke: ink, width: 3 });

/** A ladder-back chair standing on 0,0, 330 tall. */
export const chair = (ink: string, light: string) =>
  [-70, 70]
    .map((x) =>
      rectangle(
        { x: x - 8, y: -320, width: 16, height: 320, radius: 6 },
        { fill: ink, stroke: light, width: 3 },
      ),
    )
    .join('') +
  [-300, -250, -200]
    .map((y) =>
      rectangle({ x: -70, y, width: 140, height: 22, radius: 8 }, { fill: ink, stroke: light, width: 3 }),
    )
    .join('') +
  polygon(
    [
      [-86, -140],
      [86, -140],
      [104, -112],
      [-104, -112],
    ],
    { fill: ink, stroke: light, width: 3 },
  ) +
  [-96, 96]
    .map((x) =>
      rectangle(
        { x: x - 8, y: -114, width: 16, height: 126, radius: 6 },
        { fill: ink, stroke: light, width: 3 },
      ),
    )
    .join('');
