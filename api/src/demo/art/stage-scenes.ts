import {
  confetti,
  curtains,
  fillScene,
  lampBar,
  pelmet,
  spotlight,
  stageFloor,
  steppedGlow,
  stringLights,
  sunburst,
} from './backdrops.js';
import { crowdRow } from '#src/demo/art/people/crowd.js';
import { drumKit, type InstrumentInks } from '#src/demo/art/people/instruments.js';
import { type Palette } from './palettes.js';
import { dancers } from '#src/demo/art/people/dancers.js';
import { someHead } from '#src/demo/art/people/heads.js';
import { MUSICIANS, rimLit, stagePerson, type Musician } from '#src/demo/art/people/people.js';
import { type SeededRandom } from '#src/demo/seeded-random.js';
import { circle, ellipse, group, path, polygon, polyline, rectangle, starPoints } from './svg.js';

const instrumentInks = (
  { lamp, bright, ink, pale, accent }: Palette,
  random: SeededRandom,
): InstrumentInks => ({
  body: random.pick([lamp, bright, accent]),
  edge: pale,
  dark: ink,
  strings: pale,
});

const musician = (random: SeededRandom, palette: Palette, plays: Musician) => {
  const looks = {
    plays,
    head: someHead(random),
    skirt: random.chance(0.35),
    instrument: instrumentInks(palette, random),
  };
  return rimLit((ink) => stagePerson({ ...looks, ink }), {
    ink: palette.ink,
    light: palette.lamp,
    side: random.chance(0.5) ? 1 : -1,
  });
};

/** What hangs behind the band. */
const behind = (random: SeededRandom, palette: Palette): string => {
  const { deep, mid, bright, lamp, accent } = palette;
  const star = group(
    polygon(starPoints([0, 0], 250), { fill: bright }) +
      polygon(starPoints([0, 0], 190), { fill: mid }) +
      polygon(starPoints([0, 0], 120), { fill: lamp }),
    { x: 640, y: 330 },
  );
  const wheel = group(
    circle([0, 0], 240, { stroke: bright, width: 26 }) +
      circle([0, 0], 50, { fill: bright }) +
      Array.from({ length: 12 }, (_, spoke) =>
        group(
          polyline(
            [
              [0, 40],
              [0, 236],
            ],
            { stroke: bright, width: 13 },
          ),
          { turn: spoke * 30 },
        ),
      ).join(''),
    { x: 640, y: 330 },
  );
  const setSun =
    circle([640, 380], 300, { fill: lamp }) +
    [0, 1, 2, 3, 4]
      .map((bar) =>
        rectangle({ x: 300, y: 400 + bar * 56, width: 680, height: 12 + bar * 7 }, { fill: deep }),
      )
      .join('');
  return random.pick([
    () => curtains(palette) + pelmet(palette),
    () =>
      fillScene(deep) +
      sunburst([640, 420], 16, { colour: mid }) +
      steppedGlow([640, 420], 420, { colour: bright, strength: 0.22 }),
    () => fillScene(deep) + steppedGlow([640, 340], 620, { colour: mid, strength: 0.3 }) + star,
    () => fillScene(deep) + steppedGlow([640, 340], 620, { colour: mid, strength: 0.3 }) + wheel,
    () => fillScene(deep) + steppedGlow([640, 380], 640, { colour: mid, strength: 0.34 }) + setSun,
    () =>
      fillScene(mid) +
      sunburst([640, 640], 13, { colour: deep, opacity: 0.8 }) +
      circle([640, 640], 330, { fill: accent, opacity: 0.5 }),
  ])();
};

