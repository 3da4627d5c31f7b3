import { VERIFICATION_PHOTO_MIN_SIDE } from '#contract/limits';
import type { StoredPhoto } from '#shared/offline/outbox/outbox-entry';

/** Longest side of a photo as it leaves the phone, in pixels (design §4 "Photos"). */
export const SENT_SIDE = 2048;

const JPEG_QUALITY = 0.85;

/** The picture has fewer pixels than are asked for. */
export class PictureTooSmallError extends Error {
  constructor() {
    super('The picture is too small.');
    this.name = 'PictureTooSmallError';
  }
}

/** In pixels. */
interface Size {
  width: number;
  height: number;
}

/**
 * The size that a picture is sent in: at most `longestSide`, but a panorama keeps a shorter side that staff can see
 * somebody on, as far as it has one.
 */
export const sentSize = ({ width, height }: Size, longestSide: number): Size => {
  const atMost = longestSide / Math.max(width, height);
  const atLeast = VERIFICATION_PHOTO_MIN_SIDE / Math.min(width, height);
  const scale = Math.min(1, Math.max(atMost, atLeast));
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
};

/**
 * Draws a picture upright, at most `longestSide` pixels, as a JPEG without metadata. Runs in a page, a worker or the
 * service worker.
 * @param minSide shortest side that is taken, in pixels
 * @throws PictureTooSmallError, or Error when this browser cannot decode the picture or has no OffscreenCanvas
 */
export const shrinkToJpeg = async (
  picture: Blob | ImageBitmap,
  longestSide: number,
  minSide = 1,
): Promise<ArrayBuffer> => {
  const bitmap =
    picture instanceof Blob ? await createImageBitmap(picture, { imageOrientation: 'from-image' }) : picture;
  try {
    if (Math.min(bitmap.width, bitmap.height) < minSide) throw new PictureTooSmallError();
    const { width, height } = sentSize(bitmap, longestSide);
    const canvas = new OffscreenCanvas(width, height);
    const context = canvas.getContext('2d');
    if (!context) throw new Error('This browser gives no canvas.');
    context.imageSmoothingQuality = 'high';
    // A JPEG has no transparency; without this a clear background turns black.
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    return await (await canvas.convertToBlob({ type: 'image/jpeg', quality: JPEG_QUALITY })).arrayBuffer();
  } finally {
    bitmap.close();
  }
};

/** A kept photo made smaller; null when this browser cannot. */
export const shrinkStoredPhoto = async (
  photo: StoredPhoto,
  longestSide: number,
): Promise<StoredPhoto | null> => {
  try {
    const buffer = await shrinkToJpeg(new Blob([photo.buffer], { type: photo.type }), longestSide);
    return { buffer, type: 'image/jpeg', name: jpegName(photo.name) };
  } catch {
    return null;
  }
};

/** `door.HEIC` as `door.jpg`. */
export const jpegName = (name: string): string => `${name.replace(/\.[^.]*$/, '') || 'photo'}.jpg`;
