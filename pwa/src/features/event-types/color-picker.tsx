import { Check } from 'lucide-react';
import { useId } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { EVENT_TYPE_COLORS } from '#contract/event-type-colors';
import { Badge } from '#shared/ui/page/badge';
import './color-picker.css';

interface ColorPickerProps {
  /** The form's field. */
  field: UseFormRegisterReturn;
  error?: string;
}

/** The twelve colours of spec §9, each as the badge it makes, with its name. */
export const ColorPicker = ({ field, error }: ColorPickerProps) => {
  const id = useId();
  return (
    <fieldset className="color-picker" aria-describedby={error && `${id}-note`}>
      <legend className="field-label">Color</legend>
      <div className="color-picker-choices">
        {EVENT_TYPE_COLORS.map(({ name, value }) => (
          <label key={value} className="color-choice">
            <input type="radio" value={value} {...field} />
            <Badge label={name} color={value} />
            <Check size={20} aria-hidden className="color-choice-mark" />
          </label>
        ))}
      </div>
      {error && (
        <p className="field-error" id={`${id}-note`}>
          {error}
        </p>
      )}
    </fieldset>
  );
};
