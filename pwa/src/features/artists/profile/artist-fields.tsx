import { Grid } from '@chakra-ui/react/grid';
import type { ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { TEXT_LENGTH } from '#contract/limits';
import { genreName } from '#shared/lib/genre-name';
import { Field, type FieldControl } from '#shared/ui/form/field';
import { Input, NativeSelect, TextArea } from '#shared/ui/form/input';
import type { ArtistForm } from './artist-form';

export interface ArtistFieldsProps {
  form: UseFormReturn<ArtistForm>;
  /** The venue's event types: an artist's genre is one of their names in lower case (spec §2). */
  genres: readonly { name: string }[];
  /** Every field is asked of artists; staff may leave most of them out. */
  by: 'artist' | 'staff';
}

/** Everything an artist's profile says in words (spec §2 "Artist Profile"). */
export const ArtistFields = ({ form, genres, by }: ArtistFieldsProps) => {
  const row = (name: keyof ArtistForm, label: string, hint?: string) => ({
    label,
    hint,
    error: form.formState.errors[name]?.message,
  });
  const long = (name: keyof ArtistForm, rows: number) => (control: FieldControl) => (
    <TextArea {...control} {...form.register(name)} rows={rows} dir="auto" />
  );
  return (
    <>
      <Pair>
        <Field {...row('name', by === 'artist' ? 'Artist/Band Name' : 'Artist Name')}>
          {(control) => (
            <Input
              {...control}
              {...form.register('name')}
              dir="auto"
              autoComplete="off"
              maxLength={TEXT_LENGTH.artistName}
              required
            />
          )}
        </Field>
        <GenreSelect form={form} genres={genres} />
      </Pair>
      <Field {...row('description', 'Description', 'Shown on the artist’s page')}>
        {long('description', 4)}
      </Field>
      <ReachFields form={form} row={row} />
      <Field {...row('socialMedia', 'Social Media', 'Optional. Links or names, one per line')}>
        {long('socialMedia', 2)}
      </Field>
      <Field {...row('experience', 'Experience')}>{long('experience', 3)}</Field>
      <Field {...row('equipment', 'Equipment')}>{long('equipment', 3)}</Field>
      <Pair>
        <Field {...row('priceRange', 'Price Range', 'e.g. $500-$1000 per show')}>
          {(control) => (
            <Input {...control} {...form.register('priceRange')} maxLength={TEXT_LENGTH.priceRange} />
          )}
        </Field>
        <Field {...row('availability', 'Availability', 'e.g. weekends, specific days')}>
          {(control) => <Input {...control} {...form.register('availability')} />}
        </Field>
      </Pair>
    </>
  );
};

const Pair = ({ children }: { children: ReactNode }) => (
  <Grid templateColumns="repeat(auto-fit, minmax(min(100%, 14rem), 1fr))" gap="4">
    {children}
  </Grid>
);

interface ReachFieldsProps {
  form: UseFormReturn<ArtistForm>;
  row: (
    name: keyof ArtistForm,
    label: string,
    hint?: string,
  ) => { label: string; hint?: string; error?: string };
}

const ReachFields = ({ form, row }: ReachFieldsProps) => (
  <>
    <Pair>
      <Field {...row('email', 'Contact Email', 'Only the venue sees it')}>
        {(control) => (
          <Input {...control} {...form.register('email')} type="email" autoComplete="email" required />
        )}
      </Field>
      <Field {...row('phone', 'Phone', 'Optional. Only the venue sees it')}>
        {(control) => (
          <Input
            {...control}
            {...form.register('phone')}
            type="tel"
            autoComplete="tel"
            maxLength={TEXT_LENGTH.phone}
          />
        )}
      </Field>
    </Pair>
    <Field {...row('website', 'Website', 'Optional')}>
      {(control) => (
        <Input
          {...control}
          {...form.register('website')}
          type="url"
          inputMode="url"
          placeholder="https://example.com"
          autoComplete="url"
          maxLength={TEXT_LENGTH.website}
        />
      )}
    </Field>
  </>
);

const GenreSelect = ({ form, genres }: Omit<ArtistFieldsProps, 'by'>) => {
  const names = new Map(genres.map(({ name }) => [name.toLowerCase(), name]));
  // A type that was deleted stays with the artists that have it.
  const current = form.watch('genre');
  if (current && !names.has(current)) names.set(current, genreName(current));
  return (
    <Field label="Genre" error={form.formState.errors.genre?.message}>
      {(control) => (
        <NativeSelect {...control} {...form.register('genre')} required>
          <option value="">Select genre...</option>
          {[...names].map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </NativeSelect>
      )}
    </Field>
  );
};
