import { digitsOf } from '#src/modules/rights/person.sql.js';

/** A part of what somebody takes along. */
export interface ExportPart {
  /** The key in `data.json`. Stable: programs may read it. */
  key: string;
  /** What it is, for `README.txt`. */
  about: string;
  /** `$1` account, `$2` addresses, `$3` numbers, `$4` members, `$5` artists, `$6` artists whom staff know to be them; columns are named as in `data.json`. */
  sql: string;
}

/** Check-ins of theirs: what counts for their member, what was said with their address, what their account sent for itself. */
const THEIR_CHECK_INS = `
  FROM event_attendance attendance
  LEFT JOIN photo_attendance evidence ON evidence.attendance_id = attendance.id
  LEFT JOIN events event ON event.id = attendance.event_id
  LEFT JOIN event_photos photo ON photo.id = evidence.photo_id
 WHERE evidence.loyalty_member_id = ANY ($4) OR attendance.customer_email = ANY ($2)
    OR (evidence.user_id = $1 AND attendance.customer_email IS NULL)`;

/**
 * The points of a show as they stand now, on the first of its check-ins that counts. Of a deleted show they are as they were given:
 * the ledger no longer says which entries were about it.
 */
const STANDING_POINTS = `
  CASE WHEN event.id IS NULL AND attendance.undone_at IS NULL AND evidence.verification_status <> 'rejected'
       THEN attendance.points_awarded
       WHEN evidence.id = (
         SELECT one.id FROM photo_attendance one
          WHERE one.loyalty_member_id = evidence.loyalty_member_id AND one.event_id = evidence.event_id
          ORDER BY one.verification_status = 'approved' OR (one.verification_status = 'pending' AND one.points_awarded > 0) DESC,
                   one.id LIMIT 1)
       THEN coalesce((
         SELECT entry.points FROM standing_entries entry
          WHERE entry.type = 'attendance' AND entry.member_id = evidence.loyalty_member_id
            AND entry.event_id = evidence.event_id), 0)
       ELSE 0 END`;

/** PostgreSQL must know the type of every parameter, also of one that a part does not use. */
const WHO = `SELECT $1::integer AS account, $2::text[] AS emails, $3::text[] AS phones, $4::integer[] AS members, $5::integer[] AS artists,
  $6::integer[] AS known`;

