import type { SmsRequestStatus } from '#contract/sms.js';
import {
  actNamesOf,
  CLASH,
  HAS_PASSED,
  NIGHT,
  OTHER_ACTS,
  PLAYERS,
} from '#src/modules/sms/events/sms-request-joins.js';
import type { SmsRequestsQuery } from './sms-requests.dto.js';

/** Requests that stand there, served by `ix_sms_event_requests_status_id`. */
const STANDS_AT: Record<SmsRequestStatus, string> = {
  pending: `request.status = 'pending' AND clash.id IS NULL`,
  conflict: `request.status = 'pending' AND clash.id IS NOT NULL`,
  processed: `request.status = 'processed'`,
  failed: `request.status = 'failed'`,
};

/** Where it stands at this moment: of a request that waits, the calendar says whether it is free. */
const STATUS = `CASE WHEN request.status = 'pending' AND clash.id IS NOT NULL THEN 'conflict' ELSE request.status END`;

/** SQL, since what the calendar has to do with a request is joined to it, from the tables of other areas. */
const SELECT = `
  SELECT request.id, request.phone_number AS "phoneNumber", request.message_text AS "messageText", request.kind, request.texts, ${STATUS} AS status,
         request.extracted_artist AS "extractedArtist", request.extracted_date AS "extractedDate",
         request.extracted_time AS "extractedTime", request.extracted_end_time AS "extractedEndTime",
         request.extracted_event_name AS "extractedEventName", request.extracted_event_type AS "extractedEventType",
         request.error_message AS "errorMessage", request.reply, request.artist_id AS "artistId",
         ${OTHER_ACTS} AS "otherActs", request.event_id AS "eventId",
         request.earlier_id AS "earlierId",
         request.from_form AS "fromForm", request.seen_at IS NOT NULL OR request.status = 'processed' AS "isSeen",
         request.parse, request.processed_at AS "processedAt", request.created_at AS "createdAt",
         CASE WHEN made.id IS NOT NULL THEN jsonb_build_object('id', made.id, 'name', made.name, 'date', made.date,
              'time', made.time, 'artistName', ${actNamesOf('made')}) END AS event,
         CASE WHEN clash.id IS NOT NULL
              THEN jsonb_build_object('id', clash.id, 'name', clash.name, 'date', clash.date, 'time', clash.time,
                     'artistName', clash.artist_name, 'isArtistBusy', clash.is_artist_busy) END AS conflict,
         made.id IS NULL AND coalesce(${HAS_PASSED}, false) AS "hasPassed",
         coalesce(players.list, '[]') AS players,
         CASE WHEN staff.id IS NOT NULL
              THEN jsonb_build_object('id', staff.id, 'name', staff.first_name || ' ' || staff.last_name)
              END AS "processedBy",
         (SELECT jsonb_build_object('id', show.id, 'name', show.name, 'date', show.date, 'time', show.time,
                 'endTime', show.end_time, 'artistName', ${actNamesOf('show')})
            FROM sms_event_requests earlier JOIN events show ON show.id = earlier.event_id
           WHERE earlier.id = request.earlier_id AND request.kind = 'change') AS changes,
         coalesce(night.events, '[]') AS "sameNight"
    FROM sms_event_requests request
    LEFT JOIN events made ON made.id = request.event_id
    LEFT JOIN users staff ON staff.id = request.processed_by
    ${CLASH} ${NIGHT} ${PLAYERS}`;

/** A page of at most `$2` requests, those before the id `$1` where it is given; the newest first. */
export const findRequests = ({ status, kept }: Pick<SmsRequestsQuery, 'status' | 'kept'>): string =>
  `${SELECT}
   WHERE ($1::int IS NULL OR request.id < $1) AND request.kind ${kept === 'quiet' ? '=' : '<>'} 'quiet'
         ${status === undefined ? '' : `AND ${STANDS_AT[status]}`}
   ORDER BY request.id DESC LIMIT $2`;

/** Those of the requests `$1` that are there. */
export const FIND_REQUESTS_BY_IDS = `${SELECT} WHERE request.id = ANY ($1)`;

export const FIND_REQUEST = `${SELECT} WHERE request.id = $1`;

/** The request of which the event `$1` was made. */
export const FIND_REQUEST_OF_EVENT = `${SELECT} WHERE request.event_id = $1 LIMIT 1`;

/** When a request's last text came; old requests have none of their own. */
export const LAST_TEXT_AT = `coalesce((request.texts->-1->>'receivedAt')::timestamptz, request.created_at)`;

const MOST_NEW_AGAIN = 20;

/**
 * The newest requests older than `$1` with a text since `$2` that staff have not seen, or have within the hour. Served by
 * `ix_sms_event_requests_unread` and `ix_sms_event_requests_created_at`: no text changes a request older than 30 days.
 */
export const FIND_NEW_AGAIN = `${SELECT}
  WHERE request.id = ANY (ARRAY(
    SELECT request.id FROM sms_event_requests request
     WHERE request.id < $1 AND request.kind <> 'quiet' AND jsonb_array_length(request.texts) > 1 AND ${LAST_TEXT_AT} > $2
       AND (request.seen_at IS NULL AND request.status <> 'processed'
            OR request.created_at > now() - interval '31 days' AND request.seen_at > now() - interval '1 hour')
     ORDER BY request.id DESC LIMIT ${MOST_NEW_AGAIN}))
  ORDER BY request.id DESC`;
