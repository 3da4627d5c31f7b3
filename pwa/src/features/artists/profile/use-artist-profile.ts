import { useQueryClient } from '@tanstack/react-query';
import type { AuthUser } from '#shared/session/auth-user';
import type { ToastMessage } from '#shared/ui/feedback/toast-store';
import { keepOwnProfile, ownProfileQuery, type ArtistProfile } from '#features/artists/artists.queries';
import { useArtistForm } from './use-artist-form';

/** The Artist Profile tab's form (spec §2, §5, §8). @param profile null until the artist has one */
export const useArtistProfile = (user: AuthUser, profile: ArtistProfile | null) => {
  const client = useQueryClient();
  const lookAgain = () => client.invalidateQueries({ queryKey: ownProfileQuery(user.id).queryKey });
  return useArtistForm({
    by: 'artist',
    artist: profile,
    email: user.email,
    saveWord: profile ? 'Update Artist Profile' : 'Create Artist Profile',
    done: savedWords,
    failed: profile ? 'Failed to update artist' : 'Failed to create artist profile',
    onSaved: (saved) => (saved ? keepOwnProfile(client, user.id, saved) : lookAgain()),
    onStale: lookAgain,
  });
};

const savedWords = ({ isApproved }: ArtistProfile, before: ArtistProfile | null): ToastMessage => ({
  title: 'Success',
  description: before
    ? `Artist profile updated successfully!${isApproved ? '' : ' It will be reviewed by the venue staff.'}`
    : 'Artist profile created successfully! It will be reviewed by the venue staff.',
});
