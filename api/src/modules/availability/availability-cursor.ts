import { z } from 'zod';
import { packCursor, storedText, unpackCursor } from '#src/common/http/paging/value-cursor.js';
import { isCalendarDate } from '#src/common/validation/time/date.decorator.js';
import { MAX_ID } from '#src/common/validation/fields/number.decorator.js';

/** Where a page of dates ended: they are listed by date, artist's name and id. */
export interface AvailabilityCursor {
  date: string;
  /** Empty in an artist's own list. */
  name: string;
  id: number;
}

const shape = z.tuple([
  z.string().refine(isCalendarDate),
  storedText,
  z.number().int().positive().max(MAX_ID),
]);

/** Opaque to callers, URL-safe. */
export const writeCursor = ({
  date,
  artist,
  id,
}: {
  date: string;
  artist?: { name: string };
  id: number;
}): string => packCursor([date, artist?.name ?? '', id]);

/** @throws DomainError naming `cursor` when this product did not write it */
export const readCursor = (text: string): AvailabilityCursor => {
  const [date, name, id] = unpackCursor(text, shape);
  return { date, name, id };
};
