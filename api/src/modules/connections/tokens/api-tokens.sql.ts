/**
 * API tokens that work, by the hashes `$1`, with the admins in whose name they act. Every call of a program asks this, so it is
 * planned once for each connection, and asked once for all that come at the same moment. Marks the use once a minute, so that
 * reading seldom costs a write.
 */
export const FIND_LIVE_TOKENS = {
  name: 'connections.find-live-tokens',
  text: `
  WITH live AS (
    SELECT t.id AS "tokenId", t.beginning, t.scopes, t.token_hash AS "tokenHash",
           u.id, u.username, u.email, u.first_name AS "firstName", u.last_name AS "lastName",
           u.user_type AS "userType", u.profile_image AS "profileImage",
           u.email_verified_at IS NOT NULL AS "emailVerified"
      FROM api_tokens t JOIN users u ON u.id = t.made_by
     WHERE t.token_hash = ANY ($1) AND (t.expires_at IS NULL OR t.expires_at > now())
       AND u.is_active AND u.user_type = 'admin'
  ), used AS (
    UPDATE api_tokens t SET last_used_at = now() FROM live
     WHERE t.id = live."tokenId" AND (t.last_used_at IS NULL OR t.last_used_at < now() - interval '1 minute')
  )
  SELECT * FROM live`,
};

/** So that of two at the same moment only one is the last that there is room for. */
export const LOCK_TOKENS = 'LOCK TABLE api_tokens IN SHARE ROW EXCLUSIVE MODE';

/** The newest first. Their makers' names and rights are read with them. */
export const FIND_TOKENS = `
  SELECT t.id, t.name, t.beginning, t.scopes, t.created_at AS "createdAt", t.expires_at AS "expiresAt",
         t.last_used_at AS "lastUsedAt", u.username AS "madeBy",
         CASE WHEN u.id IS NULL OR NOT u.is_active OR u.user_type <> 'admin' THEN 'maker-gone'
              WHEN t.expires_at <= now() THEN 'ended' ELSE 'works' END AS state
    FROM api_tokens t LEFT JOIN users u ON u.id = t.made_by
   ORDER BY t.id DESC LIMIT $1`;
