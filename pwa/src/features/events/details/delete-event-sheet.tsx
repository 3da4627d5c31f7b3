import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { ifAt } from '#shared/http/command-headers';
import { requestJson } from '#shared/http/http-client';
import { HttpError } from '#shared/http/http-error';
import { formatLongDate } from '#shared/lib/dates/calendar-date';
import { Choice } from '#shared/ui/form/choice';
import { ConfirmSheet } from '#shared/ui/dialog/confirm-sheet';
import { useToastMutation } from '#shared/ui/mutation/use-toast-mutation';
import { EVENTS_PATH, type EventResponse } from '#features/events/events.queries';
import { useRefreshEvents } from '#features/events/use-refresh-events';

/** Somebody else deleted it before. */
const GONE = 404;

interface DeleteEventSheetProps {
  event: EventResponse;
  /** Nothing was deleted. */
  onCancel: () => void;
  onDeleted: () => void;
}

/** Asks before an event is deleted (spec §2); of a series, whether the later nights go too. */
export const DeleteEventSheet = ({ event, onCancel, onDeleted }: DeleteEventSheetProps) => {
  const [withLater, setWithLater] = useState(false);
  const refresh = useRefreshEvents();
  const deleting = useToastMutation({
    send: () => {
      const { id, seriesId, date, version } = event;
      const laterNights = `/api/event-series/${seriesId}?${new URLSearchParams({ from: date })}`;
      const path = withLater && seriesId !== null ? laterNights : `${EVENTS_PATH}/${id}`;
      return requestJson<unknown>(path, { method: 'DELETE', headers: ifAt(version) });
    },
    done: () => ({ title: 'Event deleted successfully' }),
    failed: 'Failed to delete event',
    // Somebody may have changed it meanwhile: what is asked next is asked of the event as it is now.
    onFailed: (error) => {
      refresh();
      if (error instanceof HttpError && error.status === GONE) onDeleted();
    },
    onDone: () => {
      refresh();
      onDeleted();
    },
  });
  return (
    <ConfirmSheet
      title="Are you absolutely sure?"
      confirmLabel="Delete"
      pendingLabel="Deleting..."
      isPending={deleting.isPending}
      onConfirm={() => deleting.mutate()}
      onCancel={onCancel}
    >
      <p>
        <bdi>{event.name}</bdi> on {formatLongDate(event.date)}{' '}
        {withLater ? 'and all later nights of its series are' : 'is'} taken off the calendar. This cannot be
        undone.
      </p>
      {event.seriesId !== null && <Nights withLater={withLater} onChange={setWithLater} />}
    </ConfirmSheet>
  );
};

const Nights = ({ withLater, onChange }: { withLater: boolean; onChange: (withLater: boolean) => void }) => (
  <fieldset>
    <chakra.legend fontWeight="600">This is one night of a series</chakra.legend>
    <Choice type="radio" name="nights" checked={!withLater} onChange={() => onChange(false)}>
      Delete this night only
    </Choice>
    <Choice type="radio" name="nights" checked={withLater} onChange={() => onChange(true)}>
      Delete this and all later nights
    </Choice>
  </fieldset>
);
