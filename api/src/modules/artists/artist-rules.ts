import { INVALID_EMAIL, isEmailAddress, isWebAddress } from '#contract/rules/texts.js';
import { ARTIST_DESCRIPTION_MIN } from '#contract/limits.js';
import type { ArtistContent } from '#src/modules/artists/profiles/artist-content.js';

/** Who fills in the form: the artist, or staff, who may know less (spec §5). */
export type Author = 'artist' | 'staff';

/** Spec §5 "Artist form (admin)" and "Artist profile (account page)": what must be there, and the message when it is missing. */
const REQUIRED: Record<Author, Partial<Record<keyof ArtistContent, string>>> = {
  staff: { name: 'Artist name is required', genre: 'Genre is required', email: 'Valid email is required' },
  artist: {
    name: 'Artist/Band name is required',
    genre: 'Genre is required',
    email: INVALID_EMAIL,
    experience: 'Experience is required',
    equipment: 'Equipment information is required',
    priceRange: 'Price range is required',
    availability: 'Availability is required',
  },
};

const BARE_MINIMUM = ['name', 'genre', 'email'] as const;

/** @returns the first words for each field that is missing, too short or no address; empty when all is well */
export const artistProblems = (content: ArtistContent, author: Author): Record<string, string> => {
  const isThere = (field: string): boolean =>
    field === 'email' ? isEmailAddress(content.email) : Boolean(content[field as keyof ArtistContent]);
  const missing = Object.entries(REQUIRED[author]).filter(([field]) => !isThere(field));
  return { ...Object.fromEntries(missing), ...(author === 'artist' && ownProblems(content)) };
};

interface Phones {
  phone: string | null;
  knownPhone: string | null;
}

/**
 * The number that staff know once an artist is written: the one that they write themselves, or the one they knew before while the
 * artist leaves it as it is.
 */
export const knownPhoneOf = (
  { phone }: Pick<Phones, 'phone'>,
  by: Author,
  before: Phones = { phone: null, knownPhone: null },
): string | null => {
  if (by === 'staff') return phone;
  return phone === before.phone ? before.knownPhone : null;
};

/** Whether staff have seen the number that the profile has now: anybody may type any number (decision 57). */
export const isPhoneKnown = ({ phone, knownPhone }: Phones): boolean =>
  phone !== null && phone === knownPhone;

/** What only artists are held to. */
const ownProblems = ({ description, website }: ArtistContent): Record<string, string> => {
  const isTooShort = [...(description ?? '')].length < ARTIST_DESCRIPTION_MIN;
  return {
    ...(isTooShort && { description: `Description must be at least ${ARTIST_DESCRIPTION_MIN} characters` }),
    ...(website !== null && !isWebAddress(website) && { website: 'Invalid website URL' }),
  };
};

/** The problems in one sentence; spec §5 has its own for an artist who leaves out the bare minimum. */
export const problemMessage = (
  content: ArtistContent,
  problems: Record<string, string>,
  author: Author,
): string => {
  if (author === 'artist' && BARE_MINIMUM.some((field) => !content[field]))
    return 'Name, genre, and email are required fields';
  return Object.values(problems)[0] ?? '';
};
