import { circle, ellipse, path, polygon, polyline, rectangle, type Point } from '#src/demo/art/svg.js';

/** Side of an artist's portrait, in pixels. */
export const PORTRAIT_SIZE = 800;

/** One colour over the whole portrait. */
export const ground = (fill: string) =>
  rectangle({ x: 0, y: 0, width: PORTRAIT_SIZE, height: PORTRAIT_SIZE }, { fill });

/** Rays from a point to beyond the edge. */
export const rays = (centre: Point, count: number, fill: string, opacity = 1) =>
  Array.from({ length: count }, (_, ray) => {
    const [from, to] = [(ray * 2 * Math.PI) / count, ((ray * 2 + 1) * Math.PI) / count];
    return polygon(
      [
        centre,
        [centre[0] + 900 * Math.cos(from), centre[1] + 900 * Math.sin(from)],
        [centre[0] + 900 * Math.cos(to), centre[1] + 900 * Math.sin(to)],
      ],
      { fill, opacity },
    );
  }).join('');

/** Flat-topped hills, their foot at `y`. */
export const hills = (fill: string, y: number) =>
  path(
    `M0,${y} L90,${y} L120,${y - 90} L250,${y - 90} L282,${y} L520,${y} L556,${y - 130} L676,${y - 130} L712,${y} L800,${y} L800,800 L0,800 Z`,
    { fill },
  );

/** A row of pines standing at `y`, one every `step`. */
export const pines = (fill: string, y: number, step: number) =>
  Array.from({ length: Math.ceil(900 / step) }, (_, tree) => {
    const x = tree * step - 20;
    const tall = step * (2.4 + ((tree * 7) % 5) * 0.22);
    return [0, 1, 2]
      .map((tier) =>
        polygon(
          [
            [x, y - tall + tier * tall * 0.24],
            [x + step * (0.34 + tier * 0.14), y - tall * 0.5 + tier * tall * 0.26],
            [x - step * (0.34 + tier * 0.14), y - tall * 0.5 + tier * tall * 0.26],
          ],
          { fill },
        ),
      )
      .join('');
  }).join('') + rectangle({ x: 0, y: y - 10, width: 800, height: 820 - y }, { fill });

const SNAKE =
  'M-20,770 C120,770 190,690 110,620 C40,560 40,510 110,460 C180,410 150,350 100,330 C60,310 80,240 150,240';

/** A rattlesnake rising along the left edge. */
export const rattlesnake = () =>
  path(SNAKE, { stroke: '#2A421E', width: 54 }) +
  path(SNAKE, { stroke: '#4A7034', width: 42 }) +
  path(SNAKE, { stroke: '#F2D27A', width: 17, dash: '2 38' }) +
  ellipse([158, 236], [42, 30], { fill: '#4A7034', stroke: '#2A421E', width: 6 }) +
  circle([168, 228], 6, { fill: '#FFF6E6' }) +
  polyline(
    [
      [200, 238],
      [230, 232],
      [244, 220],
    ],
    { stroke: '#8E2226', width: 5 },
  ) +
  polyline(
    [
      [230, 232],
      [246, 240],
    ],
    { stroke: '#8E2226', width: 5 },
  );

/** A town at night with some windows lit. */
export const skyline = (fill: string) =>
  [
    [0, 150, 420],
    [130, 90, 500],
    [230, 110, 390],
    [520, 100, 470],
    [610, 130, 380],
    [730, 90, 520],
  ]
    .map(
      ([x = 0, width = 0, y = 0]) =>
        rectangle({ x, y, width, height: 800 }, { fill }) +
        [0, 1, 2, 3, 4]
          .flatMap((row) =>
            [0, 1, 2].map((column) =>
              (row * 3 + column + x) % 4 === 0
                ? rectangle(
                    { x: x + 14 + column * 28, y: y + 20 + row * 44, width: 14, height: 22 },
                    { fill: '#FFB964' },
                  )
                : '',
            ),
          )
          .join(''),
    )
    .join('');

/** A proscenium of light bulbs. */
export const bulbArch = () =>
  path('M110,800 L110,360 C110,-20 690,-20 690,360 L690,800', { stroke: '#7A1E22', width: 64 }) +
  Array.from({ length: 25 }, (_, bulb) => {
    const angle = Math.PI * (1 + bulb / 24);
    const [x, y] = [400 + 290 * Math.cos(angle), 366 + 286 * Math.sin(angle)];
    return circle([x, y], 24, { fill: '#FFD078', opacity: 0.35 }) + circle([x, y], 13, { fill: '#FFE9B8' });
  }).join('') +
  [440, 512, 584, 656, 728]
    .flatMap((y) =>
      [110, 690].map(
        (x) =>
          circle([x, y], 24, { fill: '#FFD078', opacity: 0.35 }) + circle([x, y], 13, { fill: '#FFE9B8' }),
      ),
    )
    .join('');

/** A field of ripe wheat along the bottom. */
export const wheat = () =>
  Array.from({ length: 24 }, (_, stalk) => {
    const x = stalk * 36 - 10;
    const y = 640 + ((stalk * 53) % 60);
    return (
      polyline(
        [
          [x, 800],
          [x + 8, y],
        ],
        { stroke: '#9A6B1E', width: 5 },
      ) +
      [0, 1, 2, 3]
        .map((grain) => ellipse([x + 8 + (grain % 2 ? 8 : -8), y + grain * 14], [6, 11], { fill: '#C98A22' }))
        .join('')
    );
  }).join('');
