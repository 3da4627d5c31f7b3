/** The first scheduled event but `$2` that overlaps one of the appearances `$1` (JSON) of its artist; ranges overlap in SQL alone. */
export const FIND_ENGAGEMENT = `
  SELECT artist.name AS "artistName", event.name, event.date, event.time
    FROM jsonb_to_recordset($1::jsonb) AS wanted ("artistId" int, date text, time text, "endTime" text)
    JOIN artists artist ON artist.id = wanted."artistId"
    JOIN events event ON event.artist_id = artist.id AND event.status = 'scheduled'
     AND event.slot && show_slot(wanted.date, wanted.time, wanted."endTime")
   WHERE event.id IS DISTINCT FROM $2 ORDER BY event.date, event.time, event.id LIMIT 1`;
