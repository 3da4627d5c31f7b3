import type { Pool } from 'pg';

const PHOTOS = `
  SELECT p.id, p.event_id AS "eventId",
         CASE WHEN e.id IS NOT NULL THEN json_build_object('id', e.id, 'name', e.name, 'date', e.date) END AS event,
         p.description, p.tags, p.filename,
         '/uploads/' || replace(p.filename, '.jpg', '-320.webp') AS "thumbnailUrl",
         '/uploads/' || replace(p.filename, '.jpg', '-1280.webp') AS "screenUrl",
         '/uploads/' || p.filename AS "downloadUrl",
         CASE WHEN p.placeholder IS NOT NULL THEN '/uploads/' || replace(p.filename, '.jpg', '-480.webp') END AS "cardUrl",
         p.width, p.height, p.placeholder, p.uploaded_at AS "uploadedAt"
    FROM event_photos p LEFT JOIN events e ON e.id = p.event_id
   WHERE p.in_gallery`;

const NEWEST = 'ORDER BY p.uploaded_at DESC, p.id DESC';

/** The gallery by one query and nothing else. */
export const rawGallery = async (
  pool: Pool,
  { searchParams }: URL,
  respond: (rows: unknown[]) => void,
): Promise<void> => {
  const { rows } = await pool.query<object>(...statementOf(searchParams));
  respond(rows);
};

const statementOf = (query: URLSearchParams): [sql: string, values: unknown[]] => {
  const limit = query.get('limit');
  const cursor = query.get('cursor');
  if (cursor !== null) {
    const [at, , id] = JSON.parse(Buffer.from(cursor, 'base64url').toString()) as unknown[];
    return [`${PHOTOS} AND (p.uploaded_at, p.id) < ($1, $2) ${NEWEST} LIMIT $3`, [at, id, limit]];
  }
  if (query.has('order'))
    return [`${PHOTOS} ORDER BY (p.caption_key = ''), p.caption_key, p.id LIMIT $1`, [limit]];
  if (query.has('eventId'))
    return [`${PHOTOS} AND p.event_id = $1 ${NEWEST} LIMIT $2`, [query.get('eventId'), limit]];
  if (query.has('tag'))
    return [
      `${PHOTOS} AND p.tags @> jsonb_build_array($1::text) ${NEWEST} LIMIT $2`,
      [query.get('tag'), limit],
    ];
  if (query.has('q'))
    return [
      // Every photo is compared, as without any index: what walks one until the page is full skips most of a frequent word.
      `WITH found AS MATERIALIZED (
         ${PHOTOS} AND (p.description ILIKE $1 OR p.tags::text ILIKE $1 OR e.name ILIKE $1))
       SELECT * FROM found ORDER BY "uploadedAt" DESC, id DESC LIMIT $2`,
      [`%${query.get('q')}%`, limit],
    ];
  return [`${PHOTOS} ${NEWEST} LIMIT $1`, [limit]];
};
