import { SimpleGrid } from '@chakra-ui/react/simple-grid';
import type { UseFormReturn } from 'react-hook-form';
import { TEXT_LENGTH } from '#contract/limits';
import { genreName } from '#shared/lib/genre-name';
import { ChoiceField } from '#shared/ui/form/choice-field';
import type { Choices } from '#shared/ui/form/choices';
import { fieldOf } from '#shared/ui/form/field-of';
import { EmailField, PhoneField, RequiredField, TextAreaField, TextField } from '#shared/ui/form/fields';
import type { ArtistForm } from './artist-form';

interface ArtistFieldsProps {
  form: UseFormReturn<ArtistForm>;
  /** The venue's event types: an artist's genre is one of their names in lower case (spec §2). */
  genres: Choices<{ name: string }>;
  /** Every field is asked of artists; staff may leave most of them out. */
  by: 'artist' | 'staff';
}

/** Everything an artist's profile says in words (spec §2 "Artist Profile"). */
export const ArtistFields = ({ form, genres, by }: ArtistFieldsProps) => (
  <>
    <SimpleGrid {...PAIR}>
      <RequiredField
        label={by === 'artist' ? 'Artist/Band Name' : 'Artist Name'}
        {...fieldOf(form, 'name')}
        maxLength={TEXT_LENGTH.artistName}
      />
      <GenreSelect form={form} genres={genres} />
    </SimpleGrid>
    <TextAreaField
      label="Description"
      hint="Shown on the artist’s page"
      {...fieldOf(form, 'description')}
      rows={4}
    />
    <ReachFields form={form} />
    <TextAreaField
      label="Social Media"
      hint="Optional. Links or names, one per line"
      {...fieldOf(form, 'socialMedia')}
      rows={2}
    />
    <TextAreaField label="Experience" {...fieldOf(form, 'experience')} rows={3} />
    <TextAreaField label="Equipment" {...fieldOf(form, 'equipment')} rows={3} />
    <SimpleGrid {...PAIR}>
      <TextField
        label="Price Range"
        hint="e.g. $500-$1000 per show"
        {...fieldOf(form, 'priceRange')}
        maxLength={TEXT_LENGTH.priceRange}
      />
      <TextField
        label="Availability"
        hint="e.g. weekends, specific days"
        {...fieldOf(form, 'availability')}
      />
    </SimpleGrid>
  </>
);

/** Two beside each other where there is room. */
const PAIR = { minChildWidth: 'min(100%, 14rem)', gap: '4' } as const;

const ReachFields = ({ form }: Pick<ArtistFieldsProps, 'form'>) => (
  <>
    <SimpleGrid {...PAIR}>
      <EmailField label="Contact Email" hint="Only the venue sees it" {...fieldOf(form, 'email')} required />
      <PhoneField hint="Optional. Only the venue sees it" {...fieldOf(form, 'phone')} />
    </SimpleGrid>
    <TextField
      label="Website"
      hint="Optional"
      {...fieldOf(form, 'website')}
      type="url"
      inputMode="url"
      placeholder="https://example.com"
      autoComplete="url"
      maxLength={TEXT_LENGTH.website}
    />
  </>
);

const GenreSelect = ({ form, genres }: Omit<ArtistFieldsProps, 'by'>) => {
  const names = new Map(genres.rows.map(({ name }) => [name.toLowerCase(), name]));
  // A type that was deleted stays with the artists that have it.
  const current = form.watch('genre');
  if (current && !names.has(current)) names.set(current, genreName(current));
  return (
    <ChoiceField choices={genres} what="genres" label="Genre" {...fieldOf(form, 'genre')} required>
      <option value="">Select genre...</option>
      {[...names].map(([value, name]) => (
        <option key={value} value={value}>
          {name}
        </option>
      ))}
    </ChoiceField>
  );
};
