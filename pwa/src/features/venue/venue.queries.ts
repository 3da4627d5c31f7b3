import { queryOptions } from '@tanstack/react-query';
import type { components } from '#contract/api-types.gen';
import '#shared/http/query-meta';

export type Venue = components['schemas']['VenueResponse'];

/** The venue's name, logo and how to reach it; the default read (spec §7). */
export const venueQuery = queryOptions<Venue>({ queryKey: ['/api/venue'], meta: { public: true } });
