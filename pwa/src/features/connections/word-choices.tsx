import { chakra } from '@chakra-ui/react/styled-system';
import { useId } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { Checkbox } from '#shared/ui/form/checkbox';

interface WordChoicesProps<Word extends string> {
  legend: string;
  words: Record<Word, { label: string; hint: string }>;
  order: readonly Word[];
  /** Of the field that holds the chosen ones. */
  field: UseFormRegisterReturn;
  error?: string;
}

/** Boxes of which at least one is ticked. */
export const WordChoices = <Word extends string>({
  legend,
  words,
  order,
  field,
  error,
}: WordChoicesProps<Word>) => {
  const id = useId();
  return (
    <chakra.fieldset minWidth="0" aria-describedby={error && id}>
      <legend className="field-label">{legend}</legend>
      {order.map((word) => (
        <Checkbox key={word} value={word} hint={words[word].hint} {...field}>
          {words[word].label}
        </Checkbox>
      ))}
      {error && (
        <p id={id} className="field-error">
          {error}
        </p>
      )}
    </chakra.fieldset>
  );
};
