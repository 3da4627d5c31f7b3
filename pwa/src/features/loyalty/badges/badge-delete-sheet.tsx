import { useQuery } from '@tanstack/react-query';
import { ConfirmSheet } from '#shared/ui/dialog/confirm-sheet';
import { managedBadgesQuery, type Badge } from './badge-list.queries';
import { badgeDeletionWarning } from '#features/loyalty/badge-wording';
import { useDeleteBadge } from './use-badge-commands';

interface BadgeDeleteSheetProps {
  badge: Badge;
  onDeleted: () => void;
  onClose: () => void;
}

/** Says how many members have the badge by the latest count, and that their points stay. */
export const BadgeDeleteSheet = ({ badge, onDeleted, onClose }: BadgeDeleteSheetProps) => {
  const { data: badges, isFetching } = useQuery({ ...managedBadgesQuery, refetchOnMount: 'always' });
  const deletion = useDeleteBadge(onDeleted);
  const current = badges?.find(({ id }) => id === badge.id) ?? badge;
  return (
    <ConfirmSheet
      title={`Delete ${badge.name}?`}
      confirmLabel="Delete"
      pendingLabel="Deleting..."
      isPending={deletion.isPending}
      onConfirm={() => deletion.mutate(badge.id)}
      onCancel={onClose}
    >
      <p role="status">
        {isFetching ? 'Counting the members who have it...' : badgeDeletionWarning(current.holders)}
      </p>
      {badge.isActive && (
        <p>To keep it with those who have it, switch it off instead: edit it and untick Active.</p>
      )}
    </ConfirmSheet>
  );
};
