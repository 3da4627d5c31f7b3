import { TEXT_LENGTH } from '#contract/limits.js';

/**
 * The member with the name `$1`, the e-mail `$2` and the phone `$3`, made when nobody has that e-mail, and held until the
 * end of the transaction. One statement, so that of two at once one makes it; an upsert of TypeORM would set `updated_at`
 * of a member who was there, and does not tell which of both happened.
 */
export const ENROL = `
  INSERT INTO loyalty_members (name, email, phone) VALUES (left($1, ${TEXT_LENGTH.personName}), $2, $3)
  ON CONFLICT (email) DO UPDATE SET email = excluded.email RETURNING id, xmax = 0 AS "isNew"`;
