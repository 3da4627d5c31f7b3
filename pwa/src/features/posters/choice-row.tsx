import { SimpleGrid } from '@chakra-ui/react/simple-grid';
import { Text } from '@chakra-ui/react/text';
import { useId, type ReactNode } from 'react';
import { ChoiceTile } from '#shared/ui/form/choice-tile';

/** What a set of a poster's controls is about. */
export const Legend = ({ children }: { children: ReactNode }) => (
  <Text as="legend" mb="1" fontSize="sm" fontWeight="600">
    {children}
  </Text>
);

interface ChoiceRowProps<Value extends string> {
  legend: string;
  choices: { value: Value; label: ReactNode; hint?: string }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** A few choices side by side; one is chosen. */
export const ChoiceRow = <Value extends string>({
  legend,
  choices,
  value,
  onChange,
}: ChoiceRowProps<Value>) => {
  const name = useId();
  return (
    <fieldset>
      <Legend>{legend}</Legend>
      <SimpleGrid minChildWidth="min(100%, 4.75rem)" gap="2">
        {choices.map((choice) => (
          <ChoiceTile key={choice.value} shape="filled">
            <input
              type="radio"
              name={name}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
            />
            {choice.label}
            {choice.hint && <small>{choice.hint}</small>}
          </ChoiceTile>
        ))}
      </SimpleGrid>
    </fieldset>
  );
};
