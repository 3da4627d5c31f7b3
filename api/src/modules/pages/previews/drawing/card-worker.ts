import { parentPort } from 'node:worker_threads';
import { createCanvas } from '@napi-rs/canvas';
import { PREVIEW_SIZE } from '#src/modules/pages/previews/preview-size.js';
import type { PreviewCard } from '#src/modules/pages/previews/preview-of.js';
import { loadFonts } from './card-fonts.js';
import { paintCard } from './paint-card.js';

// Draws one card after another, apart from the thread that answers requests.
loadFonts();

/** The canvas' own scale; a card of flat colours takes about 70 KB at it. */
const QUALITY = 86;

parentPort?.on('message', (card: PreviewCard) => {
  const canvas = createCanvas(PREVIEW_SIZE.width, PREVIEW_SIZE.height);
  paintCard(canvas.getContext('2d'), card);
  parentPort?.postMessage(canvas.toBuffer('image/jpeg', QUALITY));
});
