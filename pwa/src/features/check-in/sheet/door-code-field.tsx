import type { UseFormReturn } from 'react-hook-form';
import { fieldOf } from '#shared/ui/form/field-of';
import { TextField } from '#shared/ui/form/fields';
import type { CheckInForm } from './check-in-form';

/** The code that the door shows (design §7 "Door code"). When it was read is kept with it, since it holds for its minute only. */
export const DoorCodeField = ({ form }: { form: UseFormReturn<CheckInForm> }) => (
  <TextField
    label="Door code"
    hint="Six digits on the tablet at the door. Without them staff look at your photo before you get points."
    {...fieldOf(form, 'doorCode')}
    onInput={() => form.setValue('doorCodeAt', new Date().toISOString())}
    inputMode="numeric"
    autoComplete="off"
    maxLength={7}
  />
);
