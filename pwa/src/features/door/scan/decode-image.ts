import decodeQR, { type Image } from 'qr/decode.js';

/** The text of the QR code in a picture; null when there is none, or it cannot be read. */
export const decodeImage = (image: Image): string | null => {
  try {
    return decodeQR(image) || null;
  } catch {
    // The decoder throws at every picture without a code.
    return null;
  }
};
