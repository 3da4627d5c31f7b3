import { z } from 'zod';
import { cursorOf, rowId } from '#src/common/paging/cursor.js';
import { isCalendarDate } from '#src/common/validation/time/date.decorator.js';

/** Where a page of events ended: the order of every list is date, time, id. */
export const eventCursor = cursorOf({
  date: z.string().refine(isCalendarDate),
  time: z.string().regex(/^\d\d:\d\d$/),
  id: rowId,
});
export type EventCursor = Parameters<typeof eventCursor.write>[0];
