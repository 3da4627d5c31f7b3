import { ConfirmSheet } from '#shared/ui/dialog/confirm-sheet';
import type { ArtistProfile } from '#features/artists/artists.queries';

interface WithdrawApprovalSheetProps {
  artist: ArtistProfile;
  isPending: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Says what the public loses, and who is told. */
export const WithdrawApprovalSheet = ({
  artist,
  isPending,
  onConfirm,
  onCancel,
}: WithdrawApprovalSheetProps) => (
  <ConfirmSheet
    title="Withdraw the approval?"
    confirmLabel="Withdraw"
    pendingLabel="Withdrawing..."
    isPending={isPending}
    onConfirm={onConfirm}
    onCancel={onCancel}
  >
    <p>
      The page of <bdi>{artist.name}</bdi> will not be public until the artist is approved again.{' '}
      <bdi>{artist.email}</bdi> will get an email that says so.
    </p>
  </ConfirmSheet>
);
