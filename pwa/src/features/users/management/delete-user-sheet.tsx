import { fullNameOf } from '#shared/session/auth-user';
import { ConfirmSheet } from '#shared/ui/dialog/confirm-sheet';
import { LEFT_BEHIND } from './user-wording';
import type { ManagedUser } from './users.queries';

interface DeleteUserSheetProps {
  user: ManagedUser;
  isPending: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Says what is gone for good, and what else would do. */
export const DeleteUserSheet = ({ user, isPending, onConfirm, onCancel }: DeleteUserSheetProps) => (
  <ConfirmSheet
    title={`Delete ${fullNameOf(user)}?`}
    confirmLabel="Delete permanently"
    pendingLabel="Deleting..."
    isPending={isPending}
    onConfirm={onConfirm}
    onCancel={onCancel}
  >
    <p>
      This deletes the account <strong dir="auto">{user.username}</strong>, signs them out everywhere and
      deletes their check-in photos. This cannot be undone.
    </p>
    <p>{LEFT_BEHIND[user.userType]}</p>
    {user.isActive && <p>To keep someone out for a while, block them instead.</p>}
  </ConfirmSheet>
);
