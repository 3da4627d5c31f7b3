import { z } from 'zod';
import { packCursor, unpackCursor } from '#src/common/http/paging/value-cursor.js';
import { isCalendarDate } from '#src/common/validation/time/date.decorator.js';
import { MAX_ID } from '#src/common/validation/fields/number.decorator.js';

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
export const writeCursor = ({ date, time, id }: EventCursor): string => packCursor([date, time, id]);

/** @throws DomainError naming `cursor` when this product did not write it */
export const readCursor = (text: string): EventCursor => {
  const [date, time, id] = unpackCursor(text, shape);
  return { date, time, id };
};
