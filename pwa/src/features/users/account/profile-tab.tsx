import { SimpleGrid } from '@chakra-ui/react/simple-grid';
import type { AuthUser } from '#shared/session/auth-user';
import { Button } from '#shared/ui/form/button';
import { Field } from '#shared/ui/form/field';
import { Input } from '#shared/ui/form/input';
import { CardForm } from '#shared/ui/layout/card-form';
import { LeaveQuestion } from '#shared/ui/mutation/leave-question';
import { ProfileImageChooser } from './profile-image-chooser';
import { UnverifiedEmail } from './unverified-email';
import { useProfile } from './use-profile';

/** Name, e-mail and picture of the signed-in person (spec §2 "Account page"). */
export const ProfileTab = ({ user }: { user: AuthUser }) => {
  const { form, image, submit, isSaving, isDirty } = useProfile(user);
  const { errors } = form.formState;
  return (
    <>
      {!user.emailVerified && <UnverifiedEmail email={user.email} />}
      <CardForm aria-label="Profile" noValidate onSubmit={(event) => void submit(event)}>
        <LeaveQuestion isDirty={isDirty} />
        <ProfileImageChooser current={user.profileImage} choice={image} />
        <SimpleGrid minChildWidth="min(100%, 10rem)" gap="4">
          <Field label="First Name" error={errors.firstName?.message}>
            {(control) => <Input {...control} {...form.register('firstName')} autoComplete="given-name" />}
          </Field>
          <Field label="Last Name" error={errors.lastName?.message}>
            {(control) => <Input {...control} {...form.register('lastName')} autoComplete="family-name" />}
          </Field>
        </SimpleGrid>
        <Field label="Email" error={errors.email?.message}>
          {(control) => <Input {...control} {...form.register('email')} type="email" autoComplete="email" />}
        </Field>
        <Button type="submit" aria-disabled={isSaving || undefined}>
          {isSaving ? 'Updating...' : 'Update Profile'}
        </Button>
      </CardForm>
    </>
  );
};
