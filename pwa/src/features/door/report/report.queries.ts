import { queryOptions } from '@tanstack/react-query';
import type { components } from '#contract/api-types.gen';

export type DoorReport = components['schemas']['DoorReportResponse'];

/** A night at the door, of the show with this id. */
export const reportQuery = (eventId: number) =>
  queryOptions<DoorReport>({ queryKey: ['/api/door/reports', eventId] });
