/** Where an artist's profile stands with the staff (spec §4 "Artist"); a filter of the admin's list. */
export const ARTIST_STATUSES = ['waiting', 'approved'] as const;
export type ArtistStatus = (typeof ARTIST_STATUSES)[number];
