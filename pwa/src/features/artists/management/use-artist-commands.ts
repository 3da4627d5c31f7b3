import { useQueryClient } from '@tanstack/react-query';
import { HttpError } from '#shared/http/http-error';
import { useToastMutation } from '#shared/ui/mutation/use-toast-mutation';
import { keepManagedArtist, refreshArtists, type ArtistProfile } from '#features/artists/artists.queries';
import { deleteArtist, putApproval } from '#features/artists/artists.requests';

/** What an admin decides of a profile. */
export interface Decision {
  artist: ArtistProfile;
  isApproved: boolean;
}

/** Approving, taking that back, and deleting artists, with the toasts of spec §8. */
export const useArtistCommands = () => {
  const client = useQueryClient();
  /** Somebody else deleted the artist, or changed what was to be approved. */
  const onFailed = (error: Error) => (error instanceof HttpError ? refreshArtists(client) : undefined);
  const decide = useToastMutation({
    send: ({ artist, isApproved }: Decision) => putApproval(artist, isApproved),
    about: ({ artist }) => artist.id,
    done: ({ name, isApproved }) =>
      isApproved
        ? { title: 'Artist approved', description: `${name} is now public and will get an email.` }
        : { title: 'Approval withdrawn', description: `${name} is no longer public and will get an email.` },
    failed: 'Failed to update artist',
    onDone: (artist) => keepManagedArtist(client, artist.id, artist),
    onFailed,
  });
  const remove = useToastMutation({
    send: deleteArtist,
    done: () => ({ title: 'Artist deleted successfully' }),
    failed: 'Failed to delete artist',
    onDone: (_answer, id: number) => keepManagedArtist(client, id, null),
    onFailed,
  });
  return { decide, remove };
};
