import { useQuery, useQueryClient } from '@tanstack/react-query';
import { FormSheet } from '#shared/ui/dialog/form-sheet';
import type { Choices } from '#shared/ui/form/choices';
import { useWhenSaved } from '#shared/ui/mutation/use-when-saved';
import { ArtistFields } from '#features/artists/profile/artist-fields';
import { ArtistFiles } from '#features/artists/profile/artist-files';
import { openedArtistQuery, refreshArtists, type ArtistProfile } from '#features/artists/artists.queries';
import { useArtistForm } from '#features/artists/profile/use-artist-form';

interface ArtistSheetProps {
  /** As it was opened; null adds one. */
  artist: ArtistProfile | null;
  genres: Choices<{ name: string }>;
  /** Shows name their artists. */
  onEventsChanged: () => void;
  onClose: () => void;
}

/** The admin's form of an artist (spec §2 "Artists tab", §5 "Artist form (admin)"). */
export const ArtistSheet = ({ artist: opened, genres, onEventsChanged, onClose }: ArtistSheetProps) => {
  const { data: artist } = useQuery(openedArtistQuery(opened));
  const client = useQueryClient();
  const { form, files, submit, isSaving, isSaved, isDirty } = useArtistForm({
    by: 'staff',
    artist,
    saveWord: saveWordOf(artist),
    done: (_saved, before) => ({ title: `Artist ${before ? 'updated' : 'created'} successfully` }),
    failed: artist ? 'Failed to update artist' : 'Failed to create artist',
    onSaved: () => {
      void refreshArtists(client);
      onEventsChanged();
    },
    onStale: () => {
      genres.retry();
      return refreshArtists(client);
    },
  });
  useWhenSaved(isSaved, onClose);
  return (
    <FormSheet
      title={artist ? 'Edit Artist' : 'Add Artist'}
      onClose={onClose}
      submit={submit}
      submitLabel={saveWordOf(artist)}
      isSaving={isSaving}
      isDirty={isDirty && !isSaved}
    >
      <ArtistFields form={form} genres={genres} by="staff" />
      <ArtistFiles artist={artist} files={files} />
    </FormSheet>
  );
};

const saveWordOf = (artist: ArtistProfile | null): string => (artist ? 'Update Artist' : 'Create Artist');
