import { useQueryClient } from '@tanstack/react-query';
import { ifAt } from '#shared/http/command-headers';
import { requestJson } from '#shared/http/http-client';
import { useDeleteCommand } from '#shared/ui/mutation/use-deletion';
import { useToastMutation } from '#shared/ui/mutation/use-toast-mutation';
import {
  ARTISTS_PATH,
  type ArtistProfile,
  keepManagedArtist,
  refreshArtists,
} from '#features/artists/artists.queries';

/** What an admin decides of a profile. */
interface Decision {
  artist: ArtistProfile;
  isApproved: boolean;
}

/**
 * Approving, taking that back, and deleting artists, with the toasts of spec §8.
 * @param onEventsChanged shows name their artists, and link to those that are public
 */
export const useArtistCommands = (onEventsChanged: () => void) => {
  const client = useQueryClient();
  const keep = (id: number, artist: ArtistProfile | null) => {
    keepManagedArtist(client, id, artist);
    onEventsChanged();
  };
  const decide = useToastMutation({
    // Nobody approves what they have not seen: of another version it is refused.
    send: ({ artist: { id, version }, isApproved }: Decision) =>
      requestJson<ArtistProfile>(`${ARTISTS_PATH}/${id}/approval`, {
        method: 'PUT',
        body: { isApproved },
        headers: ifAt(version),
      }),
    about: ({ artist }) => artist.id,
    done: ({ name, isApproved }) =>
      isApproved
        ? { title: 'Artist approved', description: `${name} is now public and will get an email.` }
        : { title: 'Approval withdrawn', description: `${name} is no longer public and will get an email.` },
    failed: 'Failed to update artist',
    onDone: (artist) => keep(artist.id, artist),
    refresh: refreshArtists,
  });
  const remove = useDeleteCommand('Artist', {
    path: ARTISTS_PATH,
    onDone: (_answer, id) => keep(id, null),
    refresh: refreshArtists,
  });
  return { decide, remove };
};
