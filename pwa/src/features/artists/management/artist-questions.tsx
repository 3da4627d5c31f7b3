import { ConfirmSheet, type ConfirmAnswers } from '#shared/ui/dialog/confirm-sheet';
import type { ArtistProfile } from '#features/artists/artists.queries';

type QuestionProps = ConfirmAnswers & { artist: ArtistProfile };

/** Says what goes along (spec §2 "Artists tab"), and what else would do. */
export const DeleteArtistSheet = ({ artist, ...answers }: QuestionProps) => (
  <ConfirmSheet
    title={`Delete ${artist.name}?`}
    confirmLabel="Delete artist"
    pendingLabel="Deleting..."
    {...answers}
  >
    <p>
      This also removes the artist&apos;s booking requests, dates, invitations, picture and recording. It
      cannot be taken back.
    </p>
    <p>Shows on the calendar stay there, without this artist.</p>
    {artist.isApproved && (
      <p>To take the artist off the website for a while, withdraw the approval instead.</p>
    )}
  </ConfirmSheet>
);

/** Says what the public loses, and who is told. */
export const WithdrawApprovalSheet = ({ artist, ...answers }: QuestionProps) => (
  <ConfirmSheet
    title="Withdraw the approval?"
    confirmLabel="Withdraw"
    pendingLabel="Withdrawing..."
    {...answers}
  >
    <p>
      The page of <bdi>{artist.name}</bdi> will not be public until the artist is approved again.{' '}
      <bdi>{artist.email}</bdi> will get an email that says so.
    </p>
  </ConfirmSheet>
);
