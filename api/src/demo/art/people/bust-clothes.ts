import { type Character, OUTLINE, type Shirt } from './character.js';
import { hat } from './heads.js';
import { circle, group, path, polygon, polyline, starPoints } from '#src/demo/art/svg.js';

/** Shoulders and shirt from the collar at 0,150 down. */
export const chest = ({ shirt, cloth, trim, kerchief, skin }: Character) => {
  const body =
    path(
      'M-244,640 C-232,258 -196,204 -96,180 C-64,172 -44,162 -40,144 L40,144 C44,162 64,172 96,180 C196,204 232,258 244,640 Z',
      { fill: cloth },
    ) +
    path('M60,170 C196,204 232,258 244,640 L120,640 C130,340 120,240 60,170 Z', {
      fill: OUTLINE,
      opacity: 0.22,
    });
  const collar = path('M-42,150 L-84,176 L-52,250 L0,206 L52,250 L84,176 L42,150 C30,190 -30,190 -42,150 Z', {
    fill: shirt === 'western' ? trim : cloth,
    stroke: trim,
    width: 5,
  });
  const buttons = [260, 320, 380]
    .map((y) => circle([0, y], 9, { fill: '#FFF6E6', stroke: OUTLINE, width: 2 }))
    .join('');
  const scarf = kerchief
    ? path(
        'M-62,146 C-30,184 30,184 62,146 C70,180 40,200 26,206 L6,266 L-10,206 C-40,200 -70,180 -62,146 Z',
        { fill: kerchief },
      ) +
      [
        [-30, 178],
        [0, 190],
        [30, 178],
        [4, 222],
      ]
        .map(([x = 0, y = 0]) => circle([x, y], 5, { fill: '#FFF6E6' }))
        .join('')
    : '';
  const looks: Record<Shirt, () => string> = {
    western: () =>
      path(
        'M-96,180 C-196,204 -222,240 -230,330 C-190,300 -140,320 -100,292 C-70,310 -30,300 0,330 C30,300 70,310 100,292 C140,320 190,300 230,330 C222,240 196,204 96,180 Z',
        { fill: trim, opacity: 0.9 },
      ) +
      collar +
      buttons,
    vest: () =>
      path('M-52,250 L0,400 L52,250 L0,206 Z', { fill: '#FFF3DC' }) +
      path('M-84,176 L-20,640 L-150,640 L-140,200 Z M84,176 L20,640 L150,640 L140,200 Z', { fill: trim }) +
      collar,
    fringe: () =>
      path('M-220,300 C-140,330 -60,350 0,350 C60,350 140,330 220,300', { stroke: trim, width: 9 }) +
      Array.from({ length: 27 }, (_, lace) =>
        polyline(
          [
            [-208 + lace * 16, 308 + 40 * Math.sin((lace / 26) * Math.PI)],
            [-210 + lace * 16, 368 + 40 * Math.sin((lace / 26) * Math.PI)],
          ],
          { stroke: trim, width: 5 },
        ),
      ).join('') +
      collar,
    denim: () =>
      polyline(
        [
          [0, 210],
          [0, 640],
        ],
        { stroke: trim, width: 5, dash: '9 9' },
      ) +
      [-96, 96]
        .map((x) =>
          path(`M${x - 44},300 L${x + 44},300 L${x + 44},360 L${x},384 L${x - 44},360 Z`, {
            stroke: trim,
            width: 5,
            dash: '9 9',
          }),
        )
        .join('') +
      collar +
      buttons,
    dress: () =>
      path('M-96,178 C-70,290 70,290 96,178 L40,144 L-40,144 Z', { fill: skin.base }) +
      path('M-96,178 C-70,290 70,290 96,178', { stroke: trim, width: 10 }) +
      [
        [-120, 260],
        [120, 260],
        [0, 330],
        [-70, 340],
        [70, 340],
      ]
        .map(([x = 0, y = 0]) => polygon(starPoints([x, y], 20), { fill: trim }))
        .join(''),
  };
  return body + looks[shirt]() + scarf;
};

/** A pair of drop earrings, if worn. */
export const jewellery = ({ earrings }: Character) =>
  earrings
    ? [-80, 80]
        .map(
          (x) =>
            circle([x, 24], 8, { fill: earrings, stroke: OUTLINE, width: 2 }) +
            path(`M${x},32 L${x + 9},54 L${x},66 L${x - 9},54 Z`, {
              fill: earrings,
              stroke: OUTLINE,
              width: 2,
            }),
        )
        .join('')
    : '';

/** The hat with its shaded side, if worn. */
export const hatOn = ({ hat: worn }: Character) =>
  worn
    ? group(
        hat(worn.colour, worn.band) +
          path('M4,-37 C8,-42 9,-45 13,-45 C22,-44 26,-24 25,-4 L10,-4 C14,-20 10,-34 4,-37 Z', {
            fill: OUTLINE,
            opacity: 0.2,
          }) +
          path('M-52,-15 C-44,2 -24,8 0,8 C24,8 44,2 52,-15 C50,4 24,11 0,11 C-24,11 -50,4 -52,-15 Z', {
            fill: OUTLINE,
            opacity: 0.3,
          }),
        { y: -70, scale: 3.3 },
      )
    : '';
