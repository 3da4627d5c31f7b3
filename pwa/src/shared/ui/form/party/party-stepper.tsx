import { Minus, Plus } from 'lucide-react';
import { useId, useState } from 'react';
import { PARTY_SIZE } from '#contract/limits';
import '#shared/ui/form/field.css';
import './party-stepper.css';
import { partySizeOf } from './party-size';

interface PartyStepperProps {
  value: number;
  onChange: (size: number) => void;
  /** Why this many cannot come. */
  error?: string;
}

/** Party size by thumb or by typing; what is no number becomes 1 (spec §5). */
export const PartyStepper = ({ value, onChange, error }: PartyStepperProps) => {
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const settle = (size: number) => {
    setTyped(null);
    onChange(partySizeOf(String(size)));
  };
  return (
    <div className="party-stepper">
      <label htmlFor={id}>Party size</label>
      <div className="party-stepper-controls">
        <button
          type="button"
          aria-label="One fewer"
          disabled={value <= PARTY_SIZE.min}
          onClick={() => settle(value - 1)}
        >
          <Minus size={20} aria-hidden />
        </button>
        <input
          id={id}
          inputMode="numeric"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          autoComplete="off"
          value={typed ?? value}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value);
            onChange(partySizeOf(currentTarget.value));
          }}
          onFocus={({ currentTarget }) => currentTarget.select()}
          onBlur={() => setTyped(null)}
        />
        <button
          type="button"
          aria-label="One more"
          disabled={value >= PARTY_SIZE.max}
          onClick={() => settle(value + 1)}
        >
          <Plus size={20} aria-hidden />
        </button>
      </div>
      {error && (
        <p className="field-error party-stepper-error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
};
