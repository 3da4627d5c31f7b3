/**
 * The first scheduled event that overlaps one of the appearances `$1` (JSON) of its artist; `$2` is the event that appears, or
 * null. SQL, since it joins a list of values by ranges of time, as `ex_events_artist_slot` compares them.
 */
export const FIND_ENGAGEMENT = `
  SELECT artist.name AS "artistName", event.name, event.date, event.time
    FROM jsonb_to_recordset($1::jsonb) AS wanted ("artistId" int, date text, time text, "endTime" text)
    JOIN artists artist ON artist.id = wanted."artistId"
    JOIN events event ON event.artist_id = artist.id AND event.status = 'scheduled'
     AND event.slot && show_slot(wanted.date, wanted.time, wanted."endTime")
   WHERE event.id IS DISTINCT FROM $2 ORDER BY event.date, event.time, event.id LIMIT 1`;
