import { z } from 'zod';
import { packCursor, storedText, unpackCursor } from '#src/common/http/paging/value-cursor.js';
import { MAX_ID } from '#src/common/validation/fields/number.decorator.js';

/** Where a photo stands in the gallery, by whatever the list is ordered. */
export interface GalleryPlace {
  /** ISO 8601 in UTC with microseconds, as exact as the database keeps it. */
  takenInAt: string;
  /** What its description begins with, in lower case; empty for none. */
  captionKey: string;
  id: number;
}

const shape = z.tuple([
  z.iso.datetime({ precision: 6 }).regex(/^[12]\d{3}-/),
  storedText,
  z.number().int().positive().max(MAX_ID),
]);

/** Opaque to callers, URL-safe. */
export const writeGalleryCursor = ({ takenInAt, captionKey, id }: GalleryPlace): string =>
  packCursor([takenInAt, captionKey, id]);

/** @throws DomainError naming `cursor` when this product did not write it */
export const readGalleryCursor = (text: string): GalleryPlace => {
  const [takenInAt, captionKey, id] = unpackCursor(text, shape);
  return { takenInAt, captionKey, id };
};
