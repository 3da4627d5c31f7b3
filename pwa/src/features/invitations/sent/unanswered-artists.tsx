import type { ComponentProps } from 'react';
import { ListSkeleton } from '#shared/ui/list/list-skeleton';
import { Unanswered } from '#shared/ui/feedback/unanswered';

/** Stands there until the venue has said who is free on the day, or says why it has not. */
export const UnansweredArtists = ({ query }: Pick<ComponentProps<typeof Unanswered>, 'query'>) => (
  <Unanswered
    query={query}
    what="Who is available"
    offline="Who is available comes back with your connection."
  >
    <ListSkeleton noun="available artists" rows={3} rowHeight="4.5rem" />
  </Unanswered>
);
