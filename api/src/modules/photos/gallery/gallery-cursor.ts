import { z } from 'zod';
import { cursorOf, rowId, storedText } from '#src/common/paging/cursor.js';

/** Where a photo stands in the gallery, by whatever the list is ordered. */
export const galleryCursor = cursorOf({
  /** ISO 8601 in UTC with microseconds, as exact as the database keeps it. */
  takenInAt: z.iso.datetime({ precision: 6 }).regex(/^[12]\d{3}-/),
  /** What its description begins with, in lower case; empty for none. */
  captionKey: storedText,
  id: rowId,
});
export type GalleryPlace = Parameters<typeof galleryCursor.write>[0];
