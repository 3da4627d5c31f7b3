import type { EventResponse } from './events.queries';

/** Names the featured artist; isolated, for a name may be written from right to left. */
export const FeaturedLine = ({ artist }: { artist: NonNullable<EventResponse['artist']> }) => (
  <>
    Featuring <bdi>{artist.name}</bdi> · {artist.genre}
  </>
);
