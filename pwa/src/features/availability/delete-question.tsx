import { formatLongDate } from '#shared/lib/dates/calendar-date';
import { ConfirmSheet } from '#shared/ui/dialog/confirm-sheet';
import { useDateCommands } from './use-date-commands';

interface DeleteQuestionProps {
  date: string;
  onDeleted: () => void;
  onCancel: () => void;
}

/** Asks the artist before their entry of a date is deleted. */
export const DeleteQuestion = ({ date, onDeleted, onCancel }: DeleteQuestionProps) => {
  const { remove } = useDateCommands(date);
  return (
    <ConfirmSheet
      title="Delete this entry?"
      confirmLabel="Delete"
      onCancel={onCancel}
      onConfirm={() => {
        onDeleted();
        remove();
      }}
    >
      <p>Your entry for {formatLongDate(date)} is removed.</p>
    </ConfirmSheet>
  );
};
