import { circle, ellipse, group, path, polygon, polyline, rectangle } from '#src/demo/art/svg.js';

/** The colours an instrument is drawn in. */
export interface InstrumentInks {
  body: string;
  edge: string;
  dark: string;
  strings: string;
}

/** A guitar lying along its neck to the right: the body around 0,0 (150 wide), the nut at 215,0. */
export const guitar = ({ body, edge, dark, strings }: InstrumentInks): string =>
  neck({ from: 40, to: 222, dark, edge }) +
  path(
    'M-82,0 C-84,-46 -50,-62 -18,-54 C0,-49 8,-40 26,-44 C54,-50 72,-32 72,0 C72,32 54,50 26,44 C8,40 0,49 -18,54 C-50,62 -84,46 -82,0 Z',
    { fill: body, stroke: edge, width: 5 },
  ) +
  path('M-82,0 C-84,46 -50,62 -18,54 C0,49 8,40 26,44 C54,50 72,32 72,0 C40,22 -40,30 -82,0 Z', {
    fill: dark,
    opacity: 0.28,
  }) +
  circle([22, 0], 21, { fill: dark, stroke: edge, width: 4 }) +
  path('M6,20 C20,40 46,40 52,20 C44,26 24,28 6,20 Z', { fill: dark, opacity: 0.8 }) +
  rectangle({ x: -50, y: -16, width: 9, height: 32, radius: 3 }, { fill: dark }) +
  neck({ from: 40, to: 222, dark, edge }) +
  wires(-46, 215, 9, strings);

/** Solid-body guitar with one cutaway. */
export const electric = ({ body, edge, dark, strings }: InstrumentInks): string =>
  path(
    'M-78,4 C-86,-34 -58,-54 -26,-44 C-8,-38 10,-34 26,-46 C44,-58 62,-46 52,-30 C46,-20 46,-12 52,-6 L52,10 C44,22 56,34 38,44 C20,52 2,38 -22,48 C-54,60 -74,42 -78,4 Z',
    { fill: body, stroke: edge, width: 5 },
  ) +
  path('M-30,10 C-8,2 28,14 44,10 C40,26 36,40 24,42 C6,42 -8,36 -30,10 Z', { fill: edge, opacity: 0.9 }) +
  rectangle({ x: -46, y: -17, width: 10, height: 34, radius: 3 }, { fill: dark }) +
  rectangle({ x: 6, y: -15, width: 8, height: 30, radius: 3 }, { fill: dark }) +
  neck({ from: 36, to: 218, dark, edge }) +
  wires(-42, 212, 8, strings);

/** Banjo: a drum of skin around 0,0. */
export const banjo = ({ body, edge, dark, strings }: InstrumentInks): string =>
  neck({ from: 50, to: 240, dark, edge }) +
  circle([0, 0], 62, { fill: dark, stroke: body, width: 9 }) +
  circle([0, 0], 50, { fill: edge }) +
  path('M-48,12 A50,50 0 0 0 48,12 C20,34 -20,34 -48,12 Z', { fill: dark, opacity: 0.18 }) +
  rectangle({ x: -26, y: -13, width: 7, height: 26 }, { fill: dark }) +
  neck({ from: 46, to: 240, dark, edge }) +
  wires(-22, 232, 8, strings);

/** Fiddle along its neck to the right, with no bow. */
export const fiddle = ({ body, edge, dark, strings }: InstrumentInks): string =>
  path(
    'M-48,0 C-50,-28 -28,-36 -12,-30 C-4,-27 -4,-18 6,-18 C14,-18 14,-26 26,-25 C42,-23 46,-10 46,0 C46,10 42,23 26,25 C14,26 14,18 6,18 C-4,18 -4,27 -12,30 C-28,36 -50,28 -48,0 Z',
    { fill: body, stroke: edge, width: 4 },
  ) +
  path('M-8,-14 q6,5 14,1 M-8,14 q6,-5 14,-1', { stroke: dark, width: 3 }) +
  rectangle({ x: 8, y: -3.5, width: 92, height: 7, radius: 3 }, { fill: dark }) +
  circle([104, 0], 7, { fill: dark, stroke: edge, width: 3 }) +
  wires(-34, 98, 3, strings);

/** Upright bass standing on 0,0, 330 tall. */
export const uprightBass = ({ body, edge, dark, strings }: InstrumentInks): string =>
  polyline(
    [
      [0, 0],
      [0, -14],
    ],
    { stroke: dark, width: 6 },
  ) +
  path(
    'M0,-12 C-52,-12 -66,-46 -56,-78 C-50,-98 -36,-100 -38,-116 C-40,-130 -50,-136 -44,-160 C-38,-182 -16,-186 -8,-200 L8,-200 C16,-186 38,-182 44,-160 C50,-136 40,-130 38,-116 C36,-100 50,-98 56,-78 C66,-46 52,-12 0,-12 Z',
    { fill: body, stroke: edge, width: 5 },
  ) +
  path(
    'M0,-12 C52,-12 66,-46 56,-78 C50,-98 36,-100 38,-116 C40,-130 50,-136 44,-160 C38,-182 16,-186 8,-200 L0,-200 Z',
    {
      fill: dark,
      opacity: 0.3,
    },
  ) +
  path('M-26,-84 q-8,14 2,26 M26,-84 q8,14 -2,26', { stroke: dark, width: 5 }) +
  polygon(
    [
      [-7, -130],
      [7, -130],
      [5, -310],
      [-5, -310],
    ],
    { fill: dark },
  ) +
  path('M-7,-308 C-9,-330 9,-332 8,-318 C8,-310 0,-312 2,-318', { stroke: edge, width: 6 }) +
  group(wires(-190, 0, 4, strings), { turn: 90, y: -110 });

