import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { fieldOf } from '#shared/ui/form/field-of';
import { TextField } from '#shared/ui/form/fields';
import { DOOR_CODE, type CheckInForm } from './check-in-form';

/**
 * The code that the door shows (design §7 "Door code"): typed, or brought behind the `#` of the
 * address by its QR. When it was read is kept with it, since it holds for that minute only.
 */
export const DoorCodeField = ({ form }: { form: UseFormReturn<CheckInForm> }) => {
  const scanned = useLocation({ select: ({ hash }) => hash });
  useEffect(() => {
    if (!DOOR_CODE.test(scanned)) return;
    form.setValue('doorCode', scanned, { shouldDirty: true });
    noteReading(form);
  }, [form, scanned]);
  return (
    <TextField
      label="Door code"
      hint="Six digits on the tablet at the door. Without them staff look at your photo before you get points."
      {...fieldOf(form, 'doorCode')}
      onInput={() => noteReading(form)}
      inputMode="numeric"
      autoComplete="off"
      maxLength={7}
    />
  );
};

const noteReading = (form: UseFormReturn<CheckInForm>): void =>
  form.setValue('doorCodeAt', new Date().toISOString());
