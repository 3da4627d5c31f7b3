import { minLength, object, refine, string, trim, type infer as Infer } from 'zod/mini';
import { ARTIST_DESCRIPTION_MIN, TEXT_LENGTH } from '#contract/limits';
import { isEmailAddress, isWebAddress, webAddressOf } from '#contract/rules/texts';
import { atMost, isEmptyOr, optionalText, requiredEmail, requiredText } from '#shared/lib/form-texts';
import type { FileChange } from '#shared/ui/file/use-file-choice';
import type { ArtistProfile } from '#features/artists/artists.queries';

/** The Artist Profile tab's form (spec §5 "Artist profile (account page)"). */
export const artistProfileForm = object({
  name: requiredText(TEXT_LENGTH.artistName, 'Artist/Band name is required'),
  genre: requiredText(TEXT_LENGTH.artistGenre, 'Genre is required'),
  description: string().check(
    trim(),
    minLength(ARTIST_DESCRIPTION_MIN, `Description must be at least ${ARTIST_DESCRIPTION_MIN} characters`),
    atMost(TEXT_LENGTH.artistText),
  ),
  email: requiredEmail,
  phone: optionalText(TEXT_LENGTH.phone),
  website: optionalText(TEXT_LENGTH.website).check(refine(isEmptyOr(isWebAddress), 'Invalid website URL')),
  socialMedia: optionalText(TEXT_LENGTH.artistText),
  experience: requiredText(TEXT_LENGTH.artistText, 'Experience is required'),
  equipment: requiredText(TEXT_LENGTH.artistText, 'Equipment information is required'),
  priceRange: requiredText(TEXT_LENGTH.priceRange, 'Price range is required'),
  availability: requiredText(TEXT_LENGTH.artistText, 'Availability is required'),
});

export type ArtistForm = Infer<typeof artistProfileForm>;

/** The admin's form: staff may know less of an artist (spec §5 "Artist form (admin)"). */
export const managedArtistForm = object({
  name: requiredText(TEXT_LENGTH.artistName, 'Artist name is required'),
  genre: requiredText(TEXT_LENGTH.artistGenre, 'Genre is required'),
  description: optionalText(TEXT_LENGTH.artistText),
  email: string().check(trim(), refine(isEmailAddress, 'Valid email is required')),
  phone: optionalText(TEXT_LENGTH.phone),
  website: optionalText(TEXT_LENGTH.website),
  socialMedia: optionalText(TEXT_LENGTH.artistText),
  experience: optionalText(TEXT_LENGTH.artistText),
  equipment: optionalText(TEXT_LENGTH.artistText),
  priceRange: optionalText(TEXT_LENGTH.priceRange),
  availability: optionalText(TEXT_LENGTH.artistText),
});

/** The form's fields in the order in which they are seen. */
const ARTIST_FIELDS = Object.keys(artistProfileForm.shape) as (keyof ArtistForm)[];

/** What spec §5 asks for once more when the form is sent. */
export const BARE_MINIMUM = ['name', 'genre', 'email'] as const;
export const BARE_MINIMUM_MISSING = 'Name, genre, and email are required fields';

/**
 * What the form starts with. @param by whose form it is: an artist's own takes a whole address alone, of which staff may have left
 * out the `https://`
 * @param email the account's, for somebody without a profile
 */
export const toArtistForm = (
  by: 'artist' | 'staff',
  artist: ArtistProfile | null,
  email = '',
): ArtistForm => {
  const website = (by === 'artist' && webAddressOf(artist?.website ?? '')) || artist?.website;
  const textOf = (field: keyof ArtistForm) =>
    (field === 'website' ? website : artist?.[field]) ?? (field === 'email' ? email : '');
  return Object.fromEntries(ARTIST_FIELDS.map((field) => [field, textOf(field)])) as ArtistForm;
};

export interface FileChanges {
  profileImage: FileChange;
  demoFile: FileChange;
}

/** The form as it is uploaded; empty optional values are left out (spec §5). */
export const toUpload = (values: ArtistForm, files: FileChanges): FormData => {
  const upload = new FormData();
  for (const field of ARTIST_FIELDS) if (values[field] !== '') upload.append(field, values[field]);
  addFile(upload, files.profileImage, { part: 'profileImage', removal: 'removeProfileImage' });
  addFile(upload, files.demoFile, { part: 'demoFile', removal: 'removeDemoFile' });
  return upload;
};

/** Whether the artist as the venue has them now is the one before with this change alone. */
export const saysWhatWasSent = (
  before: ArtistProfile,
  now: ArtistProfile,
  { values, changes }: { values: ArtistForm; changes: FileChanges },
): boolean =>
  now.version === before.version + 1 &&
  ARTIST_FIELDS.every((field) => asKept(field, now[field] ?? '') === asKept(field, values[field])) &&
  (['profileImage', 'demoFile'] as const).every((file) => isAsSent(changes[file], before[file], now[file]));

/** A text whatever the upload makes of its line breaks, and the venue of an e-mail's capitals. */
const asKept = (field: keyof ArtistForm, text: string): string =>
  (field === 'email' ? text.toLowerCase() : text).replace(/\r\n?/g, '\n');

const isAsSent = (change: FileChange, before: string | null, now: string | null): boolean =>
  change?.kind === 'chosen' ? now !== null && now !== before : now === (change ? null : before);

const addFile = (upload: FormData, change: FileChange, names: { part: string; removal: string }) => {
  if (change?.kind === 'chosen') upload.append(names.part, change.file);
  if (change?.kind === 'removed') upload.append(names.removal, 'true');
};
