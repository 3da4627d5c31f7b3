import { TEXT_LENGTH } from '#contract/limits';
import { Field } from '#shared/ui/field';
import { Input, NativeSelect } from '#shared/ui/input';
import { useTypedText } from '#shared/ui/use-typed-text';
import { STATUS_FILTERS, statusOf, type ArtistFilter } from './artist-filter';

interface ArtistFiltersProps {
  filter: ArtistFilter;
  onFilter: (filter: ArtistFilter) => void;
}

/** Search and approval; each takes effect by itself. */
export const ArtistFilters = ({ filter, onFilter }: ArtistFiltersProps) => {
  const [text, setText] = useTypedText(filter.q, (q) => onFilter({ ...filter, q }));
  return (
    <form
      className="artist-filters"
      role="search"
      aria-label="Artists"
      onSubmit={(event) => event.preventDefault()}
    >
      <Field label="Search">
        {(control) => (
          <Input
            {...control}
            type="search"
            enterKeyHint="search"
            autoComplete="off"
            spellCheck={false}
            placeholder="Name, genre or email"
            maxLength={TEXT_LENGTH.artistName}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        )}
      </Field>
      <Field label="Approval">
        {(control) => (
          <NativeSelect
            {...control}
            value={filter.status}
            onChange={({ target }) => onFilter({ ...filter, status: statusOf(target.value) })}
          >
            {Object.entries(STATUS_FILTERS).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </NativeSelect>
        )}
      </Field>
    </form>
  );
};
