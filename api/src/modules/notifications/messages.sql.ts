/**
 * Holds what waited when a backup was made: perhaps it was sent since, and whether it goes again is for a person to say.
 * `held` counts what staff are shown; push messages are too late by then. SQL, because a restore runs it in its own transaction.
 */
export const HOLD_MESSAGES = `
  WITH held AS (
    UPDATE messages SET status = 'not-sent', found_away = false,
      reason = 'it waited to be sent when the backup was made' WHERE status = 'queued'
    RETURNING channel
  ) SELECT count(*) FILTER (WHERE channel <> 'push')::int AS held FROM held`;
