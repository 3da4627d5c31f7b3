import { useQuery } from '@tanstack/react-query';
import { artistsQuery } from '#features/artists/artists.queries';
import { eventTypesQuery } from '#features/event-types/event-types.queries';
import type { EventChoices } from '#features/events/form/event-fields';
import { choicesOf } from '#shared/ui/form/choices';

/** What the forms of events offer to choose from, asked again for each form: others add types and artists. */
export const useEventChoices = (): EventChoices => ({
  eventTypes: choicesOf(useQuery({ ...eventTypesQuery, staleTime: 0 })),
  artists: choicesOf(useQuery({ ...artistsQuery, staleTime: 0 })),
});
