import type { UseFormRegisterReturn } from 'react-hook-form';
import { Field } from '#shared/ui/field';
import { NativeSelect } from '#shared/ui/input';

interface EventTypeFieldProps {
  field: UseFormRegisterReturn;
  /** What is chosen now, which may be a type that is on the list no more. */
  value: string;
  eventTypes: readonly { name: string }[];
  error?: string;
}

/** Which kind of show it is; the value is the lower-case name. */
export const EventTypeField = ({ field, value, eventTypes, error }: EventTypeFieldProps) => {
  const names = new Map(eventTypes.map(({ name }) => [name.toLowerCase(), name]));
  if (value && !names.has(value)) names.set(value, value);
  return (
    <Field label="Event Type" error={error}>
      {(control) => (
        <NativeSelect {...control} {...field} required>
          <option value="">Select type...</option>
          {[...names].map(([name, shown]) => (
            <option key={name} value={name}>
              {shown}
            </option>
          ))}
        </NativeSelect>
      )}
    </Field>
  );
};
