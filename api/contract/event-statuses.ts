/** What became of an event; shown wherever the event is. `scheduled` at creation. */
export const EVENT_STATUSES = ['scheduled', 'postponed', 'cancelled'] as const;
export type EventStatus = (typeof EVENT_STATUSES)[number];
