/** SQL: the last ten digits of a number, however it is written. */
export const digitsOf = (phone: string): string => `right(regexp_replace(${phone}, '[^0-9]', '', 'g'), 10)`;

/**
 * What is known of the account `$1` and of the addresses `$2`; `$3`: staff ask for it. A number counts as theirs unless a member or an artist who is not
 * them has it, too. SQL, since it gathers ids, names and numbers of six tables at once.
 */
export const FIND_PERSON = `
  WITH account AS (SELECT nullif(concat_ws(' ', first_name, last_name), '') AS name FROM users WHERE id = $1),
  member AS (SELECT id, name, phone FROM loyalty_members WHERE user_id = $1 OR email = ANY ($2)),
  artist AS (
    SELECT id, name, phone, is_approved OR $3::boolean AS is_sure, is_approved AND phone = known_phone AS is_known
      FROM artists WHERE user_id = $1 OR (user_id IS NULL AND lower(email) = ANY ($2))
  ), number AS (
    SELECT ${digitsOf('phone')} AS digits, bool_or(is_known OR $3) AS is_sure, array_agg(phone) AS written
      FROM (SELECT phone, false AS is_known FROM member
            UNION ALL SELECT phone, is_known FROM artist
            UNION ALL SELECT customer_phone, false FROM bookings WHERE lower(customer_email) = ANY ($2)
            UNION ALL SELECT contact_phone, false FROM booking_requests WHERE lower(contact_email) = ANY ($2)) said
     WHERE length(regexp_replace(phone, '[^0-9]', '', 'g')) >= 7
     GROUP BY 1
  ), own_number AS (
    SELECT digits, is_sure, written FROM number
     WHERE NOT EXISTS (SELECT FROM loyalty_members other WHERE ${digitsOf('other.phone')} = digits
                          AND other.id NOT IN (SELECT id FROM member))
       AND NOT EXISTS (SELECT FROM artists other WHERE ${digitsOf('other.phone')} = digits
                          AND other.id NOT IN (SELECT id FROM artist))
  )
  SELECT ARRAY(SELECT id FROM member ORDER BY id) AS "memberIds",
         ARRAY(SELECT id FROM artist ORDER BY id) AS "artistIds",
         ARRAY(SELECT name FROM account WHERE name IS NOT NULL
               UNION SELECT name FROM member UNION SELECT name FROM artist) AS names,
         ARRAY(SELECT digits FROM own_number) AS phones,
         json_build_object('phones', ARRAY(SELECT digits FROM own_number WHERE is_sure),
                           'written', ARRAY(SELECT unnest(written) FROM own_number WHERE is_sure),
                           'artistIds', ARRAY(SELECT id FROM artist WHERE is_sure)) AS sure,
         (SELECT json_build_object('email', lower(email), 'phone', ${digitsOf('phone')}) FROM venue) AS venue`;

/** Whether a check-in, a table, a request, a reminder or a member who was merged into another names one of the addresses `$1`. */
export const LEFT_SOMETHING = `
  SELECT EXISTS (SELECT FROM event_attendance WHERE customer_email = ANY ($1))
      OR EXISTS (SELECT FROM bookings WHERE lower(customer_email) = ANY ($1))
      OR EXISTS (SELECT FROM booking_requests WHERE lower(contact_email) = ANY ($1))
      OR EXISTS (SELECT FROM departed_members WHERE email = ANY ($1))
      OR EXISTS (SELECT FROM show_reminders WHERE lower(email) = ANY ($1))
      OR EXISTS (SELECT FROM messages WHERE lower(recipient) = ANY ($1)) AS "hasLeft"`;

/** Nights ahead on which one of the artists `$1` plays, in order. */
export const SHOWS_AHEAD = `
  SELECT DISTINCT event.name, event.date, event.time FROM event_acts act JOIN events event ON event.id = act.event_id
   WHERE act.artist_id = ANY ($1) AND event.status <> 'cancelled'
     AND event.date >= to_char(now() AT TIME ZONE (SELECT time_zone FROM venue), 'YYYY-MM-DD')
   ORDER BY event.date, event.time LIMIT 100`;
