import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { PASSWORD_LENGTH } from '#contract/limits';
import { ButtonLink } from '#shared/ui/form/button';
import { Checkbox } from '#shared/ui/form/checkbox';
import { fieldOf } from '#shared/ui/form/field-of';
import { PasswordField } from '#shared/ui/form/fields';
import { AuthPage } from '#features/auth/auth-page';
import { CutLinkNotice, EndedLinkNotice, LINK_KEPT } from '#features/auth/link/link-notices';
import { useResetPassword } from './use-reset-password';

/** Where the mail for a forgotten password leads. */
export const ResetPasswordPage = ({ token }: { token: string | null }) => {
  if (token) return <ResetForm key={token} token={token} />;
  return <CutLinkNotice action={<NewLink />}>Or ask for a new one.</CutLinkNotice>;
};

const ResetForm = ({ token }: { token: string }) => {
  const { form, submit, isSending, isOffline, hasEnded } = useResetPassword(token);
  const [isShown, setShown] = useState(false);
  if (hasEnded) return <EndedLinkNotice action={<NewLink />}>Your password was not changed.</EndedLinkNotice>;
  return (
    <AuthPage
      title="Choose a new password"
      subtitle="This signs you out everywhere. Log in with the new password afterwards."
      submitLabel="Update Password"
      submittingLabel="Updating..."
      isSubmitting={isSending}
      isOffline={isOffline}
      offlineNote={LINK_KEPT}
      onSubmit={(event) => void submit(event)}
      otherWay={
        <Link to="/login" className="text-link">
          Back to Login
        </Link>
      }
    >
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
    </AuthPage>
  );
};

const NewLink = () => <ButtonLink to="/forgot-password">Send me a new link</ButtonLink>;
