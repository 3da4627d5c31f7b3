import { z } from 'zod';
import { invalidField } from '#src/common/errors/domain-error.js';
import { MAX_ID } from '#src/common/validation/fields/number.decorator.js';

export const rowId = z.number().int().positive().max(MAX_ID);

/** A text that a row may hold, whatever it says. */
export const storedText = z.string().refine((text) => text.isWellFormed() && !text.includes('\0'));

/**
 * The cursor of a list: what the last row of a page has in the columns that order the list. Opaque to callers, URL-safe.
 * @param columns with what each may hold, in the order in which the cursor packs them
 */
export const cursorOf = <Columns extends z.ZodRawShape>(columns: Columns) => {
  type Place = z.infer<z.ZodObject<Columns>>;
  const names = Object.keys(columns);
  const place = z.preprocess((packed) => {
    const values: unknown[] = Array.isArray(packed) ? packed : [];
    if (values.length !== names.length) return undefined;
    return Object.fromEntries(names.map((name, index) => [name, values[index]]));
  }, z.object(columns));
  return {
    write: (last: Place): string =>
      Buffer.from(JSON.stringify(names.map((name) => last[name as keyof Place]))).toString('base64url'),
    /** @throws DomainError naming `cursor` when this server did not write it */
    read: (text: string | undefined): Place | undefined => {
      if (text === undefined) return undefined;
      try {
        return place.parse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')));
      } catch {
        throw invalidField('request.invalid', 'cursor', 'cursor is not one that this server gave');
      }
    },
  };
};
