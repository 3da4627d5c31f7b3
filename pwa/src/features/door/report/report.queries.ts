import { queryOptions } from '@tanstack/react-query';
import type { components } from '#contract/api-types.gen';
import { requestJson } from '#shared/http/http-client';

export type DoorReport = components['schemas']['DoorReportResponse'];

/** A night at the door, of the show with this id. */
export const reportQuery = (eventId: number) =>
  queryOptions({
    queryKey: ['door-report', eventId],
    queryFn: ({ signal }) => requestJson<DoorReport>(`/api/door/reports/${eventId}`, { signal }),
  });
