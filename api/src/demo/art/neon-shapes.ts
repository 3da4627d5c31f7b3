import { circle, path, polygon, starPoints, type Paint } from './svg.js';

/** Tubes bent into things; nothing is written. Each fits in 400 by 400 around 0,0. */
type Tube = (paint: Paint) => string;

const star: Tube = (paint) =>
  polygon(starPoints([0, 0], 180), paint) + polygon(starPoints([0, 0], 116), paint);

const boot: Tube = (paint) =>
  path(
    'M-90,-180 C-50,-150 10,-150 50,-180 L40,10 C46,60 120,66 150,100 C162,118 160,136 152,140 L-8,140 L-34,112 L-44,150 L-96,150 L-96,90 C-120,20 -76,-20 -86,-70 Z',
    paint,
  ) + path('M-20,-110 C-56,-76 -56,-50 -20,-20 C16,-50 16,-76 -20,-110 Z M-66,40 C-30,64 10,56 30,36', paint);

const cactus: Tube = (paint) =>
  path(
    'M-34,170 L-34,-130 C-34,-184 34,-184 34,-130 L34,40 C80,44 84,30 84,-30 C84,-62 130,-62 130,-30 C130,60 110,92 34,92 L34,170',
    paint,
  ) +
  path(
    'M-34,20 C-84,20 -82,0 -82,-50 C-82,-84 -128,-84 -128,-50 C-128,40 -100,70 -34,70 M-90,172 L90,172',
    paint,
  );

const guitarTube: Tube = (paint) =>
  path(
    'M-16,-30 C-60,-60 -104,-20 -84,26 C-72,52 -110,66 -108,110 C-104,176 104,176 108,110 C110,66 72,52 84,26 C104,-20 60,-60 16,-30',
    paint,
  ) +
  circle([0, 52], 32, paint) +
  path('M-16,20 L-16,-150 L-28,-190 L28,-190 L16,-150 L16,20 M-36,124 L36,124', paint);

const horseshoe: Tube = (paint) =>
  path(
    'M-70,160 L-120,150 C-190,-60 -110,-180 0,-180 C110,-180 190,-60 120,150 L70,160 C130,0 90,-100 0,-100 C-90,-100 -130,0 -70,160 Z',
    paint,
  ) +
  [
    [-124, 60],
    [-128, -30],
    [-88, -104],
    [0, -140],
    [88, -104],
    [128, -30],
    [124, 60],
  ]
    .map(([x = 0, y = 0]) => circle([x, y], 7, paint))
    .join('');

const hatTube: Tube = (paint) =>
  path(
    'M-190,40 C-160,84 -90,60 0,62 C90,60 160,84 190,40 C170,132 80,142 0,142 C-80,142 -170,132 -190,40 Z',
    paint,
  ) +
  path(
    'M-104,62 C-106,-70 -90,-132 -54,-132 C-26,-132 -22,-104 0,-104 C22,-104 26,-132 54,-132 C90,-132 106,-70 104,62 M-104,16 C-40,34 40,34 104,16',
    paint,
  );

const note: Tube = (paint) =>
  path('M-60,120 L-60,-130 L110,-170 L110,80 M-60,-70 L110,-110', paint) +
  path(
    'M-60,120 C-60,176 -150,176 -150,130 C-150,90 -84,84 -60,120 Z M110,80 C110,136 20,136 20,90 C20,50 86,44 110,80 Z',
    paint,
  );

const heart: Tube = (paint) =>
  path(
    'M0,150 C-220,10 -160,-150 -70,-150 C-30,-150 -8,-124 0,-96 C8,-124 30,-150 70,-150 C160,-150 220,10 0,150 Z',
    paint,
  ) + path('M0,100 C-140,6 -110,-100 -66,-100 C-36,-100 -12,-66 0,-36', paint);

/** Every tube there is; a sign is one of them. */
export const NEON_SHAPES = [star, boot, cactus, guitarTube, horseshoe, hatTube, note, heart] as const;

/** The tube with its halo: wide and faint, then narrower, then the white-hot core. */
export const neonSign = (shape: Tube, { glow, core }: { glow: string; core: string }): string =>
  shape({ stroke: glow, width: 44, opacity: 0.12 }) +
  shape({ stroke: glow, width: 26, opacity: 0.25 }) +
  shape({ stroke: glow, width: 12 }) +
  shape({ stroke: core, width: 4.5 });
