import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { components } from '#contract/api-types.gen';
import { eventTypesQuery, type EventType } from './event-types.queries';

type EventTypeUsage = components['schemas']['EventTypeUsageResponse'];

/** How many events have a type, asked again each time somebody is about to delete it. */
export const eventTypeUsageQuery = (id: number) =>
  queryOptions<EventTypeUsage>({
    queryKey: ['/api/event-types', id, 'usage'],
    staleTime: 0,
    gcTime: 0,
  });

/**
 * Puts a type's new state into the list on this device, by name, or takes it out: badges and filters follow at once. The list is
 * asked for again when next opened.
 */
export const keepEventType = (client: QueryClient, id: number, type: EventType | null): void => {
  const { queryKey } = eventTypesQuery;
  client.setQueryData(queryKey, (types) => types && withType(types, id, type));
  void client.invalidateQueries({ queryKey, refetchType: 'none' });
};

const withType = (types: EventType[], id: number, type: EventType | null): EventType[] => {
  const others = types.filter((other) => other.id !== id);
  return type ? [...others, type].sort((one, other) => one.name.localeCompare(other.name)) : others;
};
