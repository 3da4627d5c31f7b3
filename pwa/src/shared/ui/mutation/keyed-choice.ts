import type { ListChoice } from '#shared/ui/list/list-filters';

interface KeyedChoice<Key extends string | number> {
  label: string;
  /** What it says while none is chosen. */
  all: string;
  /** Null while none is chosen. */
  chosen: Key | null;
  /** What can be chosen, by its id or name, and what it is called. */
  options: readonly (readonly [Key, string])[];
  /** What the chosen one is called when it is none of these, as an old address may have it. */
  unlisted: string;
  onChoose: (chosen: Key | null) => void;
}

/** Above a list, the choice of one event, tag or the like, or of all. */
export const keyedChoice = <Key extends string | number>(choice: KeyedChoice<Key>): ListChoice => {
  const { label, all, chosen, options, unlisted, onChoose } = choice;
  const isListed = chosen === null || options.some(([key]) => key === chosen);
  const offered = isListed ? options : [[chosen, unlisted] as const, ...options];
  return {
    label,
    value: chosen === null ? ALL : signed(chosen),
    words: Object.fromEntries([[ALL, all], ...offered.map(([key, word]) => [signed(key), word] as const)]),
    onChoose: (value) => onChoose(offered.find(([key]) => signed(key) === value)?.[0] ?? null),
  };
};

const ALL = 'all';

/** A sign before each: numbers as keys would change the order, and a tag may be called `all`. */
const signed = (key: string | number): string => `#${key}`;
