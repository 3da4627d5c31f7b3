import { useMemo } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { Field } from '#shared/ui/form/field';
import { NativeSelect } from '#shared/ui/form/input';
import { groupTimeZones, knownTimeZones } from './time-zones';

interface TimeZoneSelectProps {
  /** The one that is chosen. */
  current: string;
  /** The form's field. */
  field: UseFormRegisterReturn;
  error?: string;
}

/** Where the venue's clock hangs. */
export const TimeZoneSelect = ({ current, field, error }: TimeZoneSelectProps) => {
  const groups = useMemo(() => groupTimeZones(knownTimeZones(), current), [current]);
  return (
    <Field
      label="Time Zone"
      error={error}
      hint="All dates and times are shown in this time zone, wherever they are read."
    >
      {(control) => (
        <NativeSelect {...control} {...field}>
          {groups.map(({ region, zones }) => (
            <optgroup key={region} label={region}>
              {zones.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </optgroup>
          ))}
        </NativeSelect>
      )}
    </Field>
  );
};
