import { SimpleGrid } from '@chakra-ui/react/simple-grid';
import { ImagePlus } from 'lucide-react';
import { PICTURE_ACCEPT } from '#shared/photos/photo-rules';
import type { AuthUser } from '#shared/session/auth-user';
import { FileChoiceButtons } from '#shared/ui/file/file-choice-buttons';
import { PictureChooser } from '#shared/ui/file/picture-chooser';
import { addressAfter, type FileChange, type FileChoice } from '#shared/ui/file/use-file-choice';
import { Button } from '#shared/ui/form/button';
import { fieldOf } from '#shared/ui/form/field-of';
import { EmailField, TextField } from '#shared/ui/form/fields';
import { CardForm } from '#shared/ui/layout/card-form';
import { LeaveQuestion } from '#shared/ui/mutation/leave-question';
import { PersonPicture } from '#features/users/person-picture';
import { UnverifiedEmail } from './unverified-email';
import { useProfile } from './use-profile';

/** Name, e-mail and picture of the signed-in person (spec §2 "Account page"). */
export const ProfileTab = ({ user }: { user: AuthUser }) => {
  const { form, image, submit, isSaving, isDirty } = useProfile(user);
  return (
    <>
      {!user.emailVerified && <UnverifiedEmail email={user.email} />}
      <CardForm aria-label="Profile" noValidate onSubmit={(event) => void submit(event)}>
        <LeaveQuestion isDirty={isDirty} />
        <ProfileImageChooser current={user.profileImage} choice={image} />
        <SimpleGrid minChildWidth="min(100%, 10rem)" gap="4">
          <TextField label="First Name" {...fieldOf(form, 'firstName')} autoComplete="given-name" />
          <TextField label="Last Name" {...fieldOf(form, 'lastName')} autoComplete="family-name" />
        </SimpleGrid>
        <EmailField {...fieldOf(form, 'email')} />
        <Button type="submit" aria-disabled={isSaving || undefined}>
          {isSaving ? 'Updating...' : 'Update Profile'}
        </Button>
      </CardForm>
    </>
  );
};

interface ProfileImageChooserProps {
  /** Address of the image as it is; null without one. */
  current: string | null;
  choice: FileChoice;
}

/** Shows the profile image as it will be; it is sent with the profile (spec §5 "Profile image"). */
const ProfileImageChooser = ({ current, choice }: ProfileImageChooserProps) => {
  const { change } = choice;
  return (
    <PictureChooser
      label="Profile Image"
      picture={<PersonPicture address={addressAfter(change, current)} size="large" />}
      note={noteOn(change)}
    >
      {(noteId) => (
        <FileChoiceButtons
          choice={choice}
          hasFile={Boolean(current)}
          what="image"
          icon={ImagePlus}
          accept={PICTURE_ACCEPT}
          describedBy={noteId}
        />
      )}
    </PictureChooser>
  );
};

const noteOn = (change: FileChange): string => {
  if (!change) return 'An image (JPG, PNG, etc.) under 5\u00a0MB.';
  return change.kind === 'chosen'
    ? `${change.file.name}: not saved yet. Press Update Profile to save it.`
    : 'Not removed yet. Press Update Profile to remove it.';
};
