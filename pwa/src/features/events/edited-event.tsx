import { useQuery } from '@tanstack/react-query';
import { CalendarX2, TriangleAlert, WifiOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { HttpError, UnreachableError } from '#shared/http/http-error';
import { PageState } from '#shared/ui/page-state';
import { RetryButton } from '#shared/ui/retry-button';
import { Sheet } from '#shared/ui/sheet';
import { Skeleton } from '#shared/ui/skeleton';
import type { EventResponse } from './events.queries';
import { editedEventQuery } from './managed-events.queries';

interface EditedEventProps {
  eventId: number;
  /** The sheet's title while the event is not there yet. */
  title: string;
  onClose: () => void;
  children: (event: EventResponse) => ReactNode;
}

/** Asks the venue for an event as it is now, and shows the form for it; says so when it cannot be had. */
export const EditedEvent = ({ eventId, title, onClose, children }: EditedEventProps) => {
  const { data, error, isPaused, refetch } = useQuery(editedEventQuery(eventId));
  if (data) return children(data);
  return (
    <Sheet title={title} onClose={onClose}>
      <Missing error={error} isPaused={isPaused} onRetry={() => void refetch()} />
    </Sheet>
  );
};

interface MissingProps {
  error: Error | null;
  isPaused: boolean;
  onRetry: () => void;
}

const Missing = ({ error, isPaused, onRetry }: MissingProps) => {
  if (isPaused || error instanceof UnreachableError) {
    return (
      <PageState icon={WifiOff} title="You're offline" announced action={<RetryButton onRetry={onRetry} />}>
        An event can be changed when you have a connection.
      </PageState>
    );
  }
  if (error instanceof HttpError && error.status < 500) {
    return (
      <PageState icon={CalendarX2} title="This event is not on the bill" announced>
        It may have been removed meanwhile.
      </PageState>
    );
  }
  if (error) {
    return (
      <PageState
        icon={TriangleAlert}
        title="The event could not be loaded"
        announced
        action={<RetryButton onRetry={onRetry} />}
      />
    );
  }
  return (
    <div className="event-form" role="status" aria-label="Loading event">
      <Skeleton height="3rem" />
      <Skeleton height="3rem" />
      <Skeleton height="8rem" />
    </div>
  );
};
