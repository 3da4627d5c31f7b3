/**
 * What events show of their artists, by the ids `$1`. Every page of events asks this, so it is planned once for each
 * connection, and its rows are not made entities.
 */
export const FIND_FEATURED = {
  name: 'artists.find-featured',
  text: `SELECT id, user_id AS "userId", name, genre, profile_image AS "profileImage", is_approved AS "isApproved" FROM artists WHERE id = ANY($1)`,
};