const neck = ({ from, to, dark, edge }: { from: number; to: number; dark: string; edge: string }) =>
  rectangle({ x: from, y: -8, width: to - from, height: 16, radius: 3 }, { fill: dark }) +
  path(`M${to - 4},-11 L${to + 44},-14 L${to + 50},0 L${to + 44},14 L${to - 4},11 Z`, {
    fill: dark,
    stroke: edge,
    width: 3,
  }) +
  [0, 1, 2]
    .map(
      (peg) =>
        circle([to + 8 + peg * 14, -17], 4, { fill: edge }) +
        circle([to + 8 + peg * 14, 17], 4, { fill: edge }),
    )
    .join('');

const wires = (from: number, to: number, spread: number, colour: string) =>
  [-1, -0.33, 0.33, 1]
    .map((lane) =>
      polyline(
        [
          [from, lane * spread],
          [to, lane * spread * 0.7],
        ],
        { stroke: colour, width: 1.4, opacity: 0.8 },
      ),
    )
    .join('');

/** A chrome stage microphone of the fifties, standing on 0,0 with its stand below the picture. */
export const vintageMicrophone = (chrome: string, shade: string): string =>
  rectangle({ x: -6, y: 0, width: 12, height: 600 }, { fill: shade }) +
  path('M-44,-70 C-44,-122 44,-122 44,-70 L40,-14 C38,6 -38,6 -40,-14 Z', {
    fill: chrome,
    stroke: shade,
    width: 6,
  }) +
  path('M0,-106 C40,-106 44,-90 44,-70 L40,-14 C38,0 10,2 0,2 Z', { fill: shade, opacity: 0.35 }) +
  [-32, -20, -8, 8, 20, 32]
    .map((x) =>
      polyline(
        [
          [x, -88],
          [x * 0.92, -20],
        ],
        { stroke: shade, width: 5 },
      ),
    )
    .join('') +
  polyline(
    [
      [-43, -54],
      [43, -54],
    ],
    { stroke: shade, width: 9 },
  ) +
  polyline(
    [
      [-43, -56],
      [43, -56],
    ],
    { stroke: chrome, width: 4 },
  ) +
  ellipse([0, 8], [20, 9], { fill: shade });

/** A stage microphone on its stand; the head at 0,0, the foot `height` below. */
export const stageMicrophone = (ink: string, light: string, height: number): string =>
  polyline(
    [
      [-4, 8],
      [-14, 40],
      [-14, height],
    ],
    { stroke: ink, width: 6 },
  ) +
  ellipse([-14, height], [34, 7], { fill: ink }) +
  group(
    rectangle({ x: -6, y: 4, width: 12, height: 34, radius: 5 }, { fill: ink }) +
      circle([0, 0], 12, { fill: light, stroke: ink, width: 4 }),
    {
      turn: 18,
    },
  );

/** Drums standing on 0,0, 270 wide and 165 tall, a star on the bass drum. */
export const drumKit = (ink: string, skin: string, metal: string): string =>
  polyline(
    [
      [-120, 0],
      [-112, -150],
    ],
    { stroke: ink, width: 6 },
  ) +
  polyline(
    [
      [120, 0],
      [112, -160],
    ],
    { stroke: ink, width: 6 },
  ) +
  ellipse([-112, -152], [58, 10], { fill: metal }) +
  ellipse([112, -162], [62, 11], { fill: metal }) +
  rectangle({ x: -86, y: -118, width: 74, height: 46, radius: 8 }, { fill: ink, stroke: metal, width: 4 }) +
  rectangle({ x: 12, y: -118, width: 74, height: 46, radius: 8 }, { fill: ink, stroke: metal, width: 4 }) +
  circle([0, -56], 62, { fill: skin, stroke: ink, width: 12 }) +
  circle([0, -56], 62, { stroke: metal, width: 3 }) +
  polygon(
    [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((corner) => {
      const reach = corner % 2 === 0 ? 40 : 17;
      const angle = (corner * Math.PI) / 5 - Math.PI / 2;
      return [reach * Math.cos(angle), -56 + reach * Math.sin(angle)] as const;
    }),
    { fill: ink },
  ) +
  rectangle({ x: 74, y: -84, width: 60, height: 84, radius: 6 }, { fill: ink, stroke: metal, width: 4 });
