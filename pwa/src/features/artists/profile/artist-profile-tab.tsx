import { useQuery } from '@tanstack/react-query';
import { CircleCheck, ExternalLink, Hourglass } from 'lucide-react';
import { HttpError } from '#shared/http/http-error';
import type { AuthUser } from '#shared/session/auth-user';
import { Button, ButtonLink } from '#shared/ui/form/button';
import { LeaveQuestion } from '#shared/ui/dialog/leave-question';
import { Skeleton } from '#shared/ui/feedback/skeleton';
import { Unanswered } from '#shared/ui/feedback/unanswered';
import { ArtistFields } from './artist-fields';
import { ArtistFiles } from './artist-files';
import './artist-form.css';
import './artist-profile-tab.css';
import { ownProfileQuery, type ArtistProfile } from '#features/artists/artists.queries';
import { useArtistProfile } from './use-artist-profile';

interface ArtistProfileTabProps {
  user: AuthUser;
  /** The venue's event types. */
  genres: readonly { name: string }[];
}

/** The signed-in artist's own profile (spec §2 "Account page"). */
export const ArtistProfileTab = ({ user, genres }: ArtistProfileTabProps) => {
  const query = useQuery(ownProfileQuery(user.id));
  const { data, error } = query;
  const hasNone = error instanceof HttpError && error.status === 404;
  if (data ?? hasNone)
    return <ProfileForm user={user} profile={hasNone ? null : (data ?? null)} genres={genres} />;
  return (
    <Unanswered query={query} what="Your profile" offline="Your profile comes back with your connection.">
      <ProfileSkeleton />
    </Unanswered>
  );
};

interface ProfileFormProps extends ArtistProfileTabProps {
  /** Null until the artist has one. */
  profile: ArtistProfile | null;
}

const ProfileForm = ({ user, profile, genres }: ProfileFormProps) => {
  const { form, files, submit, isSaving, isDirty } = useArtistProfile(user, profile);
  return (
    <div className="artist-profile">
      {profile && <ReviewStatus profile={profile} />}
      <form
        className="artist-form card"
        aria-label="Artist Profile"
        noValidate
        onSubmit={(event) => void submit(event)}
      >
        <LeaveQuestion isDirty={isDirty} />
        <ArtistFields form={form} genres={genres} by="artist" />
        <ArtistFiles artist={profile} files={files} />
        <Button type="submit" aria-disabled={isSaving || undefined}>
          {isSaving ? 'Saving...' : profile ? 'Update Artist Profile' : 'Create Artist Profile'}
        </Button>
      </form>
    </div>
  );
};

const ReviewStatus = ({ profile }: { profile: ArtistProfile }) =>
  profile.isApproved ? (
    <section className="artist-review" data-approved aria-label="Review">
      <CircleCheck size={24} aria-hidden />
      <div>
        <h2>Approved</h2>
        <p>Guests see your page and can ask to book you.</p>
      </div>
      <ButtonLink to="/artists/$artistId" params={{ artistId: profile.id }} look="outline">
        <ExternalLink size={20} aria-hidden /> See your page
      </ButtonLink>
    </section>
  ) : (
    <section className="artist-review" aria-label="Review">
      <Hourglass size={24} aria-hidden />
      <Pending isFilledIn={profile.genre !== ''} />
    </section>
  );

const Pending = ({ isFilledIn }: { isFilledIn: boolean }) =>
  isFilledIn ? (
    <div>
      <h2>Waiting for review</h2>
      <p>The venue staff will review your profile. You will get an email once it is approved.</p>
    </div>
  ) : (
    <div>
      <h2>Not filled in yet</h2>
      <p>Fill in your profile first; then the venue staff will review it.</p>
    </div>
  );

const ProfileSkeleton = () => (
  <div className="artist-profile" role="status" aria-label="Loading your profile">
    <Skeleton height="5rem" />
    <Skeleton height="30rem" />
  </div>
);
