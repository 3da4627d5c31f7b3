import { useQuery } from '@tanstack/react-query';
import { CalendarX2, WifiOff } from 'lucide-react';
import { UnreachableError } from '#shared/http/http-error';
import { PageState } from '#shared/ui/page-state';
import { RetryButton } from '#shared/ui/retry-button';
import { Skeleton } from '#shared/ui/skeleton';
import './artist-shows.css';
import { EventCard } from './event-card';
import type { ShownType } from './event-wording';
import { artistShowsQuery } from './events.queries';

interface ArtistShowsProps {
  artistId: number;
  /** Date of the show night that is on, `YYYY-MM-DD` on the venue's clock. */
  showNight: string;
  types: Map<string, ShownType>;
}

/** What an artist plays from tonight on. */
export const ArtistShows = ({ artistId, showNight, types }: ArtistShowsProps) => {
  const { data, error, isPaused, refetch } = useQuery(artistShowsQuery(artistId, showNight));
  if (data?.length) {
    return (
      <ul className="artist-shows">
        {data.map((event) => (
          <li key={event.id}>
            <EventCard event={event} type={types.get(event.type.toLowerCase())} showNotes={false} />
          </li>
        ))}
      </ul>
    );
  }
  if (data) return <PageState icon={CalendarX2} title="No shows on the calendar yet." />;
  if (!error && !isPaused) {
    return (
      <div role="status" aria-label="Loading shows">
        <Skeleton height="8rem" />
      </div>
    );
  }
  const isOffline = isPaused || error instanceof UnreachableError;
  return (
    <PageState
      icon={isOffline ? WifiOff : CalendarX2}
      title={isOffline ? "You're offline" : 'The shows could not be loaded'}
      announced
      action={<RetryButton onRetry={() => void refetch()} />}
    />
  );
};
