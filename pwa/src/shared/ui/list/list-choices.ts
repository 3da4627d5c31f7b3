import { useMemo } from 'react';
import type { ListChoice } from './list-filters';

/** A route whose address says what is searched on it. */
interface FilteredRoute<Filter> {
  useSearch: () => object;
  useNavigate: () => (change: { search: Filter; replace: true; resetScroll: false }) => unknown;
}

type Parse<Filter> = (address: Record<string, unknown>) => Filter;

/**
 * What is searched on a page, as its address says it, and how that changes.
 * @param parse reads the address once more: the router hands on what it says beside what was read from it
 */
export const useAddressFilter = <Filter extends object>(
  route: FilteredRoute<Filter>,
  parse: Parse<Filter>,
) => {
  const navigate = route.useNavigate();
  const search = route.useSearch();
  const filter = useMemo(() => read(parse, search), [parse, search]);
  const onFilter = (next: Filter) =>
    void navigate({ search: read(parse, next), replace: true, resetScroll: false });
  return { filter, onFilter };
};

const read = <Filter>(parse: Parse<Filter>, address: object): Filter => parse({ ...address });

/** A filter above a list, and what follows when it is changed. */
interface Narrowing<Filter> {
  filter: Filter;
  onFilter: (filter: Filter) => void;
}

/** The text of a filter, for its search. */
export const searchIn = <Filter extends { q?: string }>({ filter, onFilter }: Narrowing<Filter>) => ({
  text: filter.q,
  onSearch: (q: string) => onFilter({ ...filter, q: q || undefined }),
});

/** A field of a filter, for its choice. */
export const choiceIn = <Filter, Field extends keyof Filter>(
  { filter, onFilter }: Narrowing<Filter>,
  field: Field,
) => ({
  chosen: filter[field],
  onChoose: (chosen: Filter[Field]) => onFilter({ ...filter, [field]: chosen }),
});

interface KeyedChoice<Key extends string | number> {
  label: string;
  /** What it says while none is chosen. */
  all: string;
  /** Undefined while none is chosen. */
  chosen: Key | undefined;
  /** What can be chosen, by its id or name, and what it is called. */
  options: readonly (readonly [Key, string])[];
  /** Name of a chosen one that is not among the options: an old address may have it. */
  unlisted: string;
  onChoose: (chosen: Key | undefined) => void;
}

/** Above a list, the choice of one event, tag or the like, or of all. */
export const keyedChoice = <Key extends string | number>(choice: KeyedChoice<Key>): ListChoice => {
  const { label, all, chosen, options, unlisted, onChoose } = choice;
  const isListed = chosen === undefined || options.some(([key]) => key === chosen);
  const offered = isListed ? options : [[chosen, unlisted] as const, ...options];
  return {
    label,
    value: chosen === undefined ? ALL : signed(chosen),
    words: Object.fromEntries([[ALL, all], ...offered.map(([key, word]) => [signed(key), word] as const)]),
    onChoose: (value) => onChoose(offered.find(([key]) => signed(key) === value)?.[0]),
  };
};

interface NamedChoice<Key extends string> {
  label: string;
  /** What each is called, in the order of the choice. */
  names: Readonly<Record<Key, string>>;
  chosen: Key | undefined;
  onChoose: (chosen: Key | undefined) => void;
}

/** The choice of one of a few words that never change, or of all. */
export const namedChoice = <Key extends string>(choice: NamedChoice<Key>): ListChoice => {
  const { label, names, chosen, onChoose } = choice;
  const keys = Object.keys(names) as Key[];
  return {
    label,
    value: chosen ?? ALL,
    words: { [ALL]: 'All', ...names },
    onChoose: (value) => onChoose(keys.find((key) => key === value)),
  };
};

const ALL = 'all';

/** A sign before each: numbers as keys would change the order, and a tag may be called `all`. */
const signed = (key: string | number): string => `#${key}`;
