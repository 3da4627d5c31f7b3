import type { UseFormRegisterReturn } from 'react-hook-form';
import { ChoiceField } from '#shared/ui/form/choice-field';
import type { Choices } from '#shared/ui/form/choices';
import { NativeSelect } from '#shared/ui/form/input';

interface EventTypeFieldProps {
  field: UseFormRegisterReturn;
  /** What is chosen now, which may be a type that is on the list no more. */
  value: string;
  eventTypes: Choices<{ name: string }>;
  error?: string;
}

/** Which kind of show it is; the value is the lower-case name. */
export const EventTypeField = ({ field, value, eventTypes, error }: EventTypeFieldProps) => {
  const names = new Map(eventTypes.rows.map(({ name }) => [name.toLowerCase(), name]));
  if (value && !names.has(value)) names.set(value, value);
  return (
    <ChoiceField label="Event Type" error={error} choices={eventTypes} what="event types">
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
    </ChoiceField>
  );
};
