import { z } from 'zod';
import { cursorOf, rowId, storedText } from '#src/common/paging/cursor.js';

/** Where a page of artists ended: those that wait come first, then by name and id. */
export const artistCursor = cursorOf({ isApproved: z.boolean(), name: storedText, id: rowId });
export type ArtistCursor = Parameters<typeof artistCursor.write>[0];
