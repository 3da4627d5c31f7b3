import { ConfirmSheet } from '#shared/ui/dialog/confirm-sheet';
import type { ArtistProfile } from '#features/artists/artists.queries';

interface DeleteArtistSheetProps {
  artist: ArtistProfile;
  isPending: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Says what goes along (spec §2 "Artists tab"), and what else would do. */
export const DeleteArtistSheet = ({ artist, isPending, onConfirm, onCancel }: DeleteArtistSheetProps) => (
  <ConfirmSheet
    title={`Delete ${artist.name}?`}
    confirmLabel="Delete artist"
    pendingLabel="Deleting..."
    isPending={isPending}
    onConfirm={onConfirm}
    onCancel={onCancel}
  >
    <p>
      This also removes the artist&apos;s booking requests, dates, invitations, picture and recording. It
      cannot be taken back.
    </p>
    <p>Shows on the calendar stay there, without a featured artist.</p>
    {artist.isApproved && (
      <p>To take the artist off the website for a while, withdraw the approval instead.</p>
    )}
  </ConfirmSheet>
);
