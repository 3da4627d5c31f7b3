import { useQueryClient } from '@tanstack/react-query';
import { requestJson } from '#shared/http/http-client';
import { ConfirmSheet } from '#shared/ui/dialog/confirm-sheet';
import { useToastMutation } from '#shared/ui/mutation/use-toast-mutation';
import { useWhenSaved } from '#shared/ui/mutation/use-when-saved';
import { linkedTablePath, linkedTableQuery, type LinkedTable } from '#features/bookings/bookings.queries';

/** Asks before a guest gives their table back, for somebody else may have the seats a moment later. */
export const GiveBackSheet = ({ token, onClose }: { token: string; onClose: () => void }) => {
  const cancelling = useGivingBack(token);
  useWhenSaved(cancelling.isSuccess, onClose);
  return (
    <ConfirmSheet
      title="Cancel your table?"
      confirmLabel="Yes, cancel it"
      pendingLabel="Cancelling..."
      isPending={cancelling.isPending}
      onConfirm={() => cancelling.mutate()}
      onCancel={onClose}
    >
      <p>Others can have your seats at once.</p>
    </ConfirmSheet>
  );
};

/** Sent again after its answer was lost, it changes nothing. */
const useGivingBack = (token: string) => {
  const client = useQueryClient();
  const { queryKey } = linkedTableQuery(token);
  return useToastMutation({
    send: () => requestJson<LinkedTable>(`${linkedTablePath(token)}/cancel`, { method: 'POST' }),
    done: () => ({ title: 'Your table was cancelled' }),
    failed: 'Failed to cancel table booking',
    onDone: (table) => client.setQueryData(queryKey, table),
    onFailed: () => client.invalidateQueries({ queryKey }),
  });
};
