import {
  boolean,
  maxLength,
  minLength,
  object,
  refine,
  regex,
  string,
  trim,
  type infer as Infer,
} from 'zod/mini';
import { INVALID_EMAIL } from '#contract/rules/texts';
import { TEXT_LENGTH, VERIFICATION_PHOTO_DAYS } from '#contract/limits';
import type { VenueSettings } from './venue-settings.queries';
import type { VenueSettingsRequest } from '#features/venue/venue.requests';

const EMAIL = /^$|^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const { min, max } = VERIFICATION_PHOTO_DAYS;

const isDays = (text: string) => /^\d{1,3}$/.test(text) && Number(text) >= min && Number(text) <= max;
const optional = (limit: number) => string().check(trim(), maxLength(limit, `At most ${limit} characters`));

/** The Venue Settings form: texts as typed, empty where there is nothing (spec §2 "Settings tab"). */
export const venueSettingsForm = object({
  name: string().check(
    trim(),
    minLength(1, 'Venue name is required'),
    maxLength(TEXT_LENGTH.venueName, `At most ${TEXT_LENGTH.venueName} characters`),
  ),
  description: optional(TEXT_LENGTH.venueDescription),
  logoUrl: string(),
  phone: optional(TEXT_LENGTH.phone),
  email: string().check(
    trim(),
    regex(EMAIL, INVALID_EMAIL),
    maxLength(TEXT_LENGTH.email, `At most ${TEXT_LENGTH.email} characters`),
  ),
  address: optional(TEXT_LENGTH.address),
  timeZone: string(),
  showArtistNotes: boolean(),
  moderateGallery: boolean(),
  verificationPhotoDays: string().check(trim(), refine(isDays, `Enter a number from ${min} to ${max}`)),
});

export type VenueSettingsForm = Infer<typeof venueSettingsForm>;

/** The form's fields in the order in which they are seen. */
export const VENUE_FIELDS = [
  'logoUrl',
  'name',
  'description',
  'phone',
  'email',
  'address',
  'timeZone',
  'showArtistNotes',
  'moderateGallery',
  'verificationPhotoDays',
] as const satisfies readonly (keyof VenueSettingsForm)[];

export const toVenueForm = (settings: VenueSettings): VenueSettingsForm => ({
  name: settings.name,
  description: settings.description ?? '',
  logoUrl: settings.logoUrl ?? '',
  phone: settings.phone ?? '',
  email: settings.email ?? '',
  address: settings.address ?? '',
  timeZone: settings.timeZone,
  showArtistNotes: settings.showArtistNotes,
  moderateGallery: settings.moderateGallery,
  verificationPhotoDays: String(settings.verificationPhotoDays),
});

/** What the form says, as the API takes it: nothing typed is null. */
export const toVenueRequest = (form: VenueSettingsForm): VenueSettingsRequest => ({
  name: form.name,
  description: form.description || null,
  logoUrl: form.logoUrl || null,
  phone: form.phone || null,
  email: form.email || null,
  address: form.address || null,
  timeZone: form.timeZone,
  showArtistNotes: form.showArtistNotes,
  moderateGallery: form.moderateGallery,
  verificationPhotoDays: Number(form.verificationPhotoDays),
});
