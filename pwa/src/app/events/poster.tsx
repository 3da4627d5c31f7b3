import { useQuery } from '@tanstack/react-query';
import { Navigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useEvent } from '#features/events/use-event';
import type { PosterVenue } from '#features/posters/design/poster-content';
import { PosterSheet } from '#features/posters/poster-sheet';
import { DEFAULT_VENUE_NAME, logoAddress } from '#features/venue/venue-brand';
import { venueQuery } from '#features/venue/venue.queries';
import { Sheet } from '#shared/ui/dialog/sheet';
import { Skeleton } from '#shared/ui/feedback/skeleton';
import { usePageTitle } from '#shared/ui/page/use-page-title';

interface PosterProps {
  eventId: number;
  /** Where an event that cannot be shown says why: offline, removed or failed. */
  details: '/events/$eventId' | '/admin/events/$eventId';
  onClose: () => void;
}

/** The poster generator for an event (spec §2, §6). */
export const Poster = ({ eventId, details, onClose }: PosterProps) => {
  const { event, query } = useEvent(eventId);
  const venue = usePosterVenue();
  usePageTitle('Generate Poster');
  if (!event && !query.isLoading) return <Navigate to={details} params={{ eventId }} search replace />;
  if (!event) return <OpeningSheet onClose={onClose} />;
  return <PosterSheet event={event} venue={venue} onClose={onClose} />;
};

const usePosterVenue = (): PosterVenue => {
  const { data: venue } = useQuery(venueQuery);
  return useMemo(
    () => ({
      name: venue?.name ?? DEFAULT_VENUE_NAME,
      address: venue?.address ?? null,
      logoAddress: venue?.logoUrl ? logoAddress(venue.logoUrl, new Date()) : null,
    }),
    [venue],
  );
};

const OpeningSheet = ({ onClose }: { onClose: () => void }) => (
  <Sheet title="Generate Poster" onClose={onClose} isRoute>
    <Skeleton height="20rem" />
  </Sheet>
);
