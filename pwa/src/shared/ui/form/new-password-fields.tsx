import { useState } from 'react';
import { PASSWORD_LENGTH } from '#contract/limits';
import { Checkbox } from './checkbox';
import type { fieldOf } from './field-of';
import { PasswordField } from './fields';

type Bound = ReturnType<typeof fieldOf>;

interface NewPasswordFieldsProps {
  /** The password that is to be changed, where it is asked for. */
  current?: Bound;
  next: Bound;
  confirm: Bound;
}

/** A new password, typed twice; all of it can be made readable (`newPasswordFields`). */
export const NewPasswordFields = ({ current, next, confirm }: NewPasswordFieldsProps) => {
  const [isShown, setShown] = useState(false);
  const added = { isShown, autoComplete: 'new-password' } as const;
  return (
    <>
      {current && (
        <PasswordField
          label="Current Password"
          isShown={isShown}
          autoComplete="current-password"
          {...current}
        />
      )}
      <PasswordField
        label="New Password"
        hint={`At least ${PASSWORD_LENGTH.min} characters`}
        {...added}
        {...next}
      />
      <PasswordField label="Confirm New Password" {...added} {...confirm} />
      <Checkbox checked={isShown} onChange={({ currentTarget }) => setShown(currentTarget.checked)}>
        Show passwords
      </Checkbox>
    </>
  );
};
