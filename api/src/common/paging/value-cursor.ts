import { z } from 'zod';
import { invalidField } from '#src/common/errors/domain-error.js';

/** A text that a row may hold, whatever it says. */
export const storedText = z.string().refine((text) => text.isWellFormed() && !text.includes('\0'));

/** What the last row of a page has in the columns that order the list. Opaque to callers, URL-safe. */
export const packCursor = (values: readonly unknown[]): string =>
  Buffer.from(JSON.stringify(values)).toString('base64url');

/** @throws DomainError naming `cursor` when this product did not write it */
export const unpackCursor = <Values>(text: string, shape: z.ZodType<Values>): Values => {
  try {
    return shape.parse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')));
  } catch {
    throw invalidField('request.invalid', 'cursor', 'cursor is not one that this server gave');
  }
};
