import { Search } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { EVENT_TYPE_FILTERS } from '#contract/events';
import { SEARCH_LENGTH } from '#shared/lib/address-values';
import { useEarlyValue } from '#shared/lib/use-early-value';
import { genreName } from '#shared/lib/genre-name';
import { Button } from '#shared/ui/form/button';
import { Field } from '#shared/ui/form/field';
import { Input, NativeSelect } from '#shared/ui/form/input';
import { EMPTY_SEARCH, type EventSearch } from './event-search';
import type { ShownType } from '#features/events/event-wording';
import './search-panel.css';

interface SearchPanelProps {
  /** The search that is on; the panel follows it when it changes elsewhere, e.g. by a day of the calendar. */
  search: EventSearch;
  /** Reports name, type and date; Clear reports them empty (spec §2). */
  onSearch: (search: EventSearch) => void;
  /** The venue's event types by what events call them. */
  types: Map<string, ShownType>;
}

/** 'Find Your Event': nothing is searched before the button says so (spec §2). */
export const SearchPanel = ({ search, onSearch, types }: SearchPanelProps) => {
  const [draft, setDraft] = useDraft(search);
  const put = (part: Partial<EventSearch>) => setDraft((known) => ({ ...known, ...part }));
  const nameField = useEarlyValue<HTMLInputElement>(draft.name, (text) => put({ name: text }));
  const typeField = useEarlyValue<HTMLSelectElement>(draft.type, (chosen) => put({ type: chosen }));
  const dateField = useEarlyValue<HTMLInputElement>(draft.date, (day) => put({ date: day }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch(draft);
  };
  const clear = () => {
    setDraft(EMPTY_SEARCH);
    onSearch(EMPTY_SEARCH);
  };
  return (
    <form className="search-panel card" role="search" aria-labelledby="find-your-event" onSubmit={submit}>
      <h2 id="find-your-event">Find Your Event</h2>
      <Field label="Search by Name">
        {(control) => (
          <Input
            {...control}
            ref={nameField}
            type="text"
            enterKeyHint="search"
            autoComplete="off"
            placeholder="Enter event name..."
            maxLength={SEARCH_LENGTH}
            value={draft.name}
            onChange={({ target }) => put({ name: target.value })}
          />
        )}
      </Field>
      <div className="search-panel-pair">
        <Field label="Event Type">
          {(control) => (
            <NativeSelect
              {...control}
              ref={typeField}
              value={draft.type}
              onChange={({ target }) => put({ type: target.value })}
            >
              {typeFilters(types, draft.type).map((type) => (
                <option key={type} value={type}>
                  {types.get(type)?.name ?? genreName(type)}
                </option>
              ))}
            </NativeSelect>
          )}
        </Field>
        <Field label="Date">
          {(control) => (
            <Input
              {...control}
              ref={dateField}
              type="date"
              value={draft.date}
              onChange={({ target }) => put({ date: target.value })}
            />
          )}
        </Field>
      </div>
      <div className="search-panel-actions">
        <Button type="submit">
          <Search size={20} aria-hidden /> Search Events
        </Button>
        <Button look="outline" onClick={clear}>
          Clear
        </Button>
      </div>
    </form>
  );
};

/** The search as it is typed, before it starts; reset whenever the search changes elsewhere. */
const useDraft = (search: EventSearch) => {
  const [draft, setDraft] = useState(search);
  const [followed, setFollowed] = useState(search);
  const changed =
    followed.name !== search.name || followed.type !== search.type || followed.date !== search.date;
  if (changed) {
    setFollowed(search);
    setDraft(search);
  }
  return [changed ? search : draft, setDraft] as const;
};

/** The spec's types in its order, then the venue's own; and what is searched for, should it be neither. */
const typeFilters = (types: Map<string, ShownType>, current: string) => [
  ...new Set<string>([...EVENT_TYPE_FILTERS, ...types.keys(), current]),
];
