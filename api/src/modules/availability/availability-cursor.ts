import { z } from 'zod';
import { cursorOf, rowId, storedText } from '#src/common/paging/cursor.js';
import { isCalendarDate } from '#src/common/validation/time/date.decorator.js';

/** Where a page of dates ended: they are listed by date, artist's name (empty in an artist's own list) and id. */
export const availabilityCursor = cursorOf({
  date: z.string().refine(isCalendarDate),
  name: storedText,
  id: rowId,
});
export type AvailabilityCursor = Parameters<typeof availabilityCursor.write>[0];
