import { countTags } from '#src/modules/photos/gallery/gallery.sql.js';

/** Uploads of staff, and what guests share of their check-ins unless staff have rejected it. */
export const IN_MANAGED_GALLERY = `
  (NOT photo.is_verification_photo OR photo.share_in_gallery)
  AND NOT EXISTS (SELECT FROM photo_attendance
                   WHERE photo_id = photo.id AND verification_status = 'rejected' AND photo.is_verification_photo)`;

/** The text of `:pattern` is in a photo's words, its file's name, or its event's name. */
export const IS_FOUND = `
  (photo.searched LIKE lower(:pattern) OR lower(photo.original_name) LIKE lower(:pattern)
   OR event.searched LIKE lower(:pattern))`;

/** The tags most used by the photos that staff manage. */
export const COUNT_MANAGED_TAGS = countTags(IN_MANAGED_GALLERY);

/** Changes many photos, each in its own way, as `$1` says in JSON. SQL, so that it is one statement for all of them. */
export const CHANGE_PHOTOS = `
  UPDATE event_photos photo SET
    description = CASE WHEN change ? 'description' THEN change ->> 'description' ELSE photo.description END,
    tags = coalesce(change -> 'tags', photo.tags),
    event_id = coalesce((change ->> 'eventId')::int, photo.event_id),
    is_approved = coalesce(change ->> 'status' = 'approved', photo.is_approved),
    taken_down_at = CASE change ->> 'status'
      WHEN 'taken-down' THEN coalesce(photo.taken_down_at, now())
      WHEN 'approved' THEN NULL WHEN 'waiting' THEN NULL ELSE photo.taken_down_at END
  FROM jsonb_array_elements($1::jsonb) AS change WHERE photo.id = (change ->> 'id')::int`;
