/** How an instant (ISO 8601) is told to staff: in en-US (spec §9), by the clock of their device. */

const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });
const MOMENT = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** Nov 20, 2026 */
export const dayOfInstant = (instant: string): string => DAY.format(new Date(instant));

/** Nov 20, 2026, 8:15 PM */
export const momentOf = (instant: string): string => MOMENT.format(new Date(instant));
