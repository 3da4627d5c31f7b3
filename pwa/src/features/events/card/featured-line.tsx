import { Link } from '@tanstack/react-router';
import { genreName } from '#shared/lib/genre-name';
import type { EventResponse } from '#features/events/events.queries';

/**
 * Names the featured artist and leads to their page, unless they wait for approval and have none; isolated, for a name may
 * be written from right to left.
 */
export const FeaturedLine = ({ artist }: { artist: NonNullable<EventResponse['artist']> }) => (
  <>
    Featuring{' '}
    {artist.hasPage ? (
      <Link className="text-link" to="/artists/$artistId" params={{ artistId: artist.id }}>
        <bdi>{artist.name}</bdi>
      </Link>
    ) : (
      <bdi>{artist.name}</bdi>
    )}
    {artist.genre && <> · {genreName(artist.genre)}</>}
  </>
);
