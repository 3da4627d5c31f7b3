import { useId, type ReactNode } from 'react';
import './field.css';

/** What the control inside a field must carry to be named and described by it. */
export interface FieldControl {
  id: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
}

/** What is said of a control. */
export interface FieldWords {
  label: string;
  /** Shown under the control in place of the hint, and read with it. */
  error?: string;
  hint?: string;
}

interface FieldProps extends FieldWords {
  children: (control: FieldControl) => ReactNode;
}

/** Label, control, and its hint or error, tied together for screen readers. */
export const Field = ({ label, error, hint, children }: FieldProps) => {
  const id = useId();
  const note = error ?? hint;
  const control: FieldControl = {
    id,
    ...(note ? { 'aria-describedby': `${id}-note` } : {}),
    ...(error ? { 'aria-invalid': true } : {}),
  };
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      {children(control)}
      {note && (
        <p className={error ? 'field-error' : 'field-hint'} id={`${id}-note`}>
          {note}
        </p>
      )}
    </div>
  );
};
