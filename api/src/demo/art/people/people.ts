import { head, type Head } from './heads.js';
import {
  banjo,
  electric,
  fiddle,
  guitar,
  stageMicrophone,
  uprightBass,
  type InstrumentInks,
} from './instruments.js';
import { circle, ellipse, group, path, polygon, polyline, type Point } from '#src/demo/art/svg.js';

/** What somebody on stage may play; a `shouter` sings with a hand in the air. */
export const MUSICIANS = ['guitar', 'electric', 'banjo', 'fiddle', 'bass', 'singer', 'shouter'] as const;
export type Musician = (typeof MUSICIANS)[number];

/** Somebody on stage. */
export interface StagePerson {
  plays: Musician;
  head: Head;
  skirt: boolean;
  ink: string;
  instrument: InstrumentInks;
}

/** Someone on stage in silhouette, feet on 0,0, about 320 tall, facing us. */
export const stagePerson = ({ plays, head: kind, skirt, ink, instrument }: StagePerson): string => {
  const limb = (points: readonly Point[], width: number) => polyline(points, { stroke: ink, width });
  const body =
    (skirt ? skirtAndBoots(ink) : trousers(ink)) +
    torso(ink) +
    group(head(kind, ink), { y: -254 }) +
    trimmings(instrument);
  if (plays === 'bass') {
    return (
      body +
      limb(
        [
          [-30, -234],
          [-58, -190],
          [-22, -150],
        ],
        21,
      ) +
      group(uprightBass(instrument), { x: 46, turn: 9, scale: 1.02 }) +
      limb(
        [
          [30, -234],
          [50, -236],
          [36, -270],
        ],
        19,
      ) +
      limb(
        [
          [-58, -190],
          [18, -146],
        ],
        19,
      )
    );
  }
  if (plays === 'fiddle') {
    return (
      body +
      limb(
        [
          [30, -236],
          [92, -200],
          [112, -244],
        ],
        19,
      ) +
      group(fiddle(instrument), { x: 50, y: -252, turn: -6, scale: 0.86 }) +
      limb(
        [
          [-30, -236],
          [-76, -196],
          [-36, -222],
        ],
        19,
      ) +
      polyline(
        [
          [-70, -190],
          [78, -286],
        ],
        { stroke: instrument.edge, width: 4 },
      )
    );
  }
  if (plays === 'singer' || plays === 'shouter') {
    const free: readonly Point[] =
      plays === 'shouter'
        ? [
            [-30, -236],
            [-74, -270],
            [-70, -330],
          ]
        : [
            [-30, -236],
            [-66, -190],
            [-40, -150],
          ];
    const hand =
      plays === 'shouter'
        ? group(
            circle([0, 0], 13, { fill: ink }) +
              [-26, -8, 10, 28]
                .map((turn) =>
                  group(
                    limb(
                      [
                        [0, 0],
                        [0, -27],
                      ],
                      7,
                    ),
                    { turn },
                  ),
                )
                .join(''),
            { x: -70, y: -340 },
          )
        : '';
    return (
      body +
      hand +
      limb(free, 20) +
      group(stageMicrophone(ink, instrument.edge, 252), { x: 36, y: -262 }) +
      limb(
        [
          [30, -236],
          [66, -196],
          [32, -236],
        ],
        19,
      )
    );
  }
  const draw = { guitar, electric, banjo }[plays];
  return (
    body +
    limb(
      [
        [30, -234],
        [82, -200],
        [100, -222],
      ],
      20,
    ) +
    group(draw(instrument), { x: -8, y: -158, turn: -21, scale: 0.8 }) +
    limb(
      [
        [-30, -234],
        [-78, -186],
        [-10, -152],
      ],
      20,
    ) +
    circle([118, -212], 10, { fill: ink })
  );
};

const torso = (ink: string) =>
  path('M-40,-236 C-38,-252 -14,-256 -8,-264 L8,-264 C14,-256 38,-252 40,-236 L28,-132 L-28,-132 Z', {
    fill: ink,
  });

/** Neckerchief and belt buckle, the only colours on a silhouette. */
const trimmings = ({ body, edge }: InstrumentInks) =>
  polygon(
    [
      [-19, -256],
      [19, -256],
      [3, -226],
      [-3, -226],
    ],
    { fill: body },
  ) + ellipse([0, -138], [9, 7], { fill: edge });

const trousers = (ink: string) =>
  polygon(
    [
      [-29, -136],
      [29, -136],
      [48, -14],
      [22, -14],
      [0, -112],
      [-22, -14],
      [-48, -14],
    ],
    { fill: ink },
  ) +
  path('M-50,-20 L-20,-20 L-22,0 L-64,0 C-66,-8 -54,-10 -50,-20 Z', { fill: ink }) +
  path('M50,-20 L20,-20 L22,0 L64,0 C66,-8 54,-10 50,-20 Z', { fill: ink });

const skirtAndBoots = (ink: string) =>
  path('M-27,-140 L27,-140 C34,-104 48,-70 64,-48 C30,-36 -30,-36 -64,-48 C-48,-70 -34,-104 -27,-140 Z', {
    fill: ink,
  }) +
  path(
    'M-30,-44 L-10,-44 L-12,0 L-44,0 C-46,-8 -34,-10 -32,-16 Z M30,-44 L10,-44 L12,0 L44,0 C46,-8 34,-10 32,-16 Z',
    { fill: ink },
  );

/** The same figure once in light, shifted, and once in ink over it: an edge lit from behind. */
export const rimLit = (
  draw: (ink: string) => string,
  { ink, light, side = -1 }: { ink: string; light: string; side?: number },
): string => group(draw(light), { x: 4 * side, y: -3 }) + draw(ink);
