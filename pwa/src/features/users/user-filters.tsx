import { TEXT_LENGTH } from '#contract/limits';
import { Field } from '#shared/ui/field';
import { Input, NativeSelect } from '#shared/ui/input';
import { useTypedText } from '#shared/ui/use-typed-text';
import { ROLE_FILTERS, roleOf, STATUS_FILTERS, statusOf, type UserFilter } from './user-filter';

interface UserFiltersProps {
  filter: UserFilter;
  onFilter: (filter: UserFilter) => void;
}

/** Search, role and status; each takes effect by itself. */
export const UserFilters = ({ filter, onFilter }: UserFiltersProps) => {
  const [text, setText] = useTypedText(filter.q, (q) => onFilter({ ...filter, q }));
  return (
    <form
      className="user-filters"
      role="search"
      aria-label="Users"
      onSubmit={(event) => event.preventDefault()}
    >
      <Field label="Search">
        {(control) => (
          <Input
            {...control}
            type="search"
            enterKeyHint="search"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            placeholder="Name, username or email"
            maxLength={TEXT_LENGTH.email}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        )}
      </Field>
      <Field label="Role">
        {(control) => (
          <NativeSelect
            {...control}
            value={filter.role}
            onChange={({ target }) => onFilter({ ...filter, role: roleOf(target.value) })}
          >
            <Options words={ROLE_FILTERS} />
          </NativeSelect>
        )}
      </Field>
      <Field label="Status">
        {(control) => (
          <NativeSelect
            {...control}
            value={filter.status}
            onChange={({ target }) => onFilter({ ...filter, status: statusOf(target.value) })}
          >
            <Options words={STATUS_FILTERS} />
          </NativeSelect>
        )}
      </Field>
    </form>
  );
};

const Options = ({ words }: { words: Record<string, string> }) =>
  Object.entries(words).map(([value, label]) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
