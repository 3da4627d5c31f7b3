import { useQuery, useQueryClient } from '@tanstack/react-query';
import { isRefused } from '#shared/http/http-error';
import { eventQuery, keptEvents } from './events.queries';

/**
 * One event in the newest version on this phone, be it of its own answer or of a list; an event the venue no longer knows is
 * not shown from memory.
 */
export const useEvent = (eventId: number) => {
  const client = useQueryClient();
  const query = useQuery(eventQuery(eventId));
  if (isRefused(query.error)) return { query, event: undefined };
  return { query, event: keptEvents(client).find(({ id }) => id === eventId) ?? query.data };
};
