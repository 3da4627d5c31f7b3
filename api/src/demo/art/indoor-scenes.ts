import { type SeededRandom } from '#src/demo/seeded-random.js';
import { brickWall, fillScene, plankWall, steppedGlow, stringLights } from './backdrops.js';
import { crowdRow } from '#src/demo/art/people/crowd.js';
import { bench, bottle, mug, boot, chair } from './furnishings.js';
import { guitar, stageMicrophone } from '#src/demo/art/people/instruments.js';
import { neonSign, NEON_SHAPES } from './neon-shapes.js';
import { type Palette } from './palettes.js';
import { hat } from '#src/demo/art/people/heads.js';
import { ellipse, group, polygon, polyline, rectangle, starPoints } from './svg.js';

/** Tubes of light on old brick. */
export const neonOnBrick = (random: SeededRandom, palette: Palette): string => {
  const [first, second, third] = random.shuffled(NEON_SHAPES);
  const lights = random.shuffled([palette.lamp, palette.accent, palette.bright]);
  const sign = (
    shape: typeof first,
    glow: string | undefined,
    { x, y, scale }: Record<'x' | 'y' | 'scale', number>,
  ) =>
    shape && glow
      ? steppedGlow([x, y], 330 * scale, { colour: glow, steps: 6, strength: 0.075 }) +
        group(neonSign(shape, { glow, core: palette.pale }), { x, y, scale })
      : '';
  const crowd = random.chance(0.6);
  const wide = random.chance(0.5);
  return (
    brickWall(random, palette) +
    (wide
      ? sign(first, lights[0], { x: 330, y: 380, scale: 1.15 }) +
        sign(second, lights[1], { x: 950, y: 370, scale: 1.15 })
      : sign(first, lights[0], { x: 640, y: 380, scale: 1.6 }) +
        sign(third, lights[2], { x: 200, y: 300, scale: 0.62 }) +
        sign(second, lights[1], { x: 1080, y: 300, scale: 0.62 })) +
    (crowd
      ? crowdRow(random, {
          y: 840,
          scale: 1.2,
          ink: palette.ink,
          light: lights[0] ?? palette.lamp,
          raised: 2,
        })
      : stringLights(random, 16, palette) + bench(palette))
  );
};

/** The bar: bottles on lit shelves, lamps, glasses, someone's hat. */
export const behindTheBar = (random: SeededRandom, palette: Palette): string => {
  const { ink, deep, mid, bright, lamp, pale, accent } = palette;
  const shelf = (y: number) => {
    const bottles: string[] = [];
    for (let x = 120; x < 1170; x += random.between(44, 66))
      bottles.push(
        group(bottle(random.pick([bright, accent, lamp, mid, pale]), ink, pale), {
          x,
          y,
          scale: random.between(0.85, 1.15),
        }),
      );
    return (
      rectangle({ x: 90, y: y - 176, width: 1100, height: 176 }, { fill: lamp, opacity: 0.16 }) +
      bottles.join('') +
      rectangle({ x: 80, y, width: 1120, height: 18 }, { fill: ink })
    );
  };
  return (
    plankWall(random, palette) +
    steppedGlow([640, 330], 640, { colour: lamp, steps: 5, strength: 0.08 }) +
    shelf(270) +
    shelf(480) +
    [220, 500, 780, 1060]
      .map(
        (x) =>
          polyline(
            [
              [x, -5],
              [x, 84],
            ],
            { stroke: ink, width: 5 },
          ) +
          polygon(
            [
              [x, 74],
              [x + 56, 130],
              [x - 56, 130],
            ],
            { fill: ink },
          ) +
          ellipse([x, 130], [34, 10], { fill: pale }) +
          polygon(
            [
              [x - 50, 132],
              [x + 50, 132],
              [x + 150, 640],
              [x - 150, 640],
            ],
            { fill: lamp, opacity: 0.1 },
          ),
      )
      .join('') +
    rectangle({ x: 0, y: 640, width: 1280, height: 50 }, { fill: bright }) +
    rectangle({ x: 0, y: 640, width: 1280, height: 14 }, { fill: lamp }) +
    rectangle({ x: 0, y: 690, width: 1280, height: 280 }, { fill: deep }) +
    Array.from(
      { length: 6 },
      (_, panel) =>
        rectangle(
          { x: 30 + panel * 212, y: 724, width: 164, height: 210, radius: 10 },
          { stroke: mid, width: 12 },
        ) + polygon(starPoints([112 + panel * 212, 828], 46), { fill: mid }),
    ).join('') +
    [180, 330, 900].map((x) => mug([x + random.between(-30, 30), 640], palette)).join('') +
    group(hat(ink, accent), { x: random.pick([560, 700]), y: 632, scale: 2.1 }) +
    [210, 640, 1070]
      .map(
        (x) =>
          rectangle({ x: x - 14, y: 780, width: 28, height: 190 }, { fill: ink }) +
          ellipse([x, 776], [96, 24], { fill: random.pick([accent, mid]), stroke: ink, width: 8 }),
      )
      .join('')
  );
};

