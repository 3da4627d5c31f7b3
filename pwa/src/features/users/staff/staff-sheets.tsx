import type { ComponentProps } from 'react';
import { type infer as Infer, object, refine, string } from 'zod/mini';
import { TEXT_LENGTH } from '#contract/limits';
import { INVALID_PIN, isPin, PIN_LENGTH } from '#contract/rules/door/pin';
import { requestJson } from '#shared/http/http-client';
import { requiredEmail, requiredText, requiredUsername } from '#shared/lib/form-texts';
import { fullNameOf } from '#shared/session/auth-user';
import { FormSheet } from '#shared/ui/dialog/form-sheet';
import { fieldOf } from '#shared/ui/form/field-of';
import { EmailField, RequiredField, TextField } from '#shared/ui/form/fields';
import { useSendAgain } from '#shared/ui/mutation/use-repeats';
import { useSheetForm } from '#shared/ui/mutation/use-sheet-form';
import { type ManagedUser, refreshUsers } from '#features/users/management/users.queries';

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

/** The Add Staff form and what its button does (design §7 "Who"). Failing keeps what was typed. */
const useStaffForm = (leave: () => void) =>
  useSheetForm({
    schema: staffForm,
    start: { firstName: '', lastName: '', username: '', email: '', pin: '' },
    send: useSendAgain(postStaff, findStaff),
    done: () => ({ title: 'Staff member added' }),
    failed: 'Failed to add the staff member',
    refresh: refreshUsers,
    leave,
  });

const USERS_PATH = '/api/admin/users';

const postStaff = (body: StaffForm) => requestJson<ManagedUser>(USERS_PATH, { method: 'POST', body });

/** The account of staff with this name and e-mail, each of which is one account's. */
const findStaff = async ({ username, email }: StaffForm): Promise<ManagedUser | undefined> => {
  const address = email.toLowerCase();
  const found = await requestJson<ManagedUser[]>(
    `${USERS_PATH}?${new URLSearchParams({ q: address, role: 'staff' })}`,
  );
  return found.find((user) => user.username === username && user.email === address);
};

/** The Set PIN form of somebody who works at the door, and what its button does. */
const usePinForm = (userId: number, leave: () => void) =>
  useSheetForm({
    schema: pinForm,
    start: { pin: '' },
    send: (body: PinForm) => requestJson(`${USERS_PATH}/${userId}/pin`, { method: 'PUT', body }),
    done: () => ({ title: 'PIN saved' }),
    failed: 'Failed to save the PIN',
    refresh: refreshUsers,
    leave,
  });

const pin = string().check(refine(isPin, INVALID_PIN));

const pinForm = object({ pin });

const staffForm = object({
  firstName: requiredText(TEXT_LENGTH.personName, 'First name is required'),
  lastName: requiredText(TEXT_LENGTH.personName, 'Last name is required'),
  username: requiredUsername,
  email: requiredEmail,
  pin,
});

type StaffForm = Infer<typeof staffForm>;
type PinForm = Infer<typeof pinForm>;
