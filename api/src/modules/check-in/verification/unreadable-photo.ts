/**
 * SQL: true for a photo that was taken in and then could not be encoded, so that there is nothing to show.
 * @param photo name of an `event_photos` row in the statement
 */
export const isUnreadable = (photo: string): string =>
  `(${photo}.content_hash IS NOT NULL AND ${photo}.original_key IS NULL AND NOT ${photo}.sizes_ready)`;
