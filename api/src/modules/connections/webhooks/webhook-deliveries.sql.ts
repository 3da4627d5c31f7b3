/** Longer than any call takes; then its process must be dead, and another one sends it. */
const LEASE = `interval '60 seconds'`;

/** Before the thing of what staff send again: it has an order of its own. */
const AGAIN = 'again:';

/**
 * Takes at most `$2` deliveries of each address that are due, except for addresses in `$1`, and of one thing only the earliest that
 * waits. Two processes never take the same one: a row that another process is taking is passed over, and one that it has taken is
 * not due for its lease, by which time it is settled, or its process is dead. SQL, since it is one statement on purpose.
 */
export const TAKE_DUE = `
  WITH due AS (
    SELECT delivery.id FROM webhooks w CROSS JOIN LATERAL (
      SELECT d.id FROM webhook_deliveries d
       WHERE d.webhook_id = w.id AND d.state = 'waiting' AND d.next_attempt_at <= now()
         AND NOT EXISTS (SELECT FROM webhook_deliveries earlier
                          WHERE earlier.webhook_id = d.webhook_id AND earlier.thing = d.thing
                            AND earlier.state = 'waiting' AND earlier.id < d.id)
       ORDER BY d.next_attempt_at, d.id LIMIT $2 FOR UPDATE SKIP LOCKED
    ) delivery
     WHERE w.paused_as IS NULL AND (w.hold_until IS NULL OR w.hold_until <= now()) AND w.id <> ALL ($1)
  ), taken AS (
  UPDATE webhook_deliveries d
     SET attempts = d.attempts + 1, last_attempt_at = now(), next_attempt_at = now() + ${LEASE}
    FROM due, webhooks w
   WHERE d.id = due.id AND w.id = d.webhook_id
  RETURNING d.id, d.message_id AS "messageId", d.webhook_id AS "webhookId", d.kind, d.facts, d.attempts, d.hurried,
            d.happened_at AS "happenedAt", w.address, w.secret,
            CASE WHEN w.secret_before_until > now() THEN w.secret_before END AS "secretBefore"
  )
  SELECT * FROM taken ORDER BY id`;

/**
 * Sends delivery `$1` once more with the id that it had: one that waits at once, which takes none of its day's attempts, unless it
 * is under way; another one as a copy, which keeps nothing waiting that comes after it. Answers whether its address is paused, when
 * nothing is done, and until when it has asked for patience.
 */
export const SEND_AGAIN = `
  WITH delivery AS (
    SELECT d.*, w.paused_as IS NOT NULL AS is_paused, w.hold_until FROM webhook_deliveries d JOIN webhooks w ON w.id = d.webhook_id WHERE d.id = $1
  ), hurried AS (
    UPDATE webhook_deliveries d SET next_attempt_at = now(), hurried = d.hurried + 1 FROM delivery
     WHERE d.id = delivery.id AND d.state = 'waiting' AND NOT is_paused
       AND d.next_attempt_at > now() AND d.next_attempt_at IS DISTINCT FROM d.last_attempt_at + ${LEASE}
  ), copied AS (
    INSERT INTO webhook_deliveries (message_id, webhook_id, kind, thing, facts, happened_at)
    SELECT message_id, webhook_id, kind, '${AGAIN}' || regexp_replace(thing, '^${AGAIN}', ''), facts, happened_at
      FROM delivery WHERE state <> 'waiting' AND NOT is_paused
  )
  SELECT is_paused AS "isPaused", CASE WHEN hold_until > now() THEN hold_until END AS "heldUntil" FROM delivery`;
