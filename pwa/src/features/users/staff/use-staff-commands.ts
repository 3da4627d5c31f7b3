import { object, refine, string, type infer as Infer } from 'zod/mini';
import { TEXT_LENGTH } from '#contract/limits';
import { INVALID_PIN, isPin } from '#contract/rules/door/pin';
import { requestJson } from '#shared/http/http-client';
import { requiredEmail, requiredText, requiredUsername } from '#shared/lib/form-texts';
import { useSendAgain } from '#shared/ui/mutation/use-repeats';
import { useSheetForm } from '#shared/ui/mutation/use-sheet-form';
import { type ManagedUser, refreshUsers } from '#features/users/management/users.queries';

/** The Add Staff form and what its button does (design §7 "Who"). Failing keeps what was typed. */
export const useStaffForm = (leave: () => void) =>
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
export const usePinForm = (userId: number, leave: () => void) =>
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
