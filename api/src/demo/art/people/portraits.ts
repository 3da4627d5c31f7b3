import { type Character } from './character.js';
import { saguaro } from '#src/demo/art/landscape.js';
import { bust } from './bust.js';
import { banjo, electric, fiddle, guitar, uprightBass, vintageMicrophone } from './instruments.js';
import {
  cody,
  dixie,
  june,
  lonePineHer,
  lonePineHim,
  rambler,
  rattler,
  swinger,
  wood,
  wren,
} from './performers.js';
import {
  PORTRAIT_SIZE,
  ground,
  rays,
  hills,
  pines,
  rattlesnake,
  skyline,
  bulbArch,
  wheat,
} from './portrait-backdrops.js';
import { circle, group, path, picture, polygon, rectangle, starPoints } from '#src/demo/art/svg.js';

const MIDDLE = PORTRAIT_SIZE / 2;

const centred = (character: Character, { x = MIDDLE, y = 366, scale = 1.16, turn = 0, flip = false } = {}) =>
  group(bust(character), { x, y, scale, turn, flip });

const portraits = {
  'june-calloway': () =>
    ground('#E2633A') +
    rays([MIDDLE, 470], 14, '#F08A3C', 0.8) +
    circle([MIDDLE, 400], 300, { fill: '#FFC65C' }) +
    circle([MIDDLE, 400], 250, { fill: '#FFDD8C' }) +
    hills('#A62E48', 640) +
    hills('#5A1844', 720) +
    centred(june, { turn: -2 }) +
    group(guitar(wood), { x: 250, y: 770, turn: -33, scale: 2 }),
  'cody-reed': () =>
    ground('#14233D') +
    rectangle({ x: 0, y: 330, width: 800, height: 470 }, { fill: '#22406B' }) +
    rectangle({ x: 0, y: 500, width: 800, height: 300 }, { fill: '#3C5F86' }) +
    [
      [80, 90],
      [210, 50],
      [700, 240],
      [620, 60],
      [130, 260],
      [740, 110],
      [60, 400],
      [330, 40],
    ]
      .map(([x = 0, y = 0]) => circle([x, y], 4, { fill: '#FFF3D8' }))
      .join('') +
    circle([570, 210], 170, { fill: '#FFD078', opacity: 0.25 }) +
    circle([570, 210], 130, { fill: '#FFEBC2' }) +
    circle([530, 180], 18, { fill: '#F2D49A' }) +
    circle([610, 260], 26, { fill: '#F2D49A' }) +
    hills('#1B2E4E', 660) +
    group(saguaro('#0B1526', '#3C5F86'), { x: 90, y: 800, scale: 1.6 }) +
    centred(cody, { x: 410, turn: 2 }) +
    group(electric({ body: '#C9472F', edge: '#FFE9B8', dark: '#160B08', strings: '#FFF6E6' }), {
      x: 262,
      y: 742,
      turn: -28,
      scale: 2,
    }),
  'lone-pine-duo': () =>
    ground('#CFE3C0') +
    circle([400, 250], 190, { fill: '#FFF4CF' }) +
    circle([400, 250], 140, { fill: '#F5CE68' }) +
    pines('#7DB083', 560, 84) +
    pines('#3E8059', 690, 110) +
    pines('#1B4A36', 820, 150) +
    centred(lonePineHim, { x: 250, y: 372, scale: 0.98, turn: -3 }) +
    centred(lonePineHer, { x: 570, y: 410, scale: 0.94, turn: 3 }) +
    group(banjo({ body: '#B8732A', edge: '#FFF4DC', dark: '#2B1A10', strings: '#6B4A2A' }), {
      x: 160,
      y: 730,
      turn: -30,
      scale: 1.5,
    }) +
    group(fiddle(wood), { x: 600, y: 668, turn: -14, scale: 1.8 }),
  'dixie-dawn': () =>
    ground('#2A1050') +
    rays([MIDDLE, 380], 20, '#4A1A78', 0.9) +
    circle([MIDDLE, 370], 310, { stroke: '#FF6FAE', width: 30, opacity: 0.25 }) +
    circle([MIDDLE, 370], 310, { stroke: '#FF6FAE', width: 13 }) +
    circle([MIDDLE, 370], 310, { stroke: '#FFE0EE', width: 4 }) +
    circle([MIDDLE, 370], 268, { stroke: '#36D0E0', width: 9 }) +
    circle([MIDDLE, 370], 268, { stroke: '#E4FBFF', width: 3 }) +
    [
      [70, 80],
      [730, 90],
      [60, 690],
      [740, 660],
    ]
      .map(
        ([x = 0, y = 0]) =>
          polygon(starPoints([x, y], 44), { stroke: '#F2B544', width: 8 }) +
          polygon(starPoints([x, y], 44), { stroke: '#FFF3CF', width: 3 }),
      )
      .join('') +
    centred(dixie, { x: 384, turn: 4 }) +
    group(vintageMicrophone('#DDE3EA', '#5E6B7A'), { x: 506, y: 580, scale: 1.35, turn: -8 }),
  'the-rattlers': () =>
    ground('#F2B544') +
    rays([MIDDLE, 420], 12, '#E0862A', 0.9) +
    circle([MIDDLE, 400], 270, { fill: '#8E2226' }) +
    circle([MIDDLE, 400], 240, { fill: '#B5332B' }) +
    rattlesnake() +
    centred(rattler, { turn: -3 }) +
    group(electric({ body: '#1F7A78', edge: '#FFE9B8', dark: '#160B08', strings: '#FFF6E6' }), {
      x: 540,
      y: 742,
      turn: 28,
      scale: 1.95,
      flip: true,
    }),
  'midnight-ramblers': () =>
    ground('#0E1233') +
    circle([MIDDLE, 360], 390, { fill: '#1B2058' }) +
    circle([MIDDLE, 360], 310, { fill: '#2A3180' }) +
    circle([MIDDLE, 360], 230, { fill: '#4C53B8' }) +
    skyline('#0A0D24') +
    centred(rambler, { x: 350, turn: -2 }) +
    group(uprightBass({ body: '#B5651D', edge: '#FFDFA8', dark: '#2B1208', strings: '#FFF6E6' }), {
      x: 640,
      y: 980,
      scale: 2.5,
      turn: 8,
    }),
  'silver-spur-swing-band': () =>
    ground('#43220F') +
    rays([MIDDLE, 330], 16, '#7A4217', 0.75) +
    bulbArch() +
    centred(swinger, { x: 400 }) +
    group(guitar({ ...wood, body: '#E0A526' }), { x: 560, y: 780, turn: 35, scale: 1.9, flip: true }),
  'wren-halloway': () =>
    ground('#BFE0D6') +
    circle([560, 230], 120, { fill: '#FFF2CC' }) +
    path('M0,560 C200,470 420,600 800,480 L800,800 L0,800 Z', { fill: '#8CC3A0' }) +
    path('M0,650 C240,570 520,700 800,600 L800,800 L0,800 Z', { fill: '#E9B44C' }) +
    wheat() +
    centred(wren, { x: 396, turn: 3 }) +
    group(banjo({ body: '#8A4E22', edge: '#FFF6E0', dark: '#2B1208', strings: '#6B4A2A' }), {
      x: 250,
      y: 760,
      turn: -28,
      scale: 1.75,
    }),
} satisfies Record<string, () => string>;

/** Artists that have a portrait. */
export type PortraitName = keyof typeof portraits;

/** An artist's picture as SVG, 800 × 800. */
export const portrait = (name: PortraitName): string =>
  picture(PORTRAIT_SIZE, PORTRAIT_SIZE, portraits[name]());
