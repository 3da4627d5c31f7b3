import { useQuery } from '@tanstack/react-query';
import { CalendarX2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { isRefused } from '#shared/http/http-error';
import { PageState } from '#shared/ui/feedback/page-state';
import { Sheet } from '#shared/ui/dialog/sheet';
import { LoadingPart } from '#shared/ui/feedback/loading-part';
import { Unanswered } from '#shared/ui/feedback/unanswered';
import type { EventResponse } from '#features/events/events.queries';
import { editedEventQuery } from '#features/events/management/managed-events.queries';

interface EditedEventProps {
  eventId: number;
  /** The sheet's title while the event is not there yet. */
  title: string;
  onClose: () => void;
  children: (event: EventResponse) => ReactNode;
}

/** Asks the venue for an event as it is now, and shows the form for it; says so when it cannot be had. */
export const EditedEvent = ({ eventId, title, onClose, children }: EditedEventProps) => {
  const query = useQuery(editedEventQuery(eventId));
  if (query.data) return children(query.data);
  return (
    <Sheet title={title} onClose={onClose} isRoute>
      {isRefused(query.error) ? (
        <PageState icon={CalendarX2} title="This event is not on the bill" announced>
          It may have been removed meanwhile.
        </PageState>
      ) : (
        <Unanswered
          query={query}
          what="The event"
          offline="An event can be changed when you have a connection."
        >
          <LoadingPart label="Loading event" heights={['3rem', '3rem', '8rem']} />
        </Unanswered>
      )}
    </Sheet>
  );
};
