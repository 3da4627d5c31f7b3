import { boolean, object, refine, regex, string, toUpperCase, trim, type infer as Infer } from 'zod/mini';
import { TEXT_LENGTH, VERIFICATION_PHOTO_DAYS } from '#contract/limits';
import { TEXT_DAYS } from '#contract/sms';
import { SHORT_NAME_LENGTH } from '#contract/venue-app/short-name';
import { PRODUCT_COLORS } from '#contract/venue-app/web-manifest';
import { isWholeIn, optionalEmail, optionalText, requiredText } from '#shared/lib/form-texts';
import type { components } from '#contract/api-types.gen';
import type { VenueSettings } from './venue-settings.queries';

/** A code of ISO 3166-1. */
const COUNTRY = /^(?:[A-Z]{2})?$/;

const daysWithin = ({ min, max }: { min: number; max: number }) =>
  string().check(trim(), refine(isWholeIn({ min, max }), `Enter a number from ${min} to ${max}`));

/** The Venue Settings form: texts as typed, empty where there is nothing (spec §2 "Settings tab"). */
export const venueSettingsForm = object({
  name: requiredText(TEXT_LENGTH.venueName, 'Venue name is required'),
  description: optionalText(TEXT_LENGTH.venueDescription),
  logoUrl: string(),
  phone: optionalText(TEXT_LENGTH.phone),
  email: optionalEmail,
  address: optionalText(TEXT_LENGTH.address),
  street: optionalText(TEXT_LENGTH.street),
  city: optionalText(TEXT_LENGTH.city),
  region: optionalText(TEXT_LENGTH.region),
  postalCode: optionalText(TEXT_LENGTH.postalCode),
  country: string().check(trim(), toUpperCase(), regex(COUNTRY, 'Enter two letters, for example US')),
  timeZone: string(),
  showArtistNotes: boolean(),
  moderateGallery: boolean(),
  doorNeedsPhoto: boolean(),
  needsDoorCode: boolean(),
  shortName: optionalText(SHORT_NAME_LENGTH),
  appColor: string(),
  verificationPhotoDays: daysWithin(VERIFICATION_PHOTO_DAYS),
  textDays: daysWithin(TEXT_DAYS),
});

export type VenueSettingsForm = Infer<typeof venueSettingsForm>;

export const toVenueForm = (settings: VenueSettings): VenueSettingsForm => ({
  logoUrl: settings.logoUrl ?? '',
  name: settings.name,
  description: settings.description ?? '',
  phone: settings.phone ?? '',
  email: settings.email ?? '',
  address: settings.address ?? '',
  street: settings.street ?? '',
  city: settings.city ?? '',
  region: settings.region ?? '',
  postalCode: settings.postalCode ?? '',
  country: settings.country ?? '',
  timeZone: settings.timeZone,
  showArtistNotes: settings.showArtistNotes,
  moderateGallery: settings.moderateGallery,
  doorNeedsPhoto: settings.doorNeedsPhoto,
  needsDoorCode: settings.needsDoorCode,
  shortName: settings.shortName ?? '',
  appColor: (settings.appColor ?? PRODUCT_COLORS.theme).toLowerCase(),
  verificationPhotoDays: String(settings.verificationPhotoDays),
  textDays: String(settings.textDays),
});

/** What the form says, as the API takes it: nothing typed is null. */
export const toVenueRequest = (form: VenueSettingsForm): components['schemas']['VenueSettingsRequest'] => ({
  ...form,
  description: form.description || null,
  logoUrl: form.logoUrl || null,
  phone: form.phone || null,
  email: form.email || null,
  address: form.address || null,
  shortName: form.shortName || null,
  // A picker of colors has no empty choice.
  appColor: isProductColor(form.appColor) ? null : form.appColor,
  street: form.street || null,
  city: form.city || null,
  region: form.region || null,
  postalCode: form.postalCode || null,
  country: form.country || null,
  verificationPhotoDays: Number(form.verificationPhotoDays),
  textDays: Number(form.textDays),
});

const isProductColor = (color: string): boolean => color.toUpperCase() === PRODUCT_COLORS.theme;
