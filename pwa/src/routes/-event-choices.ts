import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { artistsQuery } from '#features/artists/artists.queries';
import { eventTypesQuery } from '#features/event-types/event-types.queries';
import type { Choices } from '#features/events/choice-hint';
import type { EventChoices } from '#features/events/event-fields';
import { UnreachableError } from '#shared/http/http-error';

/** What the forms of events offer to choose from, asked anew for each form: others add types and artists. */
export const useEventChoices = (): EventChoices => ({
  eventTypes: choicesOf(useQuery({ ...eventTypesQuery, staleTime: 0 })),
  artists: choicesOf(useQuery({ ...artistsQuery, staleTime: 0 })),
});

const choicesOf = <Row>(query: UseQueryResult<Row[]>): Choices<Row> => ({
  rows: query.data ?? [],
  state: stateOf(query),
  retry: () => void query.refetch(),
});

const stateOf = ({ data, isPaused, error }: UseQueryResult<unknown>): Choices<unknown>['state'] => {
  if (data) return 'ready';
  if (isPaused || error instanceof UnreachableError) return 'offline';
  return error ? 'failed' : 'loading';
};
