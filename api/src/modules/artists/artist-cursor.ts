import { z } from 'zod';
import { packCursor, storedText, unpackCursor } from '#src/common/http/paging/value-cursor.js';
import { MAX_ID } from '#src/common/validation/fields/number.decorator.js';

/** Where a page of artists ended: those that wait come first, then by name and id. */
export interface ArtistCursor {
  isApproved: boolean;
  name: string;
  id: number;
}

const shape = z.tuple([z.boolean(), storedText, z.number().int().positive().max(MAX_ID)]);

/** Opaque to callers, URL-safe. */
export const writeCursor = ({ isApproved, name, id }: ArtistCursor): string =>
  packCursor([isApproved, name, id]);

/** @throws DomainError naming `cursor` when this product did not write it */
export const readCursor = (text: string): ArtistCursor => {
  const [isApproved, name, id] = unpackCursor(text, shape);
  return { isApproved, name, id };
};
