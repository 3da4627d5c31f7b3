import type { BrowserContext, Page } from '@playwright/test';
import encodeQR from 'qr';

declare global {
  interface Window {
    /** The squares of the code that the camera sees, row by row; dark where true. */
    cardInView?: boolean[][];
  }
}

/**
 * From now on each page of the browser has a camera that sees a room, and what `holdCard` holds into it. Codes are read by
 * the product's own decoder, as most browsers have none.
 */
export const fitCardCamera = (browser: BrowserContext): Promise<unknown> => browser.addInitScript(seeCards);

/** Holds a code before the page's camera. */
export const holdCard = (page: Page, text: string): Promise<void> =>
  page.evaluate((squares) => void (window.cardInView = squares), encodeQR(text, 'raw'));

/** Takes it away. */
export const dropCard = (page: Page): Promise<void> =>
  page.evaluate(() => void (window.cardInView = undefined));

/** Runs in the page. */
const seeCards = (): void => {
  const [WIDTH, HEIGHT, CARD, EVERY_MS] = [640, 480, 300, 33];
  const draw = (context: CanvasRenderingContext2D): void => {
    // No two pictures are alike, as of a real room.
    context.fillStyle = `hsl(${(performance.now() / 40) % 360} 40% 45%)`;
    context.fillRect(0, 0, WIDTH, HEIGHT);
    const card = window.cardInView;
    if (!card) return;
    const side = Math.floor(CARD / card.length);
    const [left, top] = [(WIDTH - side * card.length) / 2, (HEIGHT - side * card.length) / 2];
    const edge = 4 * side;
    context.fillStyle = '#fff';
    context.fillRect(left - edge, top - edge, side * card.length + 2 * edge, side * card.length + 2 * edge);
    context.fillStyle = '#000';
    for (const [y, row] of card.entries())
      for (const [x, isDark] of row.entries())
        if (isDark) context.fillRect(left + x * side, top + y * side, side, side);
  };
  const openCamera = (): Promise<MediaStream> => {
    const canvas = Object.assign(document.createElement('canvas'), { width: WIDTH, height: HEIGHT });
    const context = canvas.getContext('2d');
    if (!context) return Promise.reject(new DOMException('No canvas', 'NotFoundError'));
    draw(context);
    const stream = canvas.captureStream();
    const timer = setInterval(() => (stream.active ? draw(context) : clearInterval(timer)), EVERY_MS);
    return Promise.resolve(stream);
  };
  Reflect.deleteProperty(window, 'BarcodeDetector');
  // Missing where the address is not trusted.
  if ('mediaDevices' in navigator) navigator.mediaDevices.getUserMedia = openCamera;
};
