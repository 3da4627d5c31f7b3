import { z } from 'zod';
import { isCalendarDate } from '#src/common/validation/date.decorator.js';
import { MAX_ID } from '#src/common/validation/number.decorator.js';
import { invalidField } from '#src/common/errors/domain-error.js';

/** Where a page of events ended: the order of every list is date, time, id. */
export interface EventCursor {
  date: string;
  time: string;
  id: number;
}

const shape = z.tuple([
  z.string().refine(isCalendarDate),
  z.string().regex(/^\d\d:\d\d$/),
  z.number().int().positive().max(MAX_ID),
]);

/** Opaque to callers, URL-safe. */
export const writeCursor = ({ date, time, id }: EventCursor): string =>
  Buffer.from(JSON.stringify([date, time, id])).toString('base64url');

/** @throws DomainError naming `cursor` when this product did not write it */
export const readCursor = (text: string): EventCursor => {
  try {
    const [date, time, id] = shape.parse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')));
    return { date, time, id };
  } catch {
    throw invalidField('request.invalid', 'cursor', 'cursor is not one that this server gave');
  }
};
