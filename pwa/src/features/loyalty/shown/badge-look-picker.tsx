import { useId, type ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { BADGE_COLORS, BADGE_ICONS } from '#contract/badge-looks';
import { BadgeIcon } from './badge-icon';
import './badge-look-picker.css';

interface LookPickerProps {
  /** The form's field. */
  field: UseFormRegisterReturn;
  error?: string;
}

/** The twelve icons of spec §9 in the chosen colour, each with its name. */
export const BadgeIconPicker = ({ field, error, color }: LookPickerProps & { color: string }) => (
  <Picker label="Icon" error={error}>
    {BADGE_ICONS.map((icon) => (
      <label key={icon} className="badge-look">
        <input type="radio" value={icon} {...field} />
        <BadgeIcon icon={icon} color={color} />
        {icon}
      </label>
    ))}
  </Picker>
);

/** The nine colours of spec §9 around the chosen icon, each with its name. */
export const BadgeColorPicker = ({ field, error, icon }: LookPickerProps & { icon: string }) => (
  <Picker label="Color" error={error}>
    {BADGE_COLORS.map(({ name, value }) => (
      <label key={value} className="badge-look">
        <input type="radio" value={value} {...field} />
        <BadgeIcon icon={icon} color={value} />
        {name}
      </label>
    ))}
  </Picker>
);

interface PickerProps {
  label: string;
  error?: string;
  children: ReactNode;
}

/** Radio buttons, so that arrow keys walk the looks and a thumb hits one. */
const Picker = ({ label, error, children }: PickerProps) => {
  const id = useId();
  return (
    <fieldset className="badge-look-picker" aria-describedby={error && `${id}-note`}>
      <legend className="field-label">{label}</legend>
      <div className="badge-looks">{children}</div>
      {error && (
        <p className="field-error" id={`${id}-note`}>
          {error}
        </p>
      )}
    </fieldset>
  );
};
