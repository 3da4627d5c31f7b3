import { ifAt } from '#shared/http/command-headers';
import { requestJson } from '#shared/http/http-client';
import { isGone } from '#shared/http/is-gone';
import { formatLongDate } from '#shared/lib/dates/calendar-date';
import { ConfirmSheet } from '#shared/ui/dialog/confirm-sheet';
import { useToastMutation } from '#shared/ui/mutation/use-toast-mutation';
import { EVENTS_PATH, type EventResponse } from '#features/events/events.queries';
import { SeriesQuestion } from '#features/events/series/series-question';
import { useRefreshEvents } from '#features/events/use-refresh-events';

interface DeleteEventSheetProps {
  event: EventResponse;
  /** Nothing was deleted. */
  onCancel: () => void;
  onDeleted: () => void;
}

/** Asks before an event is deleted (spec §2); of a series, which of its shows go. */
export const DeleteEventSheet = ({ event, onCancel, onDeleted }: DeleteEventSheetProps) =>
  event.seriesId === null ? (
    <DeleteSingle event={event} onCancel={onCancel} onDeleted={onDeleted} />
  ) : (
    <SeriesQuestion
      command={{ event, request: null }}
      onCancel={onCancel}
      onDone={onDeleted}
      onRefused={onDeleted}
    />
  );

const DeleteSingle = ({ event, onCancel, onDeleted }: DeleteEventSheetProps) => {
  const refresh = useRefreshEvents();
  const deleting = useToastMutation({
    send: () =>
      requestJson<unknown>(`${EVENTS_PATH}/${event.id}`, { method: 'DELETE', headers: ifAt(event.version) }),
    done: () => ({ title: 'Event deleted successfully' }),
    failed: 'Failed to delete event',
    // Somebody may have changed the event: the next try starts from it as it is now.
    onFailed: (error) => {
      refresh();
      if (isGone(error)) onDeleted();
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
        <bdi>{event.name}</bdi> on {formatLongDate(event.date)} is taken off the calendar. This cannot be
        undone.
      </p>
    </ConfirmSheet>
  );
};
