import decodeQR from 'qr/decode.js';
import { cardAddress, cardCodeInGroups, drawCode, type CodeDrawing } from './member-card-code';

const PIXELS = 4;

/** The drawing as a camera sees it: rectangles of the path painted black on white. */
const photograph = ({ path, size }: CodeDrawing) => {
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

describe('the code on a member card', () => {
  it('is read by a camera as the address it leads to', () => {
    const address = cardAddress('https://venue.example.com', '1A2B3C4D5E6F7081');
    expect(address).toBe('https://venue.example.com/m/1A2B3C4D5E6F7081');
    expect(decodeQR(photograph(drawCode(address)))).toBe(address);
  });

  it('is written in groups of four', () => {
    expect(cardCodeInGroups('1A2B3C4D5E6F7081')).toBe('1A2B 3C4D 5E6F 7081');
  });
});
