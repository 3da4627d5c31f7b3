import { SimpleGrid } from '@chakra-ui/react/simple-grid';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { useId, type ReactNode } from 'react';
import { madeRecipe } from '#shared/theme/made-recipe';

/** What a set of a poster's controls is about. */
export const Legend = ({ children }: { children: ReactNode }) => (
  <Text as="legend" mb="1" fontSize="sm" fontWeight="600">
    {children}
  </Text>
);

/** All of it is the target of the radio button in it. */
const Choice = chakra(
  'label',
  madeRecipe({
    base: {
      position: 'relative',
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      justifyContent: 'center',
      gap: '1',
      minWidth: '0',
      minHeight: '2.75rem',
      paddingInline: '1',
      paddingBlock: '2',
      borderWidth: '1px',
      borderColor: 'control',
      borderRadius: 'control',
      background: 'raised',
      fontSize: 'sm',
      fontWeight: '600',
      lineHeight: '1.2',
      textAlign: 'center',
      cursor: 'pointer',
      '& > small': { fontSize: 'xs', fontWeight: '400' },
      '&:has(:checked)': { borderColor: 'accentSolid', background: 'accentSolid', color: 'onAccent' },
      '&:has(:focus-visible)': { outline: '3px solid var(--chakra-colors-accent)', outlineOffset: '2px' },
    },
  }),
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
          <Choice key={choice.value}>
            <VisuallyHidden asChild>
              <input
                type="radio"
                name={name}
                checked={choice.value === value}
                onChange={() => onChange(choice.value)}
              />
            </VisuallyHidden>
            {choice.label}
            {choice.hint && <small>{choice.hint}</small>}
          </Choice>
        ))}
      </SimpleGrid>
    </fieldset>
  );
};
