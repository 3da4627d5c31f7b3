import { useId, type ReactNode } from 'react';
import './choice-row.css';

interface ChoiceRowProps<Value extends string> {
  legend: string;
  choices: { value: Value; label: ReactNode; hint?: string }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** A few choices side by side, of which one holds. */
export const ChoiceRow = <Value extends string>({
  legend,
  choices,
  value,
  onChange,
}: ChoiceRowProps<Value>) => {
  const name = useId();
  return (
    <fieldset className="choice-row">
      <legend>{legend}</legend>
      <div className="choice-row-choices">
        {choices.map((choice) => (
          <label key={choice.value} className="choice-row-choice">
            <input
              type="radio"
              name={name}
              className="visually-hidden"
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
            />
            {choice.label}
            {choice.hint && <small>{choice.hint}</small>}
          </label>
        ))}
      </div>
    </fieldset>
  );
};
