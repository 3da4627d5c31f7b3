/** How people are called who do things for members. */
const nameOf = (person: string): string =>
  `coalesce(nullif(concat_ws(' ', nullif(${person}.first_name, ''), nullif(${person}.last_name, '')), ''), ${person}.username)`;

const timeOf = (column: string): string =>
  `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** An entry stands when an even number of reversals is above it (decision 19). */
const STANDS = `
  (coalesce((SELECT max(chain.chain_depth) FROM loyalty_transactions chain
              WHERE chain.root_id = coalesce(entry.root_id, entry.id)), 0) - entry.chain_depth) % 2 = 0`;

/**
 * The entries `$1` with their names, the newest first. As SQL, since it joins tables of other areas and an entry's own chain.
 */
export const ENTRIES = `
  SELECT entry.id, entry.type, entry.points, entry.description, event.name AS "eventName", badge.name AS "badgeName",
         ${nameOf('person')} AS by, entry.reverses_id AS "reversesId", ${STANDS} AS stands,
         CASE WHEN reversal.id IS NOT NULL
              THEN json_build_object('id', reversal.id, 'reason', reversal.description, 'by', ${nameOf('reverser')},
                                     'createdAt', ${timeOf('reversal.created_at')}) END AS reversal,
         ${timeOf('entry.created_at')} AS "createdAt"
    FROM loyalty_transactions entry
    LEFT JOIN events event ON event.id = entry.event_id
    LEFT JOIN badges badge ON badge.id = entry.badge_id
    LEFT JOIN users person ON person.id = entry.created_by
    LEFT JOIN loyalty_transactions reversal ON reversal.reverses_id = entry.id
    LEFT JOIN users reverser ON reverser.id = reversal.created_by
   WHERE entry.id = ANY($1)
   ORDER BY entry.created_at DESC, entry.id DESC`;
