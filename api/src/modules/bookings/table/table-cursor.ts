import { z } from 'zod';
import { cursorOf, rowId, storedText } from '#src/common/paging/cursor.js';
import { MAX_ID } from '#src/common/validation/fields/number.decorator.js';

/**
 * Where a page of tables ended: they are listed show by show, each show's in the order in which they were asked for. The
 * show's part is empty for the table of a deleted show.
 */
export const tableCursor = cursorOf({
  date: storedText,
  time: storedText,
  eventId: z.number().int().nonnegative().max(MAX_ID),
  id: rowId,
});
export type TableCursor = Parameters<typeof tableCursor.write>[0];
