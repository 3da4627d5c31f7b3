import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { Button } from '#shared/ui/form/button';
import { useEarlyValue } from '#shared/lib/use-early-value';
import { useTypedText } from '#shared/lib/use-typed-text';
import { SelectField, TextField } from '#shared/ui/form/fields';

/** A choice that narrows a list down; its value is one of the words' keys. */
export interface ListChoice {
  label: string;
  value: string;
  /** What each value is called, in the order of the choice. */
  words: Record<string, string>;
  onChoose: (value: string) => void;
}

interface ListSearch {
  text: string | undefined;
  placeholder: string;
  maxLength: number;
  onSearch: (text: string) => void;
  /** Beside it a button that empties it, where the spec has one. */
  hasClear?: boolean;
}

interface ListFiltersProps {
  /** What is searched, for screen readers. */
  label: string;
  search?: ListSearch;
  choices: readonly ListChoice[];
  /** Other fields, after the choices. */
  children?: ReactNode;
}

/** Whether a filter leaves out any rows. */
export const isNarrow = (filter: object): boolean =>
  Object.values(filter).some((value) => value !== undefined);

/** Search and choices above a list of the dashboard; each takes effect by itself. */
export const ListFilters = ({ label, search, choices, children }: ListFiltersProps) => (
  <Filters role="search" aria-label={label} onSubmit={(event) => event.preventDefault()}>
    {search && <Search {...search} />}
    {choices.map((choice) => (
      <Choice key={choice.label} {...choice} />
    ))}
    {children}
  </Filters>
);

const Search = (search: ListSearch) => {
  const [text, setText] = useTypedText(search.text ?? '', search.onSearch);
  const field = useEarlyValue<HTMLInputElement>(text, setText);
  return (
    <>
      <TextField
        ref={field}
        label="Search"
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        placeholder={search.placeholder}
        maxLength={search.maxLength}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      {search.hasClear && (
        <Button look="outline" onClick={() => setText('')}>
          Clear
        </Button>
      )}
    </>
  );
};

const Filters = chakra('form', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: { base: 'var(--chakra-spacing-3) var(--chakra-spacing-2)', md: '4' },
    '& > *': { flex: { base: '1 1 min(100%, 8.5rem)', md: '1 1 0' } },
    '& > :first-child': { flexGrow: { md: '2' }, flexBasis: { base: '100%', md: '0' } },
    // A date is longer than the other choices.
    '& > :has([type=date])': { mdDown: { flexBasis: '9.5rem' } },
    // Beside the search, not beneath it: both fit a phone.
    '&:has(> button) > :first-child': { flex: '1 1 12rem' },
    '& > button': { flex: 'none', alignSelf: 'end', minHeight: '3rem' },
  },
});

const Choice = ({ label, value, words, onChoose }: ListChoice) => {
  const field = useEarlyValue<HTMLSelectElement>(value, onChoose);
  return (
    <SelectField ref={field} label={label} value={value} onChange={({ target }) => onChoose(target.value)}>
      {Object.entries(words).map(([key, word]) => (
        <option key={key} value={key}>
          {word}
        </option>
      ))}
    </SelectField>
  );
};
