import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { basename } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { cardPicture } from '#contract/events.js';
import { type FileStorage } from '#src/integrations/file-storage/file-storage.js';
import { EVENT_CARD_SIDE } from '#src/modules/events/images/event-images.service.js';
import { LOGO_CARD_SIDE } from '#src/modules/venue/venue-settings.service.js';
import { makePlaceholder, SIDE } from '#src/modules/photos/files/image-sizes.js';
import { type PhotoKeys, photoKeys } from '#src/modules/photos/files/photo-names.js';
import { type PortraitName } from './demo-cast.js';
import { type PlannedPhoto } from '#src/demo/plan/plan-check-ins.js';

/** SVG files: photos 1280 × 960, guests 720 × 960 as a phone takes them, artists and logo square. */
const PICTURES = new URL('./pictures/', import.meta.url);

/**
 * Stores a photo in the sizes that an upload gets, under names like an upload's that tell its content; what is
 * there already, from a start that was cut short, is not made again.
 * @returns what the database keeps of the photo's file
 */
export const storePhoto = async (
  storage: FileStorage,
  { row, picture, isMirrored = false }: PlannedPhoto,
) => {
  const svg = await readPicture(picture);
  const keys = photoKeys(fingerprint(`${row.id} ${isMirrored} ${svg.toString()}`));
  const photo = sharp(svg).flatten({ background: '#000' }).flop(isMirrored);
  const { width, height } = await sharp(svg).metadata();
  // The JPEG is written last, so where it is the others are too.
  const fileSize = (await storage.size(keys.download)) ?? (await storeSizes(storage, photo, keys));
  const placeholder = await makePlaceholder(await storage.bytes(keys.thumbnail));
  return { filename: keys.download, fileSize, width, height, placeholder };
};

/** @returns the JPEG's size in bytes */
const storeSizes = async (storage: FileStorage, photo: Sharp, keys: PhotoKeys): Promise<number> => {
  const { data, info } = await photo.raw().toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const pixels = () => sharp(data, { raw });
  for (const size of ['thumbnail', 'card'] as const) {
    const small = pixels().resize({ width: SIDE[size], height: SIDE[size], fit: 'inside' });
    await storage.put(keys[size], await small.webp({ quality: 75, effort: 0 }).toBuffer(), 'image/webp');
  }
  await storage.put(keys.screen, await pixels().webp({ quality: 82, effort: 1 }).toBuffer(), 'image/webp');
  const jpeg = await pixels().jpeg({ quality: 85 }).toBuffer();
  await storage.put(keys.download, jpeg, 'image/jpeg');
  return jpeg.length;
};

/** An event's picture, stored unless it is there already. @returns its address; null for an event without one */
export const storeEventPicture = async (
  storage: FileStorage,
  picture: string | null,
): Promise<string | null> => {
  if (picture === null) return null;
  const address = await storePicture(storage, `events/${picture}`, `event-${picture}`);
  await storeCard(storage, basename(address), EVENT_CARD_SIDE);
  return address;
};

/** The size that cards and headers show, unless it is there. @param side its longest, in pixels */
const storeCard = async (storage: FileStorage, key: string, side: number): Promise<void> => {
  if (await storage.exists(cardPicture(key))) return;
  const card = sharp(await storage.bytes(key)).resize({ width: side, height: side, fit: 'inside' });
  await storage.put(cardPicture(key), await card.webp({ quality: 75, effort: 2 }).toBuffer(), 'image/webp');
};

/** Stores the venue's logo unless it is there. @returns its address */
export const storeLogo = async (storage: FileStorage): Promise<string> => {
  const address = await storePicture(storage, 'logo', 'logo-rusty-spur');
  await storeCard(storage, basename(address), LOGO_CARD_SIDE);
  return address;
};

/** Stores an artist's portrait unless it is there. @returns its address */
export const storePortrait = (storage: FileStorage, portrait: PortraitName): Promise<string> =>
  storePicture(storage, `artists/${portrait}`, `artist-${portrait}`);

/** @returns the address of the demo track, an MP3 */
export const storeTrack = async (storage: FileStorage): Promise<string> => {
  const track = await readFile(new URL('./two-step.mp3', import.meta.url));
  const key = `track-two-step-${fingerprint(track).slice(0, 12)}.mp3`;
  if (!(await storage.exists(key))) await storage.put(key, track, 'audio/mpeg');
  return `/uploads/${key}`;
};

/** Runs `work` over the items with as many at a time as there are cores. @returns the results in the items' order */
export const onAllCores = async <T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> => {
  const results: R[] = [];
  const waiting = items.entries();
  const worker = async () => {
    for (const [index, item] of waiting) results[index] = await work(item);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
  return results;
};

/** Stores a picture under a name that tells its content, so that it may be cached for ever. */
const storePicture = async (storage: FileStorage, picture: string, name: string): Promise<string> => {
  const svg = await readPicture(picture);
  const key = `${name}-${fingerprint(svg).slice(0, 12)}.webp`;
  if (!(await storage.exists(key)))
    await storage.put(key, await sharp(svg).webp({ quality: 82, effort: 2 }).toBuffer(), 'image/webp');
  return `/uploads/${key}`;
};

const readPicture = (name: string): Promise<Buffer> => readFile(new URL(`${name}.svg`, PICTURES));

/** 32 hexadecimal digits. */
const fingerprint = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 32);
