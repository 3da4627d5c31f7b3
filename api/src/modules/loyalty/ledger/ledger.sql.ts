import { POINTS_PER_ATTENDANCE, TEXT_LENGTH } from '#contract/limits.js';

/**
 * Takes back the entry `$1`. In one statement, so that the reversal points to the same event and badge, also when one of
 * them is deleted at that moment.
 */
export const ADD_REVERSAL = `
  INSERT INTO loyalty_transactions (member_id, event_id, badge_id, points, type, reverses_id, description, created_by,
                                    client_key)
  SELECT member_id, event_id, badge_id, -points, 'reversal', id, left($2::text, ${TEXT_LENGTH.ledgerDescription}), $3, $4
    FROM loyalty_transactions WHERE id = $1
  ON CONFLICT (client_key) WHERE client_key IS NOT NULL DO NOTHING RETURNING id`;

/** Gives the member `$1` the points of the show `$2`, by `$3`. In one statement, since the event's name is another area's. */
export const ADD_ATTENDANCE = `
  INSERT INTO loyalty_transactions (member_id, event_id, points, type, description, created_by)
  SELECT $1, id, ${POINTS_PER_ATTENDANCE}, 'attendance', left('Attended ' || name, ${TEXT_LENGTH.ledgerDescription}), $3
    FROM events WHERE id = $2`;
