import type { StoredPhoto } from '#shared/offline/outbox-entry';

/** Longest side of a photo as it leaves the phone, in pixels (design §4 "Photos"). */
export const SENT_SIDE = 2048;

const JPEG_QUALITY = 0.85;

/**
 * Draws a picture upright, at most `longestSide` pixels, as a JPEG without metadata. Runs in a page, a worker or the
 * service worker.
 * @throws Error when this browser cannot decode the picture or has no OffscreenCanvas
 */
export const shrinkToJpeg = async (
  picture: Blob | ImageBitmap,
  longestSide: number,
): Promise<ArrayBuffer> => {
  const bitmap =
    picture instanceof Blob ? await createImageBitmap(picture, { imageOrientation: 'from-image' }) : picture;
  try {
    const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height));
    const [width, height] = [Math.round(bitmap.width * scale), Math.round(bitmap.height * scale)];
    const canvas = new OffscreenCanvas(Math.max(1, width), Math.max(1, height));
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
