import decodeQR from 'qr/decode.js';
import { drawQr, type QrDrawing } from './qr-drawing';

const PIXELS = 4;

/** The drawing as a camera sees it: rectangles of the path painted black on white. */
const photograph = ({ path, size }: QrDrawing) => {
  const side = size * PIXELS;
  const data = new Uint8ClampedArray(side * side * 4).fill(255);
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let row = Number(y) * PIXELS; row < (Number(y) + 1) * PIXELS; row += 1) {
      const start = (row * side + Number(x) * PIXELS) * 4;
      for (let byte = start; byte < start + Number(width) * PIXELS * 4; byte += 4)
        data.fill(0, byte, byte + 3);
    }
  }
  return { width: side, height: side, data };
};

describe('a QR code', () => {
  it.each(['medium', 'quartile'] as const)('is read by a camera as what it says (%s)', (ecc) => {
    const address = 'https://venue.example.com/m/1A2B3C4D5E6F7081';
    expect(decodeQR(photograph(drawQr(address, ecc)))).toBe(address);
  });
});
