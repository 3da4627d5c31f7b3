import {
  circle,
  ellipse,
  group,
  path,
  picture,
  polygon,
  polyline,
  starPoints,
  verticalGradient,
} from './svg.js';

/** Side of the venue's logo, in pixels. */
export const LOGO_SIZE = 512;

/** The Rusty Spur: a spur whose rowel is a star, on red enamel. */
export const venueLogo = (): string =>
  picture(
    LOGO_SIZE,
    LOGO_SIZE,
    `<defs>${verticalGradient('brass', ['#FFE9B0', '#E8A93A', '#8A5410'])}${verticalGradient('enamel', ['#B8353A', '#7A1E22', '#521013'])}${verticalGradient('steel', ['#FFE3B0', '#D9822B', '#8A3F12'])}</defs>` +
      circle([256, 256], 252, { fill: 'url(#brass)' }) +
      circle([256, 256], 226, { fill: '#3A0C0E' }) +
      circle([256, 256], 218, { fill: 'url(#enamel)' }) +
      studs() +
      group(spur('#2B0608'), { x: 248, y: 268, opacity: 0.45 }) +
      group(spur('url(#steel)'), { x: 248, y: 258 }),
  );

const studs = () =>
  Array.from({ length: 24 }, (_, stud) => {
    const angle = (stud * Math.PI) / 12;
    return circle([256 + 238 * Math.cos(angle), 256 + 238 * Math.sin(angle)], 6, { fill: '#6B3A0C' });
  }).join('');

const spur = (metal: string) =>
  path('M-150,-104 C-40,-130 44,-92 44,-6 C44,78 -40,116 -150,92', { stroke: metal, width: 28 }) +
  polyline(
    [
      [44, -6],
      [86, 8],
    ],
    { stroke: metal, width: 26 },
  ) +
  polygon(starPoints([92, 8], 92, 0.5, 9), { fill: metal }) +
  circle([92, 8], 17, { fill: '#521013' }) +
  ellipse([-150, -104], [24, 24], { fill: metal }) +
  ellipse([-150, 92], [24, 24], { fill: metal }) +
  circle([-150, -104], 9, { fill: '#521013' }) +
  circle([-150, 92], 9, { fill: '#521013' });
