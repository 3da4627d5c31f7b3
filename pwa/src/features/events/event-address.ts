import { notFound, rootRouteId } from '@tanstack/react-router';

/** Database ids fit ten digits. */
const EVENT_ID = /^[1-9]\d{0,9}$/;

/** How an event's id stands in an address. What is no id is a wrong address: the whole page says so (spec §2). */
export const eventIdParams = {
  parse: ({ eventId }: { eventId: string }) => {
    if (!EVENT_ID.test(eventId)) throw notFound({ routeId: rootRouteId });
    return { eventId: Number(eventId) };
  },
  stringify: ({ eventId }: { eventId: number }) => ({ eventId: String(eventId) }),
};
