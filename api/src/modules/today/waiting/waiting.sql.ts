import { MOST_WAITING_COUNTED, type WaitingKind } from '#contract/today.js';

/**
 * What of each kind waits for staff, and since when. `$1` is the venue's date and `$2` its wall clock; `$3` the channels with a
 * provider, `$4` reasons and `$5` words of messages that cannot go again. What is over waits for nobody.
 */
const WAITING: Record<WaitingKind, { rows: string; since: string; id: string }> = {
  artist: { since: 'review_since', id: 'id', rows: 'artists WHERE review_since IS NOT NULL' },
  message: {
    since: 'created_at',
    id: 'id',
    rows: `messages
     WHERE status IN ('failed', 'not-sent') AND channel <> 'push' AND set_aside_at IS NULL AND channel = ANY ($3)
       AND (reason IS NULL OR reason <> ALL ($4)) AND text_body <> $5
       AND (useless_after IS NULL OR useless_after > now())`,
  },
  photo: {
    since: 'created_at',
    id: 'id',
    rows: `photo_attendance WHERE verification_status = 'pending'`,
  },
  proposal: {
    since: 'updated_at',
    id: 'id',
    rows: `artist_bookings WHERE status = 'accepted' AND proposed_date >= $1`,
  },
  request: {
    since: 'created_at',
    id: 'id',
    rows: `booking_requests WHERE status = 'pending' AND event_date >= $1`,
  },
  table: {
    since: 'booking.created_at',
    id: 'booking.id',
    rows: `events event JOIN bookings booking ON booking.event_id = event.id AND booking.status = 'pending'
     WHERE event.date >= $1 AND event.status = 'scheduled' AND lower(event.slot) > $2::timestamp`,
  },
  text: {
    since: 'created_at',
    id: 'id',
    rows: `sms_event_requests
     WHERE status IN ('pending', 'failed') AND kind IN ('request', 'change') AND NOT from_form
       AND coalesce(wall_clock(extracted_date, extracted_time),
                    wall_clock(extracted_date, '00:00') + interval '1 day', 'infinity') > $2::timestamp`,
  },
  // Those that staff paused themselves wait for nobody.
  webhook: { since: 'paused_at', id: 'id', rows: `webhooks WHERE paused_as IN ('deaf', 'gone')` },
};

const entriesOf = <Part>(part: (kind: WaitingKind, waiting: (typeof WAITING)[WaitingKind]) => Part): Part[] =>
  (Object.keys(WAITING) as WaitingKind[]).map((kind) => part(kind, WAITING[kind]));

/**
 * At most `$9` of what waits after the place `$6`, `$7`, `$8`, the oldest first. SQL, since kinds of one order stand in eight
 * tables: each gives its oldest by an index of its own, and no more.
 */
export const FIND_WAITING = {
  name: 'today.find-waiting',
  text: `
  SELECT kind, id, since, to_char(since AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') AS place FROM (
    ${entriesOf(
      (kind, { rows, since, id }) => `
    (SELECT '${kind}' AS kind, ${id} AS id, ${since} AS since FROM ${rows}
        AND ${since} >= $6::timestamptz AND (${since}, '${kind}', ${id}) > ($6::timestamptz, $7::text, $8::int)
      ORDER BY ${since}, ${id} LIMIT $9)`,
    ).join(' UNION ALL ')}
  ) waiting ORDER BY since, kind, id LIMIT $9`,
};

/** How many of each kind wait, none counted further than need be. */
export const COUNT_WAITING = {
  name: 'today.count-waiting',
  text: `SELECT ${entriesOf(
    (kind, { rows }) =>
      `(SELECT count(*)::int FROM (SELECT FROM ${rows} LIMIT ${MOST_WAITING_COUNTED}) counted) AS ${kind}`,
  ).join(', ')}`,
};
