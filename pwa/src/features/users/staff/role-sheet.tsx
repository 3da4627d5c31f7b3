import { requestJson } from '#shared/http/http-client';
import { fullNameOf } from '#shared/session/auth-user';
import { FormSheet } from '#shared/ui/dialog/form-sheet';
import { fieldOf } from '#shared/ui/form/field-of';
import { Hint } from '#shared/ui/layout/hint';
import { CurrentPassword } from '#features/users/account/own-data/own-data-sheets';
import { usePasswordForm } from '#features/users/account/own-data/use-own-data';
import { type ManagedUser, refreshUsers } from '#features/users/management/users.queries';

/** Makes an admin of a member of staff, or takes that back, for the own password (decision 66). */
export const RoleSheet = ({ user, onClose }: { user: ManagedUser; onClose: () => void }) => {
  const isAdmin = user.userType === 'admin';
  const { form, ...sheet } = useRoleForm(user, onClose);
  return (
    <FormSheet
      {...sheet}
      title={`Make ${fullNameOf(user)} ${isAdmin ? 'staff' : 'an admin'}?`}
      onClose={onClose}
      submitLabel={isAdmin ? 'Make staff' : 'Make admin'}
    >
      {isAdmin ? <WhatStays /> : <WhatComes email={user.email} />}
      <CurrentPassword label="Your Password" {...fieldOf(form, 'currentPassword')} />
    </FormSheet>
  );
};

const WhatComes = ({ email }: { email: string }) => (
  <>
    <p>
      An admin runs the venue as you do: shows, guests, messages, settings and other admins. They are signed
      out now and see it at their next login. Their PIN ends: they set one of their own.
    </p>
    <Hint>
      No password yet? “Forgot password?” on the Login page sends a link to{' '}
      <strong dir="auto">{email}</strong>. Check that this address is theirs.
    </Hint>
  </>
);

const WhatStays = () => (
  <p>
    They work at the door and see nothing else of the venue from now on, and are signed out. API tokens that
    they made stop working; webhooks go on.
  </p>
);

const useRoleForm = (user: ManagedUser, leave: () => void) => {
  const userType = user.userType === 'admin' ? 'staff' : 'admin';
  return usePasswordForm(leave, {
    send: (body) =>
      requestJson(`/api/admin/users/${user.id}/role`, { method: 'PUT', body: { ...body, userType } }),
    done: () => ({ title: `${fullNameOf(user)} is ${userType === 'admin' ? 'an admin' : 'staff'}` }),
    failed: 'Failed to change the role',
    refresh: refreshUsers,
  });
};