const PARTS: readonly ExportPart[] = [
  {
    key: 'account',
    about: 'Your account.',
    sql: `SELECT username, email, first_name AS "firstName", last_name AS "lastName", user_type AS role,
                 email_verified_at AS "emailConfirmedAt", created_at AS "createdAt" FROM users WHERE id = $1`,
  },
  {
    key: 'signedInDevices',
    about: 'Where you are signed in.',
    sql: `SELECT device, created_at AS "signedInAt", last_seen_at AS "lastSeenAt"
            FROM sessions WHERE user_id = $1 ORDER BY created_at`,
  },
  {
    key: 'browsersWithPushMessages',
    about: 'Browsers that take push messages for you.',
    sql: 'SELECT device, created_at AS "since" FROM push_subscriptions WHERE user_id = $1 ORDER BY id',
  },
  {
    key: 'messagesYouRefuse',
    about: 'What you do not want to be told, and by which way.',
    sql: `SELECT channel, topic, created_at AS "since" FROM message_refusals WHERE user_id = $1 ORDER BY id`,
  },
  {
    key: 'membership',
    about: 'Your loyalty card.',
    sql: `SELECT name, email, phone, join_date AS "joinedAt", total_points AS "totalPoints", spent_points AS "spentPoints",
                 events_attended AS "eventsAttended", membership_level AS "level", card_code AS "cardCode",
                 ARRAY(SELECT departed.email FROM departed_members departed
                        WHERE departed.into_id = loyalty_members.id AND departed.email IS NOT NULL) AS "otherEmails"
            FROM loyalty_members WHERE id = ANY ($4) ORDER BY id`,
  },
  {
    key: 'points',
    about: 'Every time points were added or taken back.',
    sql: `SELECT entry.created_at AS "at", entry.points, entry.type, entry.description, event.name AS "show"
            FROM loyalty_transactions entry LEFT JOIN events event ON event.id = entry.event_id
           WHERE entry.member_id = ANY ($4) ORDER BY entry.id`,
  },
  {
    key: 'badges',
    about: 'Badges you earned.',
    sql: `SELECT badge.name, held.earned_date AS "earnedAt"
            FROM member_badges held JOIN badges badge ON badge.id = held.badge_id
           WHERE held.member_id = ANY ($4) ORDER BY held.earned_date, badge.id`,
  },
  {
    key: 'rewards',
    about: 'Rewards you asked for or got.',
    sql: `SELECT reward_name AS "reward", points, status, created_at AS "at"
            FROM redemptions WHERE member_id = ANY ($4) ORDER BY id`,
  },
  {
    key: 'checkIns',
    about: 'Your check-ins. `photo` names a file of this archive.',
    sql: `SELECT event.name AS "show", event.date, attendance.occurred_at AS "at", attendance.customer_name AS "name",
                 attendance.customer_email AS "email", attendance.party_size AS "partySize",
                 ${STANDING_POINTS} AS "points", evidence.verification_status AS "review", evidence.reason AS "reviewReason",
                 attendance.undone_at AS "undoneAt", photo.filename AS "photo"
          ${THEIR_CHECK_INS} ORDER BY attendance.id`,
  },
  {
    key: 'otherPhotos',
    about: 'Photos you uploaded besides. `photo` names a file of this archive.',
    sql: `SELECT photo.filename AS "photo", photo.original_name AS "name", photo.uploaded_at AS "at", photo.description
            FROM event_photos photo
           WHERE photo.uploaded_by = $1 AND photo.is_verification_photo
             AND NOT EXISTS (SELECT FROM photo_attendance WHERE photo_id = photo.id) ORDER BY photo.id`,
  },
  {
    key: 'tables',
    about: 'Tables you booked.',
    sql: `SELECT event.name AS "show", event.date, booking.customer_name AS "name", booking.customer_email AS "email",
                 booking.customer_phone AS "phone", booking.party_size AS "partySize",
                 booking.special_requests AS "wishes", booking.status, booking.created_at AS "bookedAt"
            FROM bookings booking LEFT JOIN events event ON event.id = booking.event_id
           WHERE lower(booking.customer_email) = ANY ($2)
              OR (booking.customer_email IS NULL AND ${digitsOf('booking.customer_phone')} = ANY ($3)) ORDER BY booking.id`,
  },
  {
    key: 'bookingRequests',
    about: 'What you asked of artists.',
    sql: `SELECT artist.name AS "artist", request.event_name AS "occasion", request.event_date AS "date",
                 request.event_time AS "time", request.description, request.budget, request.contact_name AS "name",
                 request.contact_email AS "email", request.contact_phone AS "phone", request.status,
                 request.created_at AS "at"
            FROM booking_requests request LEFT JOIN artists artist ON artist.id = request.artist_id
           WHERE lower(request.contact_email) = ANY ($2) ORDER BY request.id`,
  },
  {
    key: 'reminders',
    about: 'Shows you want to be reminded of.',
    sql: `SELECT event.name AS "show", event.date, reminder.created_at AS "askedAt"
            FROM show_reminders reminder JOIN events event ON event.id = reminder.event_id
           WHERE reminder.user_id = $1 OR lower(reminder.email) = ANY ($2) ORDER BY reminder.id`,
  },
  {
    key: 'artistsYouFollow',
    about: 'Artists whose new shows you want to hear of.',
    sql: `SELECT artist.name AS "artist", follower.created_at AS "since"
            FROM artist_followers follower JOIN artists artist ON artist.id = follower.artist_id
           WHERE follower.user_id = $1 ORDER BY follower.id`,
  },
  {
    key: 'artistProfiles',
    about: 'Your artist profile. Picture and recording are files of this archive.',
    sql: `SELECT name, genre, description, email, phone, website, social_media AS "socialMedia", experience, equipment,
                 price_range AS "priceRange", availability, profile_image AS "picture", demo_file AS "recording",
                 is_approved AS "isApproved", created_at AS "createdAt" FROM artists WHERE id = ANY ($5) ORDER BY id`,
  },
  {
    key: 'artistDates',
    about: 'Dates you marked as free or taken.',
    sql: `SELECT date, start_time AS "from", end_time AS "until", is_available AS "isFree", notes
            FROM artist_availability WHERE artist_id = ANY ($5) ORDER BY date`,
  },
  {
    key: 'artistShows',
    about: 'Shows you play or played.',
    sql: `SELECT event.name AS "show", event.date, event.time, event.status, event.artist_notes AS "notes"
            FROM event_acts act JOIN events event ON event.id = act.event_id
           WHERE act.artist_id = ANY ($5) ORDER BY event.date`,
  },
  {
    key: 'artistInvitations',
    about: 'Invitations to play, and your answers.',
    sql: `SELECT event_name AS "show", event_date AS "date", event_time AS "time", description, budget,
                 invitation_message AS "message", status, response_message AS "answer", responded_at AS "answeredAt",
                 created_at AS "at" FROM artist_invitations WHERE artist_id = ANY ($5) ORDER BY id`,
  },
  {
    key: 'artistProposals',
    about: 'Bookings that were proposed to you, and your answers.',
    sql: `SELECT proposed_date AS "date", proposed_time AS "time", proposed_payment AS "payment", admin_notes AS "venueNotes",
                 artist_notes AS "yourNotes", status, created_at AS "at"
            FROM artist_bookings WHERE artist_id = ANY ($5) ORDER BY id`,
  },
  {
    key: 'texts',
    about: 'Text messages you sent to the venue.',
    sql: `SELECT phone_number AS "from", message_text AS "text", texts AS "conversation", reply, status, created_at AS "at"
            FROM sms_event_requests WHERE artist_id = ANY ($6) OR ${digitsOf('phone_number')} = ANY ($3) ORDER BY id`,
  },
  {
    key: 'messages',
    about: 'E-mails, text and push messages the venue sent to you. Words with a secret link are left out.',
    sql: `SELECT channel, recipient AS "to", subject, CASE WHEN NOT is_secret THEN text_body END AS "text", status,
                 created_at AS "at", sent_at AS "sentAt"
            FROM messages
           WHERE user_id = $1 OR lower(recipient) = ANY ($2) OR (channel = 'sms' AND ${digitsOf('recipient')} = ANY ($3))
           ORDER BY id`,
  },
];

