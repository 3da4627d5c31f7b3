import { EVENT_TYPE_LENGTH } from '#contract/events.js';

/**
 * Business constants of spec §5 and §9 that both the API and the PWA enforce, each once. Those that the app's first load needs
 * stand in `events.ts` and `photos.ts`, as it would carry all of this file along.
 */

const MEBIBYTE = 1024 * 1024;

/** People in one check-in, the guest included (spec §5). */
export const PARTY_SIZE = { min: 1, max: 20 } as const;

/** Upload ceilings in bytes (spec §5, §9). Photos, logos and events' images may be as large; profile images and demos only smaller. */
export const MAX_PHOTO_BYTES = 10 * MEBIBYTE;
export const MAX_LOGO_BYTES = 5 * MEBIBYTE;
export const MAX_EVENT_IMAGE_BYTES = 5 * MEBIBYTE;
export const MAX_PROFILE_IMAGE_BYTES = 5 * MEBIBYTE;
export const MAX_DEMO_BYTES = 10 * MEBIBYTE;

/** Shortest accepted password, in characters (spec §5). The upper bound keeps argon2 input finite. */
export const PASSWORD_LENGTH = { min: 6, max: 255 } as const;

/** Column lengths of spec §3, in characters; where it gives none, more than anybody writes, so that nothing grows without end. */
export const TEXT_LENGTH = {
  username: 50,
  email: 255,
  phone: 20,
  personName: 100,
  customerName: 255,
  eventName: 255,
  smsMessage: 20_000,
  eventType: EVENT_TYPE_LENGTH,
  eventTypeColor: 100,
  eventTypeDescription: 2000,
  venueName: 255,
  venueDescription: 5000,
  address: 500,
  street: 255,
  city: 100,
  region: 100,
  postalCode: 20,
  photoDescription: 2000,
  eventDescription: 5000,
  artistNotes: 5000,
  bookingText: 2000,
  payment: 255,
  budget: 100,
  duration: 50,
  availabilityNotes: 2000,
  artistName: 255,
  artistGenre: 100,
  artistText: 4000,
  website: 500,
  priceRange: 100,
  badgeName: 100,
  badgeColor: 50,
  badgeDescription: 500,
  ledgerDescription: 255,
  rewardName: 100,
  rewardDescription: 500,
  deviceName: 60,
  pushEndpoint: 1000,
} as const;

/** What a badge asks for, and the points it brings (spec §5 "Add badge"). */
export const BADGE_REQUIREMENT = { min: 1, max: 10_000 } as const;
export const BADGE_POINTS = { min: 0, max: 100_000 } as const;

/** Points that staff give or take at once; never 0. */
export const POINTS_ADJUSTMENT = { min: -100_000, max: 100_000 } as const;

/** Shortest description of an artist, in characters (spec §5 "Artist profile"). */
export const ARTIST_DESCRIPTION_MIN = 10;

/** Guests an event has room for. */
export const EVENT_CAPACITY = { min: 1, max: 100_000 } as const;

export const EVENT_YEARS = { min: 2000, max: 2100 } as const;

/** Days a verification photo is kept after review (design §4 "Photos"). */
export const VERIFICATION_PHOTO_DAYS = { min: 1, max: 365 } as const;

/** Shortest side of a check-in's photo, in pixels: below it nobody can be told from anybody (design §4). */
export const VERIFICATION_PHOTO_MIN_SIDE = 320;

/** Gallery photos that one call changes together, at most. */
export const PHOTOS_AT_ONCE = 100;

/** Days after the show's check-in closed in which one still reaches staff (design §4 "When a check-in counts"). */
export const LATE_CHECK_IN_DAYS = 14;

/** Rows one list request may ask for, and what a request without `limit` gets (design §4 "Lists"). */
export const LIST_LIMIT = { max: 1000, default: 1000 } as const;

/** Tables with seats that one guest may have at one show. */
export const OPEN_TABLES = 3;

/** Shows in the frame that other sites put on their pages. */
export const EMBED_SHOWS = { min: 1, max: 50, default: 10 } as const;
