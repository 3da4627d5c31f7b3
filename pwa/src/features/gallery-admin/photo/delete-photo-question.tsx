import { ConfirmSheet, type ConfirmAnswers } from '#shared/ui/dialog/confirm-sheet';
import type { ManagedPhoto } from '#features/gallery-admin/list/gallery-admin.queries';
import { photoName } from './managed-photo-tile';

/** Asks before a photo is deleted for good. */
export const DeletePhotoQuestion = ({ photo, ...confirm }: { photo: ManagedPhoto } & ConfirmAnswers) => (
  <ConfirmSheet
    title="Delete this photo?"
    confirmLabel="Delete photo"
    pendingLabel="Deleting..."
    {...confirm}
  >
    <p>
      <bdi>{photoName(photo)}</bdi> is deleted for good, in all sizes. Taking it down instead can be undone.
    </p>
  </ConfirmSheet>
);
