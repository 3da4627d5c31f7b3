import { z } from 'zod';
import { invalidField } from '#src/common/errors/domain-error.js';
import { MAX_ID } from '#src/common/validation/number.decorator.js';

/** Where a page of artists ended: those that wait come first, then by name and id. */
export interface ArtistCursor {
  isApproved: boolean;
  name: string;
  id: number;
}

const shape = z.tuple([z.boolean(), z.string(), z.number().int().positive().max(MAX_ID)]);

/** Opaque to callers, URL-safe. */
export const writeCursor = ({ isApproved, name, id }: ArtistCursor): string =>
  Buffer.from(JSON.stringify([isApproved, name, id])).toString('base64url');

/** @throws DomainError naming `cursor` when this product did not write it */
export const readCursor = (text: string): ArtistCursor => {
  try {
    const [isApproved, name, id] = shape.parse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')));
    if (!name.isWellFormed() || name.includes('\0')) throw new Error('not text');
    return { isApproved, name, id };
  } catch {
    throw invalidField('request.invalid', 'cursor', 'cursor is not one that this server gave');
  }
};
