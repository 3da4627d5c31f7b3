import { CalendarX2, Camera, TriangleAlert, WifiOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { HttpError, UnreachableError } from '#shared/http/http-error';
import { formatLongDate } from '#shared/lib/calendar-date';
import { Badge } from '#shared/ui/badge';
import { ButtonLink } from '#shared/ui/button';
import { PageState } from '#shared/ui/page-state';
import { RetryButton } from '#shared/ui/retry-button';
import { Sheet } from '#shared/ui/sheet';
import { Skeleton } from '#shared/ui/skeleton';
import { usePageTitle } from '#shared/ui/use-page-title';
import { EventFacts } from './event-facts';
import { statusLine, type ShownType } from './event-wording';
import type { EventResponse } from './events.queries';
import { useEvent } from './use-event';
import './event-details-sheet.css';

interface EventDetailsSheetProps {
  eventId: number;
  types: Map<string, ShownType>;
  showNotes: boolean;
  onClose: () => void;
  /** The venue's name and how to reach it (spec §2 "Event details dialog"). */
  venueDetails: ReactNode;
  /** What staff and the featured artist can do with the event, beside Mark Attendance. */
  renderActions?: (event: EventResponse) => ReactNode;
}

/** Everything about one event, at its own address over the home page (spec §2). */
export const EventDetailsSheet = ({
  eventId,
  types,
  showNotes,
  onClose,
  venueDetails,
  renderActions,
}: EventDetailsSheetProps) => {
  const { event, query } = useEvent(eventId);
  usePageTitle(event?.name ?? 'Event');
  if (!event) {
    return (
      <Sheet title="Event" onClose={onClose}>
        <WithoutEvent
          isWaiting={query.isLoading}
          error={query.error}
          isPaused={query.isPaused}
          onRetry={() => void query.refetch()}
        />
      </Sheet>
    );
  }
  const isOn = event.status === 'scheduled';
  const type = types.get(event.type.toLowerCase());
  const actions = renderActions?.(event);
  return (
    <Sheet
      title={event.name}
      subtitle={formatLongDate(event.date)}
      onClose={onClose}
      footer={
        (isOn || actions) && (
          <div className="event-details-actions">
            {isOn && <MarkAttendance event={event} />}
            {actions}
          </div>
        )
      }
    >
      <div className="event-details">
        <p className="event-details-top">
          <Badge label={type?.name ?? event.type} color={type?.color} />
          {statusLine(event) && <strong className="event-status">{statusLine(event)}</strong>}
        </p>
        <EventFacts event={event} showNotes={showNotes} />
        {venueDetails}
      </div>
    </Sheet>
  );
};

const MarkAttendance = ({ event }: { event: EventResponse }) => (
  <ButtonLink to="/events/$eventId/check-in" params={{ eventId: event.id }} search resetScroll={false}>
    <Camera size={20} aria-hidden /> Mark Attendance
  </ButtonLink>
);

interface WithoutEventProps {
  isWaiting: boolean;
  isPaused: boolean;
  error: Error | null;
  onRetry: () => void;
}

const WithoutEvent = ({ isWaiting, isPaused, error, onRetry }: WithoutEventProps) => {
  if (isPaused || error instanceof UnreachableError) {
    return (
      <PageState icon={WifiOff} title="You're offline" announced action={<RetryButton onRetry={onRetry} />}>
        This event is not on this phone yet.
      </PageState>
    );
  }
  if (isWaiting) return <DetailsSkeleton />;
  if (error instanceof HttpError && error.status < 500) {
    return (
      <PageState icon={CalendarX2} title="This event is not on the bill" announced>
        It may have been removed by the venue.
      </PageState>
    );
  }
  return (
    <PageState
      icon={TriangleAlert}
      title="The event could not be loaded"
      announced
      action={<RetryButton onRetry={onRetry} />}
    />
  );
};

const DetailsSkeleton = () => (
  <div className="event-details" role="status" aria-label="Loading event">
    <Skeleton height="1.5rem" width="6rem" />
    <Skeleton height="5rem" />
    <Skeleton height="7rem" />
  </div>
);