/** A band of two to four under the lamps, the front rows in ink below. */
export const bandOnStage = (random: SeededRandom, palette: Palette): string => {
  const size = random.whole(2, 4);
  const places = { 2: [470, 810], 3: [360, 640, 920], 4: [270, 520, 770, 1020] }[size] ?? [640];
  const line = random.shuffled(MUSICIANS).slice(0, size);
  const lamps = places.map((x) => Math.round(x + random.between(-90, 90)));
  const colours = [palette.lamp, palette.accent, palette.pale];
  const drums =
    size > 2 && random.chance(0.7)
      ? group(drumKit(palette.ink, palette.lamp, palette.bright), {
          x: random.pick([500, 780]),
          y: 640,
          scale: 1.1,
        })
      : '';
  return (
    behind(random, palette) +
    stageFloor(618, palette) +
    lampBar(66, lamps, palette) +
    drums +
    places
      .map((x, at) =>
        spotlight([lamps[at] ?? x, 66], [x, 704], { colour: colours[at % 3] ?? palette.lamp, spread: 140 }),
      )
      .join('') +
    places
      .map(
        (x, at) =>
          ellipse([x, 706], [84, 15], { fill: palette.ink, opacity: 0.5 }) +
          group(musician(random, palette, line[at] ?? 'guitar'), { x, y: 706 + (at % 2) * 14, scale: 1.28 }),
      )
      .join('') +
    crowdRow(random, { y: 812, scale: 0.82, ink: palette.ink, light: palette.bright, raised: 4 }) +
    crowdRow(random, { y: 908, scale: 1.25, ink: '#060304', light: palette.mid, raised: 3 })
  );
};

/** One performer, close, in a single light. */
export const soloInTheLight = (random: SeededRandom, palette: Palette): string => {
  const x = random.pick([430, 640, 850]);
  const lamp = x + random.between(-240, 240);
  return (
    fillScene(palette.ink) +
    steppedGlow([x, 420], 720, { colour: palette.deep, steps: 4, strength: 0.6 }) +
    steppedGlow([x, 400], 420, { colour: palette.mid, strength: 0.34 }) +
    stageFloor(780, { ...palette, mid: palette.deep, deep: palette.ink }) +
    spotlight([lamp, 20], [x, 880], { colour: palette.lamp, spread: 300 }) +
    spotlight([1280 - lamp, -20], [x, 890], { colour: palette.accent, spread: 230 }) +
    Array.from({ length: 46 }, () =>
      circle([x + random.between(-300, 300), random.between(80, 840)], random.between(1.5, 4), {
        fill: palette.pale,
        opacity: random.between(0.25, 0.8),
      }),
    ).join('') +
    group(
      musician(random, palette, random.pick(['guitar', 'electric', 'banjo', 'fiddle', 'bass', 'shouter'])),
      { x, y: 900, scale: 2.25 },
    ) +
    (random.chance(0.5)
      ? crowdRow(random, { y: 930, scale: 1.05, ink: '#060304', light: palette.deep, raised: 4 })
      : '')
  );
};

/** The room from the back: beams, raised hands, confetti now and then. */
export const crowdWithHandsUp = (random: SeededRandom, palette: Palette): string => {
  const lamps = [140, 390, 640, 890, 1140];
  const beams = lamps
    .map((x, at) =>
      spotlight([x, 60], [640 + (x - 640) * random.between(-0.8, 1.9), 620], {
        colour: at % 2 ? palette.accent : palette.lamp,
        spread: 120,
      }),
    )
    .join('');
  const show = random.pick(['confetti', 'haze', 'band'] as const);
  return (
    fillScene(palette.deep) +
    steppedGlow([640, 470], 780, { colour: palette.mid, steps: 6, strength: 0.26 }) +
    steppedGlow([640, 500], 380, { colour: palette.bright, strength: 0.3 }) +
    rectangle({ x: 170, y: 592, width: 940, height: 90 }, { fill: palette.ink }) +
    random
      .shuffled(MUSICIANS)
      .slice(0, 3)
      .map((plays, at) => group(musician(random, palette, plays), { x: 440 + at * 200, y: 596, scale: 0.78 }))
      .join('') +
    lampBar(62, lamps, palette) +
    beams +
    (show === 'confetti'
      ? confetti(random, [palette.lamp, palette.accent, palette.pale, palette.bright], 130)
      : '') +
    crowdRow(random, { y: 640, scale: 0.55, ink: palette.deep, light: palette.lamp, raised: 5 }) +
    crowdRow(random, { y: 720, scale: 0.85, ink: palette.ink, light: palette.bright, raised: 6 }) +
    crowdRow(random, { y: 850, scale: 1.35, ink: '#060304', light: palette.mid, raised: 6 })
  );
};

