import { z } from 'zod';
import { WAITING_KINDS } from '#contract/today.js';
import { cursorOf, rowId } from '#src/common/paging/cursor.js';

/** Where a page of what waits ended; the moment as the database has it, to the microsecond. */
export const waitingCursor = cursorOf({
  since: z.iso.datetime({ precision: 6 }),
  kind: z.enum(WAITING_KINDS),
  id: rowId,
});

export type WaitingCursor = NonNullable<ReturnType<typeof waitingCursor.read>>;