/** Every part of `data.json`, in its order. SQL, since a part is one statement, over tables of many areas. */
export const EXPORT_PARTS: readonly ExportPart[] = PARTS.map((part) => ({
  ...part,
  sql: `WITH who AS (${WHO}) ${part.sql}`,
}));

/** Pictures and recordings of theirs: addresses within `/uploads`, and names of photos, as above. */
export const EXPORTED_FILES = `
  WITH who AS (${WHO})
  SELECT photo.filename AS name, photo.original_key AS "originalKey", photo.sizes_ready AS "isReady" FROM (
    SELECT evidence.photo_id AS id ${THEIR_CHECK_INS}
    UNION SELECT id FROM event_photos unused
           WHERE unused.uploaded_by = $1 AND unused.is_verification_photo
             AND NOT EXISTS (SELECT FROM photo_attendance WHERE photo_id = unused.id)) theirs
    JOIN event_photos photo ON photo.id = theirs.id
  UNION ALL SELECT substr(address, 10), NULL, true FROM (
    SELECT profile_image AS address FROM users WHERE id = $1
    UNION SELECT profile_image FROM artists WHERE id = ANY ($5)
    UNION SELECT demo_file FROM artists WHERE id = ANY ($5)) named WHERE starts_with(address, '/uploads/')`;
