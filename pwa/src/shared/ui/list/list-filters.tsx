import { Button } from '#shared/ui/form/button';
import { useTypedText } from '#shared/lib/use-typed-text';
import { SelectField, TextField } from '#shared/ui/form/fields';
import './list-filters.css';

/** A choice that narrows a list down; its value is one of the words' keys. */
export interface ListChoice {
  label: string;
  value: string;
  /** What each value is called, in the order of the choice. */
  words: Record<string, string>;
  onChoose: (value: string) => void;
}

interface ListFiltersProps {
  /** What is searched, for screen readers. */
  label: string;
  search: {
    text: string | undefined;
    placeholder: string;
    maxLength: number;
    onSearch: (text: string) => void;
    /** Beside it a button that empties it, where the spec has one. */
    hasClear?: boolean;
  };
  choices: readonly ListChoice[];
}

/** Whether a filter leaves out any rows. */
export const isNarrow = (filter: object): boolean =>
  Object.values(filter).some((value) => value !== undefined);

/** Search and choices above a list of the dashboard; each takes effect by itself. */
export const ListFilters = ({ label, search, choices }: ListFiltersProps) => {
  const [text, setText] = useTypedText(search.text ?? '', search.onSearch);
  return (
    <form
      className="list-filters"
      role="search"
      aria-label={label}
      onSubmit={(event) => event.preventDefault()}
    >
      <TextField
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
        <Button look="outline" className="list-filters-clear" onClick={() => setText('')}>
          Clear
        </Button>
      )}
      {choices.map((choice) => (
        <Choice key={choice.label} {...choice} />
      ))}
    </form>
  );
};

const Choice = ({ label, value, words, onChoose }: ListChoice) => (
  <SelectField label={label} value={value} onChange={({ target }) => onChoose(target.value)}>
    {Object.entries(words).map(([key, word]) => (
      <option key={key} value={key}>
        {word}
      </option>
    ))}
  </SelectField>
);
