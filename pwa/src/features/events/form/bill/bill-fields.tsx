import { useRef, useState } from 'react';
import { useController, type UseFormReturn } from 'react-hook-form';
import { ChoiceField } from '#shared/ui/form/choice-field';
import type { Choices } from '#shared/ui/form/choices';
import type { EventForm } from '#features/events/form/event-form';
import { actsOf, adding, billOf, featuring, isFull, moving } from './bill';
import { OtherActs } from './other-acts';
import { SetTimes } from './set-times';

export type ArtistChoices = Choices<{ id: number; name: string; genre: string }>;

interface BillFieldsProps {
  form: UseFormReturn<EventForm>;
  artists: ArtistChoices;
}

/** Who plays: the featured act (spec §2), and those who play after it in their order (design §9). */
export const BillFields = ({ form, artists }: BillFieldsProps) => {
  const { field, fieldState } = useController({ control: form.control, name: 'artistIds' });
  const [said, setSaid] = useState('');
  const featured = useRef<HTMLSelectElement | null>(null);
  const acts = actsOf(field.value);
  const names = namesOf(artists, acts);
  const set = (next: string[], words = '') => {
    field.onChange(billOf(next));
    setSaid(words);
  };
  const nameOf = (act: string): string => names.find(({ value }) => value === act)?.name ?? '';
  const move = (act: string, by: -1 | 1) => {
    const next = moving(acts, act, by);
    const place = next.indexOf(act) + 1;
    set(
      next,
      place === 1 ? `${nameOf(act)} is featured` : `${nameOf(act)} is act ${place} of ${next.length}`,
    );
    if (place === 1) featured.current?.focus();
  };
  return (
    <>
      <ChoiceField
        label="Featured Artist"
        error={fieldState.error?.message}
        choices={artists}
        what="artists"
        name={field.name}
        ref={(select: HTMLSelectElement | null) => {
          featured.current = select;
          field.ref(select);
        }}
        value={acts[0] ?? ''}
        onChange={({ target }) => set(featuring(acts, target.value))}
      >
        <option value="">No featured artist</option>
        {names.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </ChoiceField>
      {acts.length > 0 && (
        <OtherActs
          acts={acts.slice(1).map((act) => ({ id: act, name: nameOf(act) }))}
          isFull={isFull(acts)}
          others={names.filter(({ value }) => !acts.includes(value))}
          onMove={move}
          onRemove={(act) =>
            set(
              acts.filter((other) => other !== act),
              `${nameOf(act)} is off the bill`,
            )
          }
          onAdd={(act) => set(adding(acts, act), `${nameOf(act)} is on the bill`)}
        />
      )}
      <SetTimes form={form} acts={acts.map((act) => ({ id: act, name: nameOf(act) }))} />
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </>
  );
};

/** An act as an option of a select, and by its name alone. */
export interface ActOption {
  value: string;
  label: string;
  name: string;
}

/** Options for all artists, and for acts on the bill that the list lacks, or that are unknown until it is loaded. */
const namesOf = ({ rows, state }: ArtistChoices, acts: readonly string[]): ActOption[] => {
  const known = rows.map(({ id, name, genre }) => ({
    value: String(id),
    label: genre ? `${name} · ${genre}` : name,
    name,
  }));
  const unknown = state === 'ready' ? 'An artist who is not on the list any more' : 'As chosen before';
  const missing = acts.filter((act) => !known.some(({ value }) => value === act));
  return [...known, ...missing.map((value) => ({ value, label: unknown, name: unknown }))];
};
