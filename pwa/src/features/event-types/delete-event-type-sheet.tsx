import { useQuery } from '@tanstack/react-query';
import { ConfirmSheet } from '#shared/ui/dialog/confirm-sheet';
import { deletionWarning } from './event-type-wording';
import type { EventType } from './event-types.queries';
import { eventTypeUsageQuery } from './managed-event-types.queries';
import { useDeleteEventType } from './use-event-type-commands';

interface DeleteEventTypeSheetProps {
  type: EventType;
  onDeleted: () => void;
  onClose: () => void;
}

/** Warns how many events need updating when their type is gone (spec §2 "Types tab"). */
export const DeleteEventTypeSheet = ({ type, onDeleted, onClose }: DeleteEventTypeSheetProps) => {
  const usage = useQuery(eventTypeUsageQuery(type.id));
  const deletion = useDeleteEventType(onDeleted);
  return (
    <ConfirmSheet
      title={`Delete ${type.name}?`}
      confirmLabel="Delete"
      pendingLabel="Deleting..."
      isPending={deletion.isPending}
      onConfirm={() => deletion.mutate(type.id)}
      onCancel={onClose}
    >
      <p role="status">
        {usage.isLoading ? 'Counting the events with this type...' : deletionWarning(usage.data?.eventCount)}
      </p>
    </ConfirmSheet>
  );
};
