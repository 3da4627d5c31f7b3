import { queryOptions } from '@tanstack/react-query';
import type { components } from '#contract/api-types.gen';
import '#shared/http/query-meta';

export type EventType = components['schemas']['EventTypeResponse'];

/** The venue's event types with their colours; the default read (spec §7). */
export const eventTypesQuery = queryOptions<EventType[]>({
  queryKey: ['/api/event-types'],
  meta: { public: true },
});
