import type { ReactNode } from 'react';
import { ConfirmSheet } from '#shared/ui/dialog/confirm-sheet';
import { focusById } from '#shared/ui/dialog/focus-after-paint';
import { type DeleteCommand, useDeleteCommand } from './use-deletion';
import { useWhenSaved } from './use-when-saved';

interface DeleteRowSheetProps extends DeleteCommand {
  row: { id: number; name: string };
  /** What it is: 'Badge'. */
  noun: string;
  /** Of the list's heading, which has the focus once the row is gone. */
  titleId: string;
  onClose: () => void;
  /** What goes with it, and what stays. */
  children: ReactNode;
}

/** Asks before a row of a list is deleted, and deletes it. */
export const DeleteRowSheet = (props: DeleteRowSheetProps) => {
  const { row, noun, titleId, onClose, children, ...command } = props;
  const deletion = useDeleteCommand(noun, command);
  useWhenSaved(deletion.isSuccess, () => {
    onClose();
    focusById(titleId);
  });
  return (
    <ConfirmSheet
      title={`Delete ${row.name}?`}
      confirmLabel="Delete"
      pendingLabel="Deleting..."
      isPending={deletion.isPending}
      onConfirm={() => deletion.mutate(row.id)}
      onCancel={onClose}
    >
      {children}
    </ConfirmSheet>
  );
};
