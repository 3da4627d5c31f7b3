import { useQuery, useQueryClient } from '@tanstack/react-query';
import { isRefused } from '#shared/http/http-error';
import { eventQuery, keptEvents } from './events.queries';

/**
 * One event. Until the venue has answered, or when it cannot be reached, what any list on this phone holds of it; an event
 * the venue no longer knows is not shown from memory.
 */
export const useEvent = (eventId: number) => {
  const client = useQueryClient();
  const query = useQuery(eventQuery(eventId));
  const isGone = isRefused(query.error);
  const kept = isGone ? undefined : keptEvents(client).find(({ id }) => id === eventId);
  return { query, event: isGone ? undefined : (query.data ?? kept) };
};
