import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { artistsQuery } from '#features/artists/artists.queries';
import { eventTypesQuery } from '#features/event-types/event-types.queries';
import type { Choices } from '#features/events/choice-hint';
import type { EventChoices } from '#features/events/event-fields';
import { troubleOf } from '#shared/http/trouble';

/** What the forms of events offer to choose from, asked anew for each form: others add types and artists. */
export const useEventChoices = (): EventChoices => ({
  eventTypes: choicesOf(useQuery({ ...eventTypesQuery, staleTime: 0 })),
  artists: choicesOf(useQuery({ ...artistsQuery, staleTime: 0 })),
});

const choicesOf = <Row>(query: UseQueryResult<Row[]>): Choices<Row> => ({
  rows: query.data ?? [],
  state: query.data ? 'ready' : (troubleOf(query) ?? 'loading'),
  retry: () => void query.refetch(),
});
