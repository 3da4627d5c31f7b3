/** Plain rows with the entity's properties: making entities of a page takes longer than all else of a list. */
export const SHOWN_COLUMNS = `
  id, name, type, description, date, time, doors_time AS "doorsTime", end_time AS "endTime", status, capacity,
  image_url AS "imageUrl", artist_id AS "artistId", artist_notes AS "artistNotes", series_id AS "seriesId", version,
  created_at AS "createdAt"`;

/** Events by the ids `$1`. Everybody who opens a show asks this, so it is planned once for each connection. */
export const FIND_EVENTS_BY_IDS = {
  name: 'events.find-by-ids',
  text: `SELECT ${SHOWN_COLUMNS} FROM events WHERE id = ANY ($1)`,
};
