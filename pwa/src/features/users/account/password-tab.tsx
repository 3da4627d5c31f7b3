import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { PASSWORD_LENGTH } from '#contract/limits';
import type { AuthUser } from '#shared/session/auth-user';
import { Button } from '#shared/ui/form/button';
import { Checkbox } from '#shared/ui/form/checkbox';
import { CardForm } from '#shared/ui/layout/card-form';
import { LeaveQuestion } from '#shared/ui/mutation/leave-question';
import { fieldOf } from '#shared/ui/form/field-of';
import { PasswordField } from '#shared/ui/form/fields';
import { usePassword } from './use-password';

/** Changes the password; other devices are signed out by it (spec §2 "Account page", design §4 "Sessions"). */
export const PasswordTab = ({ user }: { user: AuthUser }) => {
  const { form, submit, isSaving } = usePassword();
  const [isShown, setShown] = useState(false);
  return (
    <CardForm aria-label="Password" noValidate onSubmit={(event) => void submit(event)}>
      <LeaveQuestion isDirty={form.formState.isDirty} />
      {/* Tells a password manager whose password it is. */}
      <input type="text" autoComplete="username" value={user.username} readOnly hidden />
      <PasswordField
        label="Current Password"
        isShown={isShown}
        autoComplete="current-password"
        {...fieldOf(form, 'currentPassword')}
      />
      <PasswordField
        label="New Password"
        hint={`At least ${PASSWORD_LENGTH.min} characters`}
        isShown={isShown}
        autoComplete="new-password"
        {...fieldOf(form, 'newPassword')}
      />
      <PasswordField
        label="Confirm New Password"
        isShown={isShown}
        autoComplete="new-password"
        {...fieldOf(form, 'confirmPassword')}
      />
      <Checkbox checked={isShown} onChange={({ currentTarget }) => setShown(currentTarget.checked)}>
        Show passwords
      </Checkbox>
      <Button type="submit" aria-disabled={isSaving || undefined}>
        {isSaving ? 'Updating...' : 'Update Password'}
      </Button>
      <chakra.p color="muted">Your other devices are signed out when the password changes.</chakra.p>
    </CardForm>
  );
};
