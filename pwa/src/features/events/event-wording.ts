import { formatTime } from '#shared/lib/calendar-date';
import type { EventResponse } from './events.queries';

/** How many a search found, told to screen readers; a first page is not the whole. */
export const foundLine = (count: number, hasMore: boolean): string =>
  `${hasMore ? 'The first ' : ''}${count} ${count === 1 ? 'event' : 'events'} found`;

/** Doors when they are known, else when it starts. */
export const doorsLine = ({ doorsTime, time }: EventResponse): string =>
  doorsTime ? `Doors ${formatTime(doorsTime)}` : formatTime(time);

/** A show that still happens as announced is not worth a word. */
export const statusLine = ({ status }: EventResponse): string | null =>
  status === 'cancelled' ? 'Cancelled' : status === 'postponed' ? 'Postponed' : null;

/** Colour class pair per lower-case type name, from the venue's event types. */
export const colorsByType = (types: { name: string; color: string }[] | undefined): Map<string, string> =>
  new Map((types ?? []).map(({ name, color }) => [name.toLowerCase(), color]));
