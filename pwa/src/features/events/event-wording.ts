import { twelveHourTime } from '#contract/rules/clock';
import type { EventResponse } from './events.queries';

/** How many a search found, told to screen readers; a first page is not the whole. */
export const foundLine = (count: number, hasMore: boolean): string =>
  `${hasMore ? 'The first ' : ''}${count} ${count === 1 ? 'event' : 'events'} found`;

/** Doors when they are known, else when it starts. */
export const doorsLine = ({ doorsTime, time }: EventResponse): string =>
  doorsTime ? `Doors ${twelveHourTime(doorsTime)}` : twelveHourTime(time);

/** Null for a show that takes place as announced. */
export const statusLine = ({ status }: Pick<EventResponse, 'status'>): string | null =>
  status === 'cancelled' ? 'Cancelled' : status === 'postponed' ? 'Postponed' : null;

/** An event type as it is shown: by the name and the colour class pair that the venue gave it. */
export interface ShownType {
  name: string;
  color: string;
}

/** The venue's event types by what events call them: the name in lower case. */
export const typesByKey = (types: readonly ShownType[] | undefined): Map<string, ShownType> =>
  new Map((types ?? []).map((type) => [type.name.toLowerCase(), type]));
