import { MAX_DISTANCE, PLAIN } from './photo-likeness.js';

/** Taken with the event's id; any number that nothing else in the product takes. */
const LIKENESS_LOCK = 7_263_039;

/** One event's photos, and all of check-ins, are compared one at a time, so that each sees what those before it noted. */
const WAIT_FOR_OTHERS = `
  SELECT pg_advisory_xact_lock(${LIKENESS_LOCK}, CASE WHEN is_verification_photo THEN 0 ELSE event_id END)
    FROM event_photos WHERE id = $1 AND event_id IS NOT NULL`;

const SAME_FILE = 'photo.content_hash = other.content_hash';

const SAME_LOOK = `
  ${PLAIN} NOT IN (photo.perceptual_hash, other.perceptual_hash)
    AND bit_count((photo.perceptual_hash # other.perceptual_hash)::bit(64)) <= ${MAX_DISTANCE}`;

/** Photos of the gallery are compared within their event. */
const IN_GALLERY = `
  photo.event_id = other.event_id AND NOT photo.is_verification_photo AND NOT other.is_verification_photo
    AND (${SAME_FILE} OR ${SAME_LOOK})`;

/** Which earlier photo of the gallery the photo `$1` looks like. */
const FLAG_IN_GALLERY = `
  UPDATE event_photos photo SET looks_like_id = (
    SELECT other.id FROM event_photos other WHERE other.id < photo.id AND ${IN_GALLERY}
     ORDER BY other.looks_like_id IS NOT NULL, other.id LIMIT 1)
   WHERE photo.id = $1 AND NOT photo.is_verification_photo`;

/** Those that came after it and were looked at before it. */
const FLAG_LATER_IN_GALLERY = `
  UPDATE event_photos photo SET looks_like_id = other.id FROM event_photos other
   WHERE other.id = $1 AND photo.id > other.id AND photo.looks_like_id IS NULL AND ${IN_GALLERY}`;

/** One that a check-in or the gallery has comes before an upload that nobody used. */
const BEST_KNOWN = `
  ORDER BY other.is_verification_photo AND NOT EXISTS (SELECT FROM photo_attendance WHERE photo_id = other.id), other.id
  LIMIT 1`;

/** Photos of check-ins are compared with all there are: by an index for the same file, only else by their looks. */
const FLAG_CHECK_IN = `
  UPDATE event_photos photo SET looks_like_id = coalesce(
    (SELECT other.id FROM event_photos other WHERE other.id < photo.id AND ${SAME_FILE} ${BEST_KNOWN}),
    (SELECT other.id FROM event_photos other WHERE other.id < photo.id AND ${SAME_LOOK} ${BEST_KNOWN}))
   WHERE photo.id = $1 AND photo.is_verification_photo`;

/**
 * What notes the lookalikes of the photo `$1`, to be run one after the other in one transaction. SQL, because PostgreSQL
 * compares bits of hashes that a query builder has no words for.
 */
export const FLAG_LOOKALIKES = [WAIT_FOR_OTHERS, FLAG_IN_GALLERY, FLAG_LATER_IN_GALLERY, FLAG_CHECK_IN];
