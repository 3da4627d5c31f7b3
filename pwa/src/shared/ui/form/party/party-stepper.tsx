import { Flex } from '@chakra-ui/react/flex';
import { chakra } from '@chakra-ui/react/styled-system';
import { Minus, Plus } from 'lucide-react';
import { useId, useState } from 'react';
import { PARTY_SIZE } from '#contract/limits';
import '#shared/ui/form/field.css';
import { IconButton } from '#shared/ui/form/icon-button';
import { unlessPending } from '#shared/ui/form/unless-pending';
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
  const [said, setSaid] = useState('');
  const step = (by: number) => {
    const size = partySizeOf(String(value + by));
    setTyped(null);
    setSaid(`Party of ${size}`);
    onChange(size);
  };
  return (
    // With text twice as large the label takes a line of its own.
    <Flex wrap="wrap" align="center" justify="space-between" gap="4">
      <chakra.label id={`${id}-label`} htmlFor={id} fontFamily="heading" fontWeight="700">
        Party size
      </chakra.label>
      <Controls>
        <IconButton
          aria-label="One fewer"
          aria-describedby={`${id}-label`}
          {...unlessPending(value <= PARTY_SIZE.min, () => step(-1))}
        >
          <Minus size={20} aria-hidden />
        </IconButton>
        <input
          id={id}
          inputMode="numeric"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          autoComplete="off"
          value={typed ?? value}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value);
            setSaid('');
            onChange(partySizeOf(currentTarget.value));
          }}
          onFocus={({ currentTarget }) => currentTarget.select()}
          onBlur={() => setTyped(null)}
        />
        <IconButton
          aria-label="One more"
          aria-describedby={`${id}-label`}
          {...unlessPending(value >= PARTY_SIZE.max, () => step(1))}
        >
          <Plus size={20} aria-hidden />
        </IconButton>
      </Controls>
      <p className="visually-hidden" role="status">
        {said}
      </p>
      {error && (
        <chakra.p className="field-error" flexBasis="100%" id={`${id}-error`}>
          {error}
        </chakra.p>
      )}
    </Flex>
  );
};

const Controls = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '1',
    '& > :is(button, input)': {
      width: '2.75rem',
      height: '2.75rem',
      border: '1px solid transparent',
      rounded: 'control',
    },
    '& > button': { borderColor: 'control', bg: 'raised' },
    '& > button[aria-disabled]': { opacity: 0.45, cursor: 'not-allowed' },
    '& > input': { width: '3rem', bg: 'transparent', textAlign: 'center', fontSize: 'lg', fontWeight: '700' },
  },
});
