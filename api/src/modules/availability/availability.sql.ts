/**
 * Entries of approved artists with their artists, by date and name. `$1` whether free, null for both; from `$2` to `$3`; after the
 * date, name and id `$4` to `$6`; at most `$7`. As SQL, since it pages by three columns over two tables.
 */
export const FIND_OF_APPROVED_ARTISTS = `
  SELECT entry.id, entry.artist_id AS "artistId", entry.date, entry.start_time AS "startTime", entry.end_time AS "endTime",
         entry.is_available AS "isAvailable", entry.notes, entry.version, entry.created_at AS "createdAt",
         entry.updated_at AS "updatedAt",
         json_build_object('id', artist.id, 'name', artist.name, 'genre', artist.genre, 'email', artist.email,
                           'profileImage', artist.profile_image) AS artist
    FROM artist_availability entry JOIN artists artist ON artist.id = entry.artist_id
   WHERE artist.is_approved AND ($1::boolean IS NULL OR entry.is_available = $1)
     AND entry.date >= coalesce($2, entry.date) AND entry.date <= coalesce($3, entry.date)
     AND entry.date >= $4 AND (entry.date, artist.name, entry.id) > ($4, $5, $6)
   ORDER BY entry.date, artist.name, entry.id LIMIT $7`;
