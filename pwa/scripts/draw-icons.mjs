/**
 * Draws every icon of the app from one barn star: `node pwa/scripts/draw-icons.mjs`.
 * The results are committed; run it again only after changing the star. Colours are the brand tokens.
 */
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const ICONS = new URL('../public/icons/', import.meta.url);
const CENTRE = 256;

const polar = (radius, degrees) => {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return [CENTRE + radius * Math.cos(angle), CENTRE + radius * Math.sin(angle)].map(
    (at) => Math.round(at * 10) / 10,
  );
};

const polygon = (points, fill) =>
  `<polygon points="${points.map(([x, y]) => `${x},${y}`).join(' ')}" fill="${fill}"/>`;

/** Five raised points, each with a lit and a shaded face, as the tin stars on barns have. */
const barnStar = ({ radius, balls }) => {
  const inner = radius * 0.41;
  const corners = [0, 1, 2, 3, 4].map((point) => point * 72);
  const outline = corners.flatMap((at) => [polar(radius, at), polar(inner, at + 36)]);
  const faces = corners.flatMap((at) => {
    const tip = polar(radius, at);
    const lit = at >= 180 || at === 0;
    return [
      polygon([[CENTRE, CENTRE], tip, polar(inner, at - 36)], lit ? 'url(#lit)' : 'url(#mid)'),
      polygon([[CENTRE, CENTRE], tip, polar(inner, at + 36)], lit ? 'url(#mid)' : 'url(#shade)'),
    ];
  });
  const tips = balls
    ? corners.map((at) => {
        const [x, y] = polar(radius + 4, at);
        return `<circle cx="${x}" cy="${y}" r="17" fill="url(#ball)" stroke="#5A2A08" stroke-width="3"/>`;
      })
    : [];
  const edge = outline.map(([x, y]) => `${x},${y}`).join(' ');
  return [
    `<polygon points="${edge}" transform="translate(0 9)" fill="#2B0608" opacity=".45" stroke="#2B0608" stroke-width="14" stroke-linejoin="round"/>`,
    `<polygon points="${edge}" fill="#8A4E0C" stroke="#5A2A08" stroke-width="14" stroke-linejoin="round"/>`,
    ...faces,
    ...tips,
  ].join('');
};

const PAINTS = `<defs>
<radialGradient id="enamel" cx=".5" cy=".36" r=".72"><stop offset="0" stop-color="#C2383C"/><stop offset=".55" stop-color="#8E2226"/><stop offset="1" stop-color="#5A1316"/></radialGradient>
<linearGradient id="brass" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#FFE3A0"/><stop offset=".45" stop-color="#E0A526"/><stop offset="1" stop-color="#8A5410"/></linearGradient>
<linearGradient id="lit" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#FFF3CF"/><stop offset="1" stop-color="#F6C65A"/></linearGradient>
<linearGradient id="mid" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#F2B544"/><stop offset="1" stop-color="#DB9A22"/></linearGradient>
<linearGradient id="shade" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#BC7716"/><stop offset="1" stop-color="#9A5B0B"/></linearGradient>
<radialGradient id="ball" cx=".38" cy=".32" r=".75"><stop offset="0" stop-color="#FFF6DC"/><stop offset=".5" stop-color="#F2B544"/><stop offset="1" stop-color="#9A5B0B"/></radialGradient>
<radialGradient id="glow"><stop offset="0" stop-color="#F2B544" stop-opacity=".5"/><stop offset="1" stop-color="#F2B544" stop-opacity="0"/></radialGradient>
</defs>`;

const svg = (body) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512" width="512" height="512">${PAINTS}${body}</svg>\n`;

/** Twisted strands between two brass rims. */
const ropeRing = (radius, width) =>
  `<circle cx="256" cy="256" r="${radius}" fill="none" stroke="#6B3A0C" stroke-width="${width}"/>` +
  Array.from({ length: 60 }, (_, strand) => {
    const [x1, y1] = polar(radius - width / 2, strand * 6);
    const [x2, y2] = polar(radius + width / 2, strand * 6 + 6.5);
    return `<line x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}" stroke="url(#rope)" stroke-width="${width * 0.52}" stroke-linecap="round"/>`;
  }).join('');

const ROPE_PAINT = `<defs><linearGradient id="rope" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="512"><stop offset="0" stop-color="#FFE9B8"/><stop offset="1" stop-color="#CF9530"/></linearGradient></defs>`;

const disc = (radius) => `<circle cx="256" cy="256" r="${radius}" fill="url(#enamel)"/>`;

const badge = svg(
  `${ROPE_PAINT}<circle cx="256" cy="256" r="250" fill="url(#brass)"/><circle cx="256" cy="256" r="243" fill="#4A1012"/>` +
    `${ropeRing(224, 24)}<circle cx="256" cy="256" r="206" fill="url(#brass)"/>${disc(199)}` +
    `<circle cx="256" cy="256" r="190" fill="url(#glow)"/>${barnStar({ radius: 158, balls: true })}`,
);

const favicon = svg(
  `<circle cx="256" cy="256" r="254" fill="url(#brass)"/>${disc(226)}${barnStar({ radius: 190, balls: false })}`,
);

/** Shown at 40 px in the header and downloaded on a first visit: no rope, a few hundred bytes over the wire. */
const headerLogo = svg(
  `<circle cx="256" cy="256" r="254" fill="url(#brass)"/><circle cx="256" cy="256" r="236" fill="#4A1012"/>${disc(228)}` +
    `<circle cx="256" cy="256" r="214" fill="url(#glow)"/>${barnStar({ radius: 180, balls: true })}`,
);

/** Bleeds to every edge; the star stays inside the circle of 80 % that any mask leaves alone. */
const fullBleed = (radius) =>
  svg(
    `${ROPE_PAINT}<rect width="512" height="512" fill="url(#enamel)"/><circle cx="256" cy="256" r="${radius * 1.5}" fill="url(#glow)"/>` +
      `${ropeRing(radius * 1.3, 13)}${barnStar({ radius, balls: true })}`,
  );

const png = (source, size, file) =>
  sharp(Buffer.from(source), { density: 144 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true, quality: 92, dither: 0.7 })
    .toFile(fileURLToPath(new URL(file, ICONS)));

await Promise.all([
  writeFile(new URL('favicon.svg', ICONS), favicon),
  writeFile(new URL('default-logo.svg', ICONS), headerLogo),
  png(badge, 192, 'icon-192.png'),
  png(badge, 512, 'icon-512.png'),
  png(fullBleed(138), 192, 'maskable-192.png'),
  png(fullBleed(138), 512, 'maskable-512.png'),
  png(fullBleed(164), 180, 'apple-touch-icon.png'),
]);
