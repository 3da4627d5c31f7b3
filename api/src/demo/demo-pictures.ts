import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { basename } from 'node:path';
import sharp from 'sharp';
import { cardPicture } from '#contract/event-picture.js';
import { type FileStorage } from '#src/integrations/file-storage/file-storage.js';
import { EVENT_CARD_SIDE } from '#src/modules/events/images/event-images.service.js';
import { makePlaceholder, SIDE } from '#src/modules/photos/files/image-sizes.js';
import { type PhotoKeys, photoKeys } from '#src/modules/photos/files/photo-names.js';
import { galleryScene } from './art/gallery-scenes.js';
import { SCENE } from './art/backdrops.js';
import { guestSelfie, SELFIE } from '#src/demo/art/people/guest-selfies.js';
import { PALETTES, type PaletteName } from './art/palettes.js';
import { portrait } from '#src/demo/art/people/portraits.js';
import { venueLogo } from './art/venue-logo.js';
import { type Drawing } from './demo-rows.js';
import { demoTrack } from './demo-track.js';
import { type PlannedPhoto } from '#src/demo/plan/plan-check-ins.js';
import { type Bill } from '#src/demo/plan/programme.js';
import { seededRandom } from './seeded-random.js';

/** What the database keeps of a drawn photo's file. */
export interface StoredPhoto {
  filename: string;
  fileSize: number;
  width: number;
  height: number;
  /** A `data:` address. */
  placeholder: string;
}

/**
 * Draws a photo in the sizes that an upload gets, under names like an upload's that tell its content; what is
 * there already, from a start that was cut short, is not drawn again.
 */
export const storePhoto = async (
  storage: FileStorage,
  { row, drawing }: PlannedPhoto,
): Promise<StoredPhoto> => {
  const svg = svgOf(drawing);
  const keys = photoKeys(fingerprint(`${row.id} ${svg}`));
  // The JPEG is written last, so where it is the others are too.
  const fileSize = (await storage.size(keys.download)) ?? (await drawSizes(storage, svg, keys));
  const placeholder = await makePlaceholder(await storage.bytes(keys.thumbnail));
  return { filename: keys.download, fileSize, ...sizeOf(drawing), placeholder };
};

/** @returns the JPEG's size in bytes */
const drawSizes = async (storage: FileStorage, svg: string, keys: PhotoKeys): Promise<number> => {
  const { data, info } = await sharp(Buffer.from(svg))
    .flatten({ background: '#000' })
    .raw()
    .toBuffer({ resolveWithObject: true });
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

const sizeOf = (drawing: Drawing): { width: number; height: number } =>
  typeof drawing === 'object' && 'selfie' in drawing ? { ...SELFIE } : { ...SCENE };

/** The picture of a bill that has one, drawn unless it is there already. @returns its address, or null */
export const storeEventPicture = async (
  storage: FileStorage,
  { name, scene }: Pick<Bill, 'name'> & { scene?: Bill['scene'] | null },
): Promise<string | null> => {
  if (!scene) return null;
  const palettes = Object.keys(PALETTES).filter((key): key is PaletteName => Object.hasOwn(PALETTES, key));
  const palette = seededRandom(`${name}/ink`).pick(palettes);
  const address = await storePicture(storage, `event-${slug(name)}`, {
    scene: { kind: scene, palette, seed: `${name}/picture` },
  });
  await storeCard(storage, basename(address));
  return address;
};

/** The size that event cards show, unless it is there. */
const storeCard = async (storage: FileStorage, key: string): Promise<void> => {
  if (await storage.exists(cardPicture(key))) return;
  const card = sharp(await storage.bytes(key)).resize({
    width: EVENT_CARD_SIDE,
    height: EVENT_CARD_SIDE,
    fit: 'inside',
  });
  await storage.put(cardPicture(key), await card.webp({ quality: 75, effort: 2 }).toBuffer(), 'image/webp');
};

/** Draws the venue's logo unless it is there. @returns its address */
export const storeLogo = (storage: FileStorage): Promise<string> =>
  storePicture(storage, 'logo-rusty-spur', 'logo');

/** Draws an artist's portrait unless it is there. @returns its address */
export const storePortrait = (
  storage: FileStorage,
  drawing: Extract<Drawing, { portrait: unknown }>,
): Promise<string> => storePicture(storage, `artist-${drawing.portrait}`, drawing);

/** @returns the address of the demo track, a WAV */
export const storeTrack = async (storage: FileStorage): Promise<string> => {
  const track = demoTrack();
  const key = `track-two-step-${fingerprint(track).slice(0, 12)}.wav`;
  if (!(await storage.exists(key))) await storage.put(key, track, 'audio/wav');
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

/** A picture whose name tells its content, so that it may be cached for ever. */
const storePicture = async (storage: FileStorage, name: string, drawing: Drawing): Promise<string> => {
  const svg = svgOf(drawing);
  const key = `${name}-${fingerprint(svg).slice(0, 12)}.webp`;
  if (!(await storage.exists(key)))
    await storage.put(
      key,
      await sharp(Buffer.from(svg)).webp({ quality: 82, effort: 2 }).toBuffer(),
      'image/webp',
    );
  return `/uploads/${key}`;
};

const svgOf = (drawing: Drawing): string => {
  if (drawing === 'logo') return venueLogo();
  if ('scene' in drawing) return galleryScene(drawing.scene);
  if ('selfie' in drawing) return guestSelfie(drawing.selfie);
  return portrait(drawing.portrait);
};

/** 32 hexadecimal digits. */
const fingerprint = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 32);

const slug = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
