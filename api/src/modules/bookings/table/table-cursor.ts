import { z } from 'zod';
import { packCursor, storedText, unpackCursor } from '#src/common/http/paging/value-cursor.js';
import { MAX_ID } from '#src/common/validation/fields/number.decorator.js';

/** Where a page of tables ended: they are listed show by show, each show's in the order in which they were asked for. */
export interface TableCursor {
  /** All empty for the table of a deleted show. */
  date: string;
  time: string;
  eventId: number;
  id: number;
}

const shape = z.tuple([
  storedText,
  storedText,
  z.number().int().nonnegative().max(MAX_ID),
  z.number().int().positive().max(MAX_ID),
]);

/** Opaque to callers, URL-safe. */
export const writeTableCursor = ({
  id,
  event,
}: {
  id: number;
  event: { id: number; date: string; time: string } | null;
}): string => packCursor([event?.date ?? '', event?.time ?? '', event?.id ?? 0, id]);

/** @throws DomainError naming `cursor` when this product did not write it */
export const readTableCursor = (text: string): TableCursor => {
  const [date, time, eventId, id] = unpackCursor(text, shape);
  return { date, time, eventId, id };
};
