import sharp, { type Sharp } from 'sharp';

/** A drawing as sharp's picture. */
const draw = (width: number, height: number, shapes: string): Sharp =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${shapes}</svg>`,
    ),
  );

/** Logos as venues have them, each as the file that is uploaded. */
export const LOGOS = {
  'wide and white, on nothing': () =>
    draw(800, 200, '<rect x="40" y="50" width="720" height="90" rx="20" fill="#fff"/>').png().toBuffer(),
  'tall and black, on nothing': () =>
    draw(150, 900, '<rect x="30" y="100" width="60" height="700" fill="#000"/>').png().toBuffer(),
  'black and white, on nothing': () =>
    draw(
      420,
      420,
      '<rect x="10" y="10" width="200" height="400" fill="#fff"/><rect x="210" y="10" width="200" height="400"/>',
    )
      .png()
      .toBuffer(),
  'of 50 pixels': () => draw(50, 50, '<circle cx="25" cy="25" r="24" fill="#1b4f8a"/>').png().toBuffer(),
  'of 3000 pixels with wide empty borders': () =>
    draw(3000, 3000, '<rect x="1200" y="300" width="600" height="900" fill="#0a7"/>').png().toBuffer(),
  'a JPEG on white': () =>
    draw(
      600,
      300,
      '<rect width="600" height="300" fill="#fff"/><circle cx="200" cy="150" r="100" fill="#7a1e22"/>',
    )
      .jpeg({ quality: 70 })
      .toBuffer(),
} as const;

/** A JPEG in colours up to its edges. */
export const photoLogo = (): Promise<Buffer> =>
  draw(
    400,
    400,
    '<linearGradient id="g"><stop stop-color="#f80"/><stop offset="1" stop-color="#06c"/></linearGradient><rect width="400" height="400" fill="url(#g)"/>',
  )
    .jpeg()
    .toBuffer();
