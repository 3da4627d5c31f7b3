const MOST_OF_A_NIGHT = 3;

/** Who plays with the artist of the `request`, as it was read: ids and names in order. */
export const OTHER_ACTS = `coalesce(request.parse -> 'others', '[]')`;

/** The acts of the `request` in order. */
const ASKED_ACTS = `
  (SELECT request.artist_id AS id, 0 AS place
   UNION ALL SELECT (other ->> 'id')::integer, place FROM jsonb_array_elements(${OTHER_ACTS}) WITH ORDINALITY AS others (other, place))`;

/** A show may be made of it: it waits, or its event was deleted. */
const IS_OPEN = `(request.status <> 'processed' OR request.event_id IS NULL)`;

/** Who plays a show, in order and as `namesInWords` writes them; null for nobody. */
export const actNamesOf = (show: string): string => `
  (SELECT string_agg(name, CASE WHEN is_last THEN ' and ' ELSE ', ' END ORDER BY place)
     FROM (SELECT artists.name, event_acts.place, event_acts.place = max(event_acts.place) OVER () AS is_last
             FROM event_acts JOIN artists ON artists.id = event_acts.artist_id WHERE event_acts.event_id = ${show}.id) bill)`;

/** When the show would be, as `ex_event_acts_slot` measures it; empty where the message names no moment. */
const SLOT = 'show_slot(request.extracted_date, request.extracted_time, request.extracted_end_time)';

/** Whether that moment is over by the venue's clock; without a time, whether that day is. Null without a date. */
export const HAS_PASSED = `
  coalesce(wall_clock(request.extracted_date, request.extracted_time),
           wall_clock(request.extracted_date, '00:00') + interval '1 day')
    <= now() AT TIME ZONE (SELECT time_zone FROM venue LIMIT 1)`;

/**
 * `clash`: the first scheduled event at the time of the `request` at this moment, its acts' own before others; served by
 * an index on the date of events. Some 0.1 ms a request; the filters pending and conflict may judge all that wait before they find a page.
 */
export const CLASH = `
  LEFT JOIN LATERAL (
    SELECT event.id, event.name, event.date, event.time, coalesce(busy.name, ${actNamesOf('event')}) AS artist_name,
           busy.name IS NOT NULL AS is_artist_busy
      FROM (SELECT ${SLOT} AS slot) asked
      JOIN events event ON event.status = 'scheduled' AND event.slot && asked.slot
       AND event.date BETWEEN to_char(lower(asked.slot) - interval '1 day', 'YYYY-MM-DD')
                          AND to_char(upper(asked.slot), 'YYYY-MM-DD')
      LEFT JOIN LATERAL (
        SELECT artists.name FROM ${ASKED_ACTS} act
          JOIN event_acts ON event_acts.artist_id = act.id AND event_acts.event_id = event.id AND event_acts.slot && asked.slot
          JOIN artists ON artists.id = act.id
         ORDER BY act.place LIMIT 1
      ) busy ON true
     ORDER BY is_artist_busy DESC, event.date, event.time, event.id LIMIT 1
  ) clash ON request.status <> 'failed' AND ${IS_OPEN}`;

/** `night`: other scheduled events of the evening that the sender means. */
export const NIGHT = `
  LEFT JOIN LATERAL (
    SELECT jsonb_agg(jsonb_build_object('id', other.id, 'name', other.name, 'date', other.date, 'time', other.time,
             'artistName', ${actNamesOf('other')})
             ORDER BY other.date, other.time, other.id) AS events
      FROM (SELECT id, name, date, time FROM events
             WHERE date IN (request.extracted_date, request.parse->>'night') AND events.status = 'scheduled'
               AND events.id IS DISTINCT FROM clash.id
             ORDER BY date, time, id LIMIT ${MOST_OF_A_NIGHT}) other
  ) night ON ${IS_OPEN}`;

/**
 * `players`: what keeps the acts of the `request` from playing besides events; served by `uq_artist_availability_artist_date`
 * and `ix_artist_bookings_artist_id`. A booking without a time counts for its whole day.
 */
export const PLAYERS = `
  LEFT JOIN LATERAL (
    SELECT jsonb_agg(jsonb_build_object(
           'name', artist.name, 'isBlocked', account.is_active IS FALSE,
           'isAway', EXISTS (SELECT FROM artist_availability entry
                    WHERE entry.artist_id = artist.id AND NOT entry.is_available
                      AND entry.date = coalesce(request.parse->>'night', request.extracted_date)),
           'booking', (SELECT jsonb_build_object('date', booking.proposed_date, 'time', booking.proposed_time)
              FROM artist_bookings booking
             WHERE booking.artist_id = artist.id AND booking.status = 'accepted'
               AND CASE WHEN booking.proposed_time IS NULL THEN booking.proposed_date = request.extracted_date
                        ELSE show_slot(booking.proposed_date, booking.proposed_time, NULL) && ${SLOT} END
             ORDER BY booking.id LIMIT 1)) ORDER BY act.place) AS list
      FROM ${ASKED_ACTS} act JOIN artists artist ON artist.id = act.id LEFT JOIN users account ON account.id = artist.user_id
  ) players ON ${IS_OPEN}`;
