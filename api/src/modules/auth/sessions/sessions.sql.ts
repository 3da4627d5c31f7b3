/**
 * Sessions that have not ended, by the hashes `$1`, with their accounts. Every signed-in request asks this, so it is planned once
 * for each connection, and asked once for all that come at the same moment.
 */
export const FIND_LIVE_SESSIONS = {
  name: 'sessions.find-live',
  text: `
  SELECT u.id, u.username, u.email, u.first_name AS "firstName", u.last_name AS "lastName",
         u.user_type AS "userType", u.profile_image AS "profileImage",
         u.email_verified_at IS NOT NULL AS "emailVerified",
         s.id AS "sessionHash", s.expires_at AS "expiresAt"
    FROM sessions s JOIN users u ON u.id = s.user_id
   WHERE s.id = ANY ($1) AND s.expires_at > now() AND u.is_active`,
};

/** In one statement, so that no session is made for an account that is blocked at the same moment. */
export const INSERT_SESSION = `
  INSERT INTO sessions (id, user_id, expires_at)
  SELECT $1, id, $3::timestamptz FROM users WHERE id = $2 AND is_active AND password = $4 FOR SHARE
  RETURNING id`;
