import { bust } from './bust.js';
import { HAIR_STYLES, SHIRTS, SKINS, type Character } from './character.js';
import { neonSign, NEON_SHAPES } from '#src/demo/art/neon-shapes.js';
import { PALETTES, type Palette } from '#src/demo/art/palettes.js';
import { seededRandom, type SeededRandom } from '#src/demo/seeded-random.js';
import {
  brickWall,
  plankWall,
  stringLights,
  steppedGlow,
  sunburst,
  fillScene,
} from '#src/demo/art/backdrops.js';
import { group, picture } from '#src/demo/art/svg.js';

/** A check-in photo as a phone takes it: upright, in pixels. */
export const SELFIE = { width: 720, height: 960 } as const;

const HAIR_COLOURS = ['#2B1A10', '#5A2F14', '#8A5A2A', '#A5431F', '#E3B452', '#20120C', '#B9B2A8'] as const;
const CLOTHS = [
  '#7A1E22',
  '#1F7A78',
  '#3E6A96',
  '#D9822B',
  '#4C53B8',
  '#2F6B3C',
  '#C22B80',
  '#2A2430',
  '#E7CFA0',
] as const;
const TRIMS = ['#F2B544', '#FFF3DC', '#C9472F', '#36D0E0', '#F5CE68'] as const;
const FELTS = ['#F3E3C3', '#7A4A22', '#1A1416', '#9A6B3C', '#B8323A', '#24324F', '#E9DCC6'] as const;

/** Who is on it, and where they stand that night: the same guest looks the same on every night. */
export interface SelfieChoice {
  guest: string;
  night: string;
}

/** A guest's verification photo as SVG: one or two friends in hats, somewhere in the hall. */
export const guestSelfie = ({ guest: who, night }: SelfieChoice): string => {
  const random = seededRandom(who);
  const place = seededRandom(`${who}/${night}`);
  const palette = place.pick(Object.values(PALETTES));
  const friends = random.chance(0.3)
    ? [
        { x: 230, y: 470, scale: 1.12 },
        { x: 500, y: 520, scale: 1.16 },
      ]
    : [{ x: 360 + random.between(-30, 30), y: 480, scale: 1.5 }];
  return picture(
    SELFIE.width,
    SELFIE.height,
    room(place, palette) +
      friends
        .map((at) =>
          group(bust(guest(random)), { ...at, turn: random.between(-7, 7), flip: random.chance(0.5) }),
        )
        .join(''),
  );
};

const guest = (random: SeededRandom): Character => {
  const hair = random.pick(HAIR_STYLES);
  const shortHair = hair === 'short' || hair === 'swept' || hair === 'bald';
  return {
    skin: random.pick(SKINS),
    hair,
    hairColour: random.pick(HAIR_COLOURS),
    ...(hair !== 'cloud' && random.chance(0.72)
      ? { hat: { colour: random.pick(FELTS), band: random.pick(TRIMS) } }
      : {}),
    ...(shortHair && random.chance(0.6)
      ? { beard: random.pick(['full', 'moustache', 'stubble'] as const) }
      : {}),
    eyes: random.pick(['open', 'open', 'closed', 'glasses'] as const),
    mouth: random.pick(['smile', 'smile', 'calm'] as const),
    shirt: random.pick(shortHair ? SHIRTS.filter((shirt) => shirt !== 'dress') : SHIRTS),
    cloth: random.pick(CLOTHS),
    trim: random.pick(TRIMS),
    ...(random.chance(0.25) ? { kerchief: random.pick(CLOTHS) } : {}),
    ...(!shortHair && random.chance(0.6) ? { earrings: random.pick(TRIMS) } : {}),
  };
};

const room = (random: SeededRandom, palette: Palette): string =>
  random.pick([
    () =>
      brickWall(random, palette) +
      steppedGlow([360, 200], 380, { colour: palette.lamp, strength: 0.08 }) +
      group(neonSign(random.pick(NEON_SHAPES), { glow: palette.accent, core: palette.pale }), {
        x: random.pick([150, 570]),
        y: 170,
        scale: 0.7,
      }),
    () => plankWall(random, palette) + stringLights(random, 30, palette) + stringLights(random, 130, palette),
    () =>
      fillScene(palette.deep) +
      sunburst([360, 420], 14, { colour: palette.mid }) +
      steppedGlow([360, 420], 380, { colour: palette.bright, strength: 0.2 }),
    () =>
      fillScene(palette.deep) +
      steppedGlow([200, 200], 420, { colour: palette.lamp, steps: 4, strength: 0.12 }) +
      steppedGlow([620, 330], 380, { colour: palette.accent, steps: 4, strength: 0.14 }) +
      stringLights(random, 80, palette),
  ])();