/** Boots in a row, and now and then a hat. */
export const bootsOnBoards = (random: SeededRandom, palette: Palette): string => {
  const { lamp, accent, bright, pale, mid, ink } = palette;
  const pairs = random.whole(2, 3);
  const leathers = random.shuffled([lamp, accent, bright, pale]);
  return (
    plankWall(random, palette) +
    steppedGlow([640, 360], 700, { colour: lamp, steps: 5, strength: 0.1 }) +
    rectangle({ x: 0, y: 740, width: 1280, height: 230 }, { fill: mid }) +
    rectangle({ x: 0, y: 740, width: 1280, height: 12 }, { fill: lamp, opacity: 0.7 }) +
    [796, 868]
      .map((y) =>
        polyline(
          [
            [0, y],
            [1280, y],
          ],
          { stroke: ink, width: 5, opacity: 0.5 },
        ),
      )
      .join('') +
    Array.from({ length: pairs }, (_, pair) => {
      const x = (1280 / pairs) * (pair + 0.5);
      const leather = leathers[pair] ?? lamp;
      const flip = random.chance(0.4);
      const size = pairs === 3 ? 1.2 : 1.55;
      const boots = [0, 1]
        .map((one) =>
          group(boot({ leather, stitch: leathers[(pair + 1) % 4] ?? pale, ink }), {
            x: (one * 84 - 165) * size,
            y: (one * 22 - 288) * size,
            scale: size,
          }),
        )
        .join('');
      return (
        ellipse([x, 846], [180 * size, 20], { fill: ink, opacity: 0.4 }) + group(boots, { x, y: 838, flip })
      );
    }).join('') +
    stringLights(random, 26, palette)
  );
};

/** What stays on stage between sets: guitar on a chair, hat, microphone. */
export const betweenSets = (random: SeededRandom, palette: Palette): string => {
  const { ink, deep, mid, lamp, bright, pale, accent } = palette;
  const x = random.pick([470, 810]);
  return (
    fillScene(deep) +
    steppedGlow([x, 400], 620, { colour: mid, steps: 6, strength: 0.3 }) +
    polygon(
      [
        [x - 20, -10],
        [x + 20, -10],
        [x + 420, 860],
        [x - 420, 860],
      ],
      { fill: lamp, opacity: 0.16 },
    ) +
    rectangle({ x: 0, y: 740, width: 1280, height: 230 }, { fill: ink }) +
    ellipse([x, 850], [430, 66], { fill: lamp, opacity: 0.3 }) +
    ellipse([x, 850], [290, 42], { fill: pale, opacity: 0.3 }) +
    group(chair(ink, bright), { x, y: 860, scale: 1.55 }) +
    group(hat(ink, accent), { x: x - 88, y: 366, scale: 2, turn: -10 }) +
    group(guitar({ body: random.pick([lamp, accent, bright]), edge: ink, dark: ink, strings: pale }), {
      x: x + 90,
      y: 690,
      turn: -72,
      scale: 1.75,
    }) +
    group(stageMicrophone(ink, pale, 640), { x: x === 470 ? 940 : 330, y: 240, scale: 1.05 }) +
    stringLights(random, 20, palette)
  );
};
