import type { GalleryOrder } from '#contract/photos.js';
import type { PreparedStatement } from '#src/database/database.js';
import { Conditions } from '#src/database/sql/conditions.js';
import { containing } from '#src/database/sql/like-pattern.js';
import type { GalleryPlace } from './gallery-cursor.js';

/** Which photos, in which order, and where to begin. */
export interface GalleryFilter {
  q?: string;
  eventId?: number;
  tag?: string;
  order?: GalleryOrder;
  after?: GalleryPlace;
  take: number;
}

const COLUMNS = `photo.id, photo.filename, photo.description, photo.tags, photo.width, photo.height, photo.placeholder,
  photo.event_id AS "eventId", event.name AS "eventName", event.date AS "eventDate", photo.caption_key AS "captionKey",
  to_char(photo.uploaded_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') AS "takenInAt"`;

const WITH_EVENT = 'LEFT JOIN events event ON event.id = photo.event_id';
const PHOTOS = `SELECT ${COLUMNS} FROM event_photos photo ${WITH_EVENT} WHERE photo.in_gallery`;

/** A search looks through so many pages of photos before it asks the index. */
const PAGES_LOOKED_THROUGH = 5;

/** How the rows of a list stand, each served by an index of migration 38. */
export type Way = 'newest' | 'oldest' | 'name' | 'name-reversed';

/** One photo that everybody may see. SQL and prepared, as the pages it is opened from. */
export const FIND_GALLERY_PHOTO = { name: 'gallery.find-by-id', text: `${PHOTOS} AND photo.id = $1` };

/** Photos whose tags are counted: the newest, so that what is offered follows the times and costs the same for ever. */
const TAGGED = 5_000;

/**
 * The `$1` tags that most of the newest photos have, the most used first. SQL, because it takes the lists of tags apart.
 * @param where which photos, as a condition on `photo`
 * @param newest their order, which an index has
 */
export const countTags = (where: string, newest: string): string => `
  SELECT tag, count(*)::int AS count
    FROM (SELECT photo.tags FROM event_photos photo WHERE ${where} ORDER BY ${newest} LIMIT ${TAGGED}) photo
         CROSS JOIN LATERAL jsonb_array_elements_text(photo.tags) tag
   GROUP BY tag ORDER BY count DESC, tag LIMIT $1`;

export const COUNT_GALLERY_TAGS = countTags('photo.in_gallery', 'photo.uploaded_at DESC, photo.id DESC');

/** The `$1` events last held of which the gallery has photos. SQL, because it counts each event's photos from the last one back. */
export const COUNT_GALLERY_EVENTS = `
  SELECT event.id, event.name, event.date, photos.count
    FROM events event CROSS JOIN LATERAL (
           SELECT count(*)::int AS count FROM event_photos WHERE in_gallery AND event_id = event.id) photos
   WHERE photos.count > 0
   ORDER BY event.date DESC, event.time DESC, event.id DESC LIMIT $1`;

/**
 * A page of the gallery or of a search in it. SQL and prepared, because it is what the public pages show: a list follows an
 * index until the page is full, and each kind of list is planned once for each connection.
 */
export const listStatement = (
  way: Way,
  { q, take, ...filter }: Omit<GalleryFilter, 'order'>,
): { statement: PreparedStatement; values: unknown[] } => {
  const where = conditionsOf(way, filter);
  const text = q
    ? searchFor(q, { way, where, take })
    : `${PHOTOS}${where.sql} ${orderOf(way)} LIMIT ${where.parameter(take)}`;
  const name = [q ? 'search' : 'find', way, ...where.names].join('.');
  return { statement: { name: `gallery.${name}`, text }, values: where.values };
};

/**
 * Photos with this text in their own words or in their event's name. What many photos have fills the page from the first
 * ones of the list; only what few have is left to the indexes of migration 51, since all they find is read and sorted.
 * @param list the rest of the filter
 */
const searchFor = (q: string, list: { way: Way; where: Conditions; take: number }): string => {
  const { parameter, sql: where } = list.where;
  const order = orderOf(list.way);
  const [take, text] = [parameter(list.take), `lower(${parameter(q)})`];
  const pattern = `lower(${parameter(containing(q))})`;
  const runs = `letter_runs(${text}, least(3, char_length(${text})))`;
  const ofNamed = 'photo.event_id = ANY (ARRAY(SELECT id FROM named))';
  return `
    WITH near AS MATERIALIZED (
      SELECT photo.* FROM (SELECT * FROM event_photos photo WHERE photo.in_gallery${where}
                            ${order} LIMIT ${PAGES_LOOKED_THROUGH} * ${take}) photo
       WHERE photo.searched LIKE ${pattern}
          OR (SELECT searched FROM events WHERE id = photo.event_id) LIKE ${pattern}
       ${order} LIMIT ${take}
    ), named AS MATERIALIZED (
      SELECT id FROM events WHERE letter_runs(searched) @> ${runs} AND searched LIKE ${pattern}
    ), found AS MATERIALIZED (
      SELECT photo.* FROM event_photos photo
       WHERE (SELECT count(*) FROM near) < ${take} AND photo.in_gallery${where}
         AND (letter_runs(photo.searched) @> ${runs} OR ${ofNamed})
         AND (photo.searched LIKE ${pattern} OR ${ofNamed})
    )
    SELECT ${COLUMNS}
      FROM (SELECT photo.* FROM (SELECT * FROM near WHERE (SELECT count(*) FROM near) = ${take}
                                 UNION ALL SELECT * FROM found) photo ${order} LIMIT ${take}) photo
           ${WITH_EVENT} ${order}`;
};

const conditionsOf = (
  way: Way,
  { eventId, tag, after }: Omit<GalleryFilter, 'take' | 'order' | 'q'>,
): Conditions => {
  const where = new Conditions();
  const { parameter } = where;
  if (eventId) where.add('event', `photo.event_id = ${parameter(eventId)}`);
  if (tag) where.add('tag', `photo.tags @> jsonb_build_array(${parameter(tag)}::text)`);
  if (after) where.add('after', afterPlace(way, after, parameter));
  return where;
};

const afterPlace = (
  way: Way,
  { takenInAt, captionKey, id }: GalleryPlace,
  parameter: Conditions['parameter'],
): string => {
  const than = way === 'newest' || way === 'name-reversed' ? '<' : '>';
  if (way === 'newest' || way === 'oldest')
    return `(photo.uploaded_at, photo.id) ${than} (${parameter(takenInAt)}::timestamptz, ${parameter(id)}::int)`;
  const key = parameter(captionKey);
  return `((photo.caption_key = ''), photo.caption_key, photo.id) ${than} (${key}::text = '', ${key}::text, ${parameter(id)}::int)`;
};

const orderOf = (way: Way): string => {
  const direction = way === 'newest' || way === 'name-reversed' ? 'DESC' : 'ASC';
  const keys =
    way === 'newest' || way === 'oldest'
      ? ['photo.uploaded_at', 'photo.id']
      : ["(photo.caption_key = '')", 'photo.caption_key', 'photo.id'];
  return `ORDER BY ${keys.map((key) => `${key} ${direction}`).join(', ')}`;
};
