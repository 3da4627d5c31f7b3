import { addJobSql } from '#src/integrations/job-queue/job-queue.js';
import { MAKE_SIZES, SIZES_LINE } from '#src/modules/photos/jobs/photo-job-names.js';

/** Every file is served as what the job makes of it. */
const SERVED_TYPE = 'image/jpeg';

const SIZES_JOB = addJobSql(MAKE_SIZES, "json_build_object('photoId', photo.id)", { line: SIZES_LINE });

/** An upload and its job, unless its client key has been used. SQL, so that both are one statement. */
export const INSERT_WITH_JOB = `
  WITH photo AS (
    INSERT INTO event_photos (event_id, uploaded_by, filename, original_name, file_size, mime_type, description,
      is_verification_photo, is_approved, share_in_gallery, original_key, content_hash, client_key, tags,
      request_hash)
    VALUES ($1, $2, $3, $4, $5, '${SERVED_TYPE}', $6, $7, $8, $9, $10, $11, $12, $13, $14)
    ON CONFLICT (client_key) DO NOTHING
    RETURNING id
  ) SELECT id, (${SIZES_JOB}).id AS "jobId" FROM photo`;

/** A job for every photo that still waits for its sizes: a restored venue has its rows, and no jobs. SQL, as above. */
export const QUEUE_WAITING_SIZES = `
  SELECT ${SIZES_JOB} FROM event_photos photo WHERE NOT sizes_ready AND original_key IS NOT NULL`;

/** All that an upload for the event `$1` with the key `$2` is judged by. SQL, because it reads three tables in one round trip. */
export const FIND_BEFORE_UPLOAD = `
  SELECT EXISTS (SELECT FROM events WHERE id = $1) AS "hasEvent",
    EXISTS (SELECT FROM venue WHERE moderate_gallery) AS "isModerated",
    (SELECT json_build_object('id', id, 'clientKey', client_key, 'requestHash', request_hash,
       'contentHash', content_hash, 'eventId', event_id)
     FROM event_photos WHERE client_key = $2) AS earlier`;

/** The photo that one of the names `$1` is the `filename` of. SQL, because it is asked for each picture of a gallery page. */
export const FIND_SERVED = `
  SELECT filename, uploaded_by AS "uploadedBy", is_verification_photo AS "isVerificationPhoto",
    is_approved AS "isApproved", share_in_gallery AS "shareInGallery", sizes_ready AS "sizesReady",
    original_key IS NOT NULL AS "isComing"
  FROM event_photos WHERE filename = ANY($1)`;
