import { type Character, OUTLINE } from './character.js';
import { circle, ellipse, group, path, polyline } from '#src/demo/art/svg.js';

/** Beard or moustache, with the lips that show through; drawn over the face. */
export const faceHair = ({ beard, hairColour, mouth: kind }: Character) => {
  const moustache = path(
    'M0,34 C-16,28 -44,34 -54,56 C-40,50 -16,54 0,44 C16,54 40,50 56,56 C46,34 16,28 0,34 Z',
    { fill: hairColour },
  );
  if (beard === 'moustache') return moustache;
  if (beard === 'full') {
    const lips =
      kind === 'calm'
        ? path('M-16,60 C-6,66 10,66 18,60', { stroke: '#5A1316', width: 6 })
        : path('M-20,56 C-8,62 10,62 22,56 C16,72 -14,72 -20,56 Z', { fill: '#FFFAF0' });
    return (
      path(
        'M-75,-30 C-78,40 -64,128 0,138 C64,128 78,40 75,-30 C66,0 58,24 40,32 C20,24 -20,24 -40,32 C-58,24 -66,0 -75,-30 Z',
        { fill: hairColour },
      ) +
      lips +
      moustache
    );
  }
  if (beard === 'stubble')
    return path(
      'M-73,-10 C-70,56 -50,96 0,100 C50,96 70,56 73,-10 C66,24 50,40 34,40 C14,34 -14,34 -34,40 C-50,40 -66,24 -73,-10 Z',
      { fill: hairColour, opacity: 0.28 },
    );
  return '';
};

/** What of the hair is behind neck and chest. */
export const hairBehind = ({ hair, hairColour: fill }: Character) => {
  if (hair === 'long')
    return path(
      'M-92,-50 C-112,-160 112,-160 92,-50 C104,30 150,80 128,170 C150,240 96,280 70,250 L-70,250 C-96,280 -150,240 -128,170 C-150,80 -104,30 -92,-50 Z',
      { fill },
    );
  if (hair === 'curls')
    return [
      [-96, -30, 52],
      [96, -30, 52],
      [-116, 46, 54],
      [116, 46, 54],
      [-118, 124, 54],
      [118, 124, 54],
      [-84, 186, 46],
      [84, 186, 46],
      [-62, -100, 54],
      [62, -100, 54],
      [0, -122, 56],
      [0, 60, 100],
    ]
      .map(([x = 0, y = 0, r = 0]) => circle([x, y], r, { fill }))
      .join('');
  if (hair === 'bob')
    return path(
      'M-94,-40 C-112,-156 112,-156 94,-40 C104,30 106,80 90,110 L-90,110 C-106,80 -104,30 -94,-40 Z',
      { fill },
    );
  if (hair === 'cloud')
    return (
      Array.from({ length: 13 }, (_, puff) =>
        circle(
          [
            118 * Math.cos(Math.PI * (0.9 + (puff / 12) * 1.2)),
            -36 + 104 * Math.sin(Math.PI * (0.9 + (puff / 12) * 1.2)),
          ],
          44,
          { fill },
        ),
      ).join('') + circle([0, -60], 104, { fill })
    );
  if (hair === 'braids') return path('M-88,-40 C-106,-150 106,-150 88,-40 L92,70 L-92,70 Z', { fill });
  return '';
};

/** What of the hair is before the face; under a hat only its sides. */
export const hairBefore = ({ hair, hairColour: fill, trim, hat: worn }: Character) => {
  if (hair === 'bald') return '';
  const top = worn
    ? ''
    : path(
        'M-82,-36 C-96,-146 96,-146 82,-36 C76,-70 56,-86 20,-90 C-10,-66 -50,-72 -64,-66 C-74,-58 -80,-50 -82,-36 Z',
        { fill },
      );
  if (hair === 'short')
    return top + path('M-80,-60 L-82,-4 L-68,4 L-66,-60 Z M80,-60 L82,-4 L68,4 L66,-60 Z', { fill });
  if (hair === 'swept')
    return (
      top +
      path('M-84,-50 C-80,-150 40,-170 96,-120 C60,-120 40,-90 80,-50 C40,-80 -40,-96 -84,-50 Z', {
        fill: worn ? 'none' : fill,
      }) +
      path('M-80,-60 L-82,0 L-70,8 L-66,-60 Z M80,-60 L82,0 L70,8 L66,-60 Z', { fill })
    );
  if (hair === 'braids') {
    const plait =
      [0, 1, 2, 3, 4, 5]
        .map((knot) =>
          ellipse([-92 - knot * 3, 60 + knot * 34], [22 - knot, 23], { fill, stroke: OUTLINE, width: 3 }),
        )
        .join('') +
      polyline(
        [
          [-122, 254],
          [-100, 254],
        ],
        { stroke: trim, width: 12 },
      ) +
      path('M-118,258 L-126,300 L-96,300 L-102,258 Z', { fill });
    return (
      top +
      path(
        'M-80,-50 C-94,-10 -98,20 -96,60 L-70,40 C-78,0 -74,-30 -64,-60 Z M80,-50 C94,-10 98,20 96,60 L70,40 C78,0 74,-30 64,-60 Z',
        { fill },
      ) +
      plait +
      group(plait, { flip: true })
    );
  }
  if (hair === 'long' || hair === 'bob' || hair === 'curls')
    return (
      top +
      path(
        'M-84,-66 C-98,-10 -94,40 -104,90 C-70,60 -66,-10 -58,-80 Z M84,-66 C98,-10 94,40 104,90 C70,60 66,-10 58,-80 Z',
        { fill },
      )
    );
  return top;
};
