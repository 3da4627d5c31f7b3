import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Stack } from '@chakra-ui/react/stack';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { CircleCheck, ExternalLink, Hourglass } from 'lucide-react';
import type { ReactNode } from 'react';
import { isGone } from '#shared/http/is-gone';
import type { AuthUser } from '#shared/session/auth-user';
import { LoadingPart } from '#shared/ui/feedback/loading-part';
import type { ToastMessage } from '#shared/ui/feedback/toast-store';
import { useStaysTrue } from '#shared/ui/feedback/use-stays-true';
import { Unanswered } from '#shared/ui/feedback/unanswered';
import { Button, ButtonLink } from '#shared/ui/form/button';
import type { Choices } from '#shared/ui/form/choices';
import { CardForm } from '#shared/ui/layout/card-form';
import { LeaveQuestion } from '#shared/ui/mutation/leave-question';
import { ownProfileQuery, type ArtistProfile, keepOwnProfile } from '#features/artists/artists.queries';
import { ArtistFields } from './artist-fields';
import { ArtistFiles } from './artist-files';
import { useArtistForm } from './use-artist-form';

interface ArtistProfileTabProps {
  user: AuthUser;
  /** The venue's event types. */
  genres: Choices<{ name: string }>;
  /** Shows name their artists. */
  onEventsChanged: () => void;
}

/** The signed-in artist's own profile (spec §2 "Account page"). */
export const ArtistProfileTab = (props: ArtistProfileTabProps) => {
  const query = useQuery(ownProfileQuery(props.user.id));
  const { data, error } = query;
  const hasNone = isGone(error);
  const hadNone = useStaysTrue(hasNone);
  if (data ?? hadNone) return <ProfileForm {...props} profile={hasNone ? null : (data ?? null)} />;
  return (
    <Unanswered query={query} what="Your profile">
      <LoadingPart label="Loading your profile" heights={['5rem', '30rem']} />
    </Unanswered>
  );
};

interface ProfileFormProps extends ArtistProfileTabProps {
  /** Null until the artist has one. */
  profile: ArtistProfile | null;
}

const ProfileForm = (props: ProfileFormProps) => {
  const { profile, genres } = props;
  const saveWord = isFilledIn(profile) ? 'Update Artist Profile' : 'Create Artist Profile';
  const { form, files, submit, isSaving, isDirty } = useArtistProfile({ ...props, saveWord });
  return (
    <Stack gap="4">
      {profile && <ReviewStatus profile={profile} />}
      <CardForm aria-label="Artist Profile" noValidate onSubmit={(event) => void submit(event)}>
        <LeaveQuestion isDirty={isDirty} />
        <ArtistFields form={form} genres={genres} by="artist" />
        <ArtistFiles artist={profile} files={files} />
        <Button type="submit" aria-disabled={isSaving || undefined}>
          {isSaving ? 'Saving...' : saveWord}
        </Button>
      </CardForm>
    </Stack>
  );
};

const ReviewNote = ({ tone, children }: { tone: 'booked' | 'waiting'; children: ReactNode }) => (
  <Flex
    as="section"
    wrap="wrap"
    align="center"
    gap="3"
    p="4"
    border="1px dashed"
    borderColor={tone}
    rounded="card"
    bg={tone === 'waiting' ? 'waitingSoft' : 'surface'}
    css={{ '& h2': { fontSize: 'lg' } }}
    aria-label="Review"
  >
    {children}
  </Flex>
);

const ReviewStatus = ({ profile }: { profile: ArtistProfile }) =>
  profile.isApproved ? (
    <ReviewNote tone="booked">
      <CircleCheck size={24} color="var(--chakra-colors-booked)" aria-hidden />
      <Box flex="1 1 12rem">
        <h2>Approved</h2>
        <p>Guests see your page and can ask to book you.</p>
      </Box>
      <ButtonLink to="/artists/$artistId" params={{ artistId: profile.id }} look="outline">
        <ExternalLink size={20} aria-hidden /> See your page
      </ButtonLink>
    </ReviewNote>
  ) : (
    <ReviewNote tone="waiting">
      <Hourglass size={24} color="var(--chakra-colors-waiting)" aria-hidden />
      <Pending profile={profile} />
    </ReviewNote>
  );

const Pending = ({ profile }: { profile: ArtistProfile }) => {
  const [title, words] = pendingWords(profile);
  return (
    <Box flex="1 1 12rem">
      <h2>{title}</h2>
      <p>{words}</p>
    </Box>
  );
};

/** What a profile that is not public waits for: once its approval is withdrawn, for nobody but its artist (decision 48). */
const pendingWords = (profile: ArtistProfile): [title: string, words: string] => {
  if (!isFilledIn(profile))
    return ['Not filled in yet', 'Fill in your profile first; then the venue staff will review it.'];
  return profile.isInReview
    ? [
        'Waiting for review',
        'The venue staff will review your profile. You will get an email once it is approved.',
      ]
    : [
        'Approval withdrawn',
        'Guests do not see your page any more. Once you change your profile, the venue staff will review it again.',
      ];
};

/** False for none, and for the bare one that registration makes: to the artist it is still to be created (spec §4). */
const isFilledIn = (profile: ArtistProfile | null): boolean => !!profile?.genre;

/** The Artist Profile tab's form (spec §2, §5, §8). @param profile null until the artist has one */
const useArtistProfile = ({
  user,
  profile,
  genres,
  saveWord,
  onEventsChanged,
}: ProfileFormProps & { saveWord: string }) => {
  const client = useQueryClient();
  const lookAgain = () => client.invalidateQueries({ queryKey: ownProfileQuery(user.id).queryKey });
  return useArtistForm({
    by: 'artist',
    artist: profile,
    email: user.email,
    saveWord,
    done: savedWords,
    failed: isFilledIn(profile) ? 'Failed to update artist' : 'Failed to create artist profile',
    onSaved: (saved) => {
      onEventsChanged();
      return saved ? keepOwnProfile(client, user.id, saved) : lookAgain();
    },
    onStale: () => {
      genres.retry();
      return lookAgain();
    },
  });
};

const savedWords = ({ isApproved }: ArtistProfile, before: ArtistProfile | null): ToastMessage => ({
  title: 'Success',
  description: isFilledIn(before)
    ? `Artist profile updated successfully!${isApproved ? '' : ' It will be reviewed by the venue staff.'}`
    : 'Artist profile created successfully! It will be reviewed by the venue staff.',
});
