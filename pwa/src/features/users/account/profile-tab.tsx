import { SimpleGrid } from '@chakra-ui/react/simple-grid';
import type { AuthUser } from '#shared/session/auth-user';
import { Button } from '#shared/ui/form/button';
import { fieldOf } from '#shared/ui/form/field-of';
import { TextField } from '#shared/ui/form/fields';
import { CardForm } from '#shared/ui/layout/card-form';
import { LeaveQuestion } from '#shared/ui/mutation/leave-question';
import { ProfileImageChooser } from './profile-image-chooser';
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
        <TextField label="Email" {...fieldOf(form, 'email')} type="email" autoComplete="email" />
        <Button type="submit" aria-disabled={isSaving || undefined}>
          {isSaving ? 'Updating...' : 'Update Profile'}
        </Button>
      </CardForm>
    </>
  );
};
