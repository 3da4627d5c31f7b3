import type { ComponentProps } from 'react';
import { TEXT_LENGTH } from '#contract/limits';
import { PIN_LENGTH } from '#contract/rules/door/pin';
import { fullNameOf } from '#shared/session/auth-user';
import { FormSheet } from '#shared/ui/dialog/form-sheet';
import { fieldOf } from '#shared/ui/form/field-of';
import { EmailField, RequiredField, TextField } from '#shared/ui/form/fields';
import type { ManagedUser } from '#features/users/management/users.queries';
import { usePinForm, useStaffForm } from './use-staff-commands';

/** Add Staff: who works at the door, and nowhere else (design §7 "Who"). */
export const AddStaffSheet = ({ onClose }: { onClose: () => void }) => {
  const { form, ...sheet } = useStaffForm(onClose);
  return (
    <FormSheet
      {...sheet}
      title="Add Staff"
      onClose={onClose}
      submitLabel="Add Staff"
      pendingLabel="Adding..."
    >
      <p>Staff work at the door of a show, and see nothing else of the venue.</p>
      <RequiredField label="First Name" {...fieldOf(form, 'firstName')} maxLength={TEXT_LENGTH.personName} />
      <RequiredField label="Last Name" {...fieldOf(form, 'lastName')} maxLength={TEXT_LENGTH.personName} />
      <RequiredField
        label="Username"
        {...fieldOf(form, 'username')}
        autoCapitalize="none"
        maxLength={TEXT_LENGTH.username}
      />
      <EmailField {...fieldOf(form, 'email')} autoComplete="off" required />
      <PinField {...fieldOf(form, 'pin')} />
    </FormSheet>
  );
};

/** Set PIN: another one for somebody who works at the door. */
export const PinSheet = ({ user, onClose }: { user: ManagedUser; onClose: () => void }) => {
  const { form, ...sheet } = usePinForm(user.id, onClose);
  return (
    <FormSheet {...sheet} title={`PIN of ${fullNameOf(user)}`} onClose={onClose} submitLabel="Save PIN">
      <PinField {...fieldOf(form, 'pin')} />
    </FormSheet>
  );
};

/** Brings up the keyboard for digits. */
const PinField = (field: Partial<ComponentProps<typeof TextField>>) => (
  <TextField
    label="PIN"
    hint={`${PIN_LENGTH.min} to ${PIN_LENGTH.max} digits, for the tablet at the door`}
    inputMode="numeric"
    autoComplete="off"
    maxLength={PIN_LENGTH.max}
    required
    {...field}
  />
);
