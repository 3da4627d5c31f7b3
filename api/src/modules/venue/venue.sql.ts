/** The venue's row `$1`. Every page of events asks for it, so it is planned once for each connection, and not made an entity. */
export const FIND_VENUE = {
  name: 'venue.find',
  text: `SELECT id, name, description, logo_url AS "logoUrl", phone, email, address, time_zone AS "timeZone",
                show_artist_notes AS "showArtistNotes", moderate_gallery AS "moderateGallery",
                verification_photo_days AS "verificationPhotoDays", version
           FROM venue WHERE id = $1`,
};