/** Couples two-stepping under a mirror ball or strings of bulbs. */
export const danceFloor = (random: SeededRandom, palette: Palette): string => {
  const ball = random.chance(0.5);
  const couples = [
    [250, 760, 1.15],
    [1010, 770, 1.18],
    [640, 720, 1.02],
    [430, 905, 1.5],
    [850, 915, 1.52],
  ] as const;
  return (
    fillScene(palette.deep) +
    steppedGlow([640, 330], 760, { colour: palette.mid, steps: 5, strength: 0.3 }) +
    sunburst([640, 190], 18, { colour: palette.bright, opacity: ball ? 0.22 : 0.1 }) +
    (ball ? mirrorBall(palette) : stringLights(random, 70, palette) + stringLights(random, 150, palette)) +
    (ball
      ? Array.from({ length: 60 }, () =>
          ellipse(
            [random.between(0, 1280), random.between(60, 940)],
            [random.between(6, 15), random.between(4, 9)],
            { fill: palette.pale, opacity: random.between(0.15, 0.5) },
          ),
        ).join('')
      : '') +
    crowdRow(random, { y: 560, scale: 0.56, ink: palette.ink, light: palette.bright, raised: 1 }) +
    checkeredFloor(palette) +
    couples
      .slice(0, random.whole(3, 5))
      .map(([x, y, scale], at) => {
        const dress =
          [palette.accent, palette.bright, palette.lamp][(at + random.whole(0, 2)) % 3] ?? palette.accent;
        const turn = random.between(-7, 7);
        return (
          ellipse([x, y + 2], [120 * scale, 20 * scale], { fill: palette.ink, opacity: 0.5 }) +
          group(
            group(dancers({ ink: palette.lamp, dress: palette.pale, turn }), { x: -4, y: -3 }) +
              dancers({ ink: palette.ink, dress, turn }),
            { x, y, scale, flip: random.chance(0.5) },
          )
        );
      })
      .join('')
  );
};

const checkeredFloor = ({ mid, bright, ink, lamp }: Palette): string => {
  const top = 640;
  const rows = [0, 34, 82, 150, 242, 330];
  const tiles: string[] = [rectangle({ x: 0, y: top, width: 1280, height: 320 }, { fill: mid })];
  for (let row = 0; row < rows.length - 1; row += 1) {
    const [far = 0, near = 0] = [rows[row], rows[row + 1]];
    const spread = (depth: number) => 96 + depth * 0.5;
    for (let column = -8; column < 8; column += 1) {
      if ((column + row) % 2) continue;
      tiles.push(
        polygon(
          [
            [640 + column * spread(far), top + far],
            [640 + (column + 1) * spread(far), top + far],
            [640 + (column + 1) * spread(near), top + near],
            [640 + column * spread(near), top + near],
          ],
          { fill: bright, opacity: 0.5 },
        ),
      );
    }
  }
  return (
    tiles.join('') +
    ellipse([640, 810], [560, 130], { fill: lamp, opacity: 0.16 }) +
    rectangle({ x: 0, y: top - 5, width: 1280, height: 7 }, { fill: ink, opacity: 0.5 })
  );
};

const mirrorBall = ({ ink, pale, lamp, accent, mid }: Palette): string => {
  const tiles: string[] = [];
  for (let row = -4; row <= 4; row += 1) {
    const reach = Math.sqrt(Math.max(0, 96 * 96 - (row * 20) ** 2));
    for (let column = -4; column <= 4; column += 1) {
      const x = 640 + (column / 4.6) * reach;
      tiles.push(
        rectangle(
          { x: x - reach / 11, y: 190 + row * 20 - 8, width: reach / 5.5, height: 16 },
          { fill: [pale, lamp, accent, mid][(row * 7 + column * 5 + 400) % 4] ?? pale },
        ),
      );
    }
  }
  return (
    polyline(
      [
        [640, 0],
        [640, 100],
      ],
      { stroke: ink, width: 6 },
    ) +
    circle([640, 190], 104, { fill: ink }) +
    tiles.join('') +
    path('M566,120 A100,100 0 0 1 700,104', { stroke: pale, width: 7, opacity: 0.8 })
  );
};
