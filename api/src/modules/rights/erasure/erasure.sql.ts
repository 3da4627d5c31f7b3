import type { MessageKind } from '#contract/rules/message-kinds.js';
import { digitsOf } from '#src/modules/rights/person.sql.js';
import { contactPattern, namePattern, type Person, REMOVED } from '#src/modules/rights/person-rules.js';

/** One statement of an erasure. */
export interface ErasureStep {
  sql: string;
  /** Null where there is nothing of this person that it could find. */
  values: (person: Person) => unknown[] | null;
}

const some = <T>(list: readonly T[], ...rest: unknown[]): unknown[] | null =>
  list.length > 0 ? [list, ...rest] : null;

/** A form that was opened before does not write back what went. */
const NEXT_VERSION = 'version = version + 1, updated_at = now()';

/**
 * What goes of somebody beside what each area does with its own (`UserManagementService.forget`), in this order, while their artists
 * and their account still stand. SQL, since it is one statement for each table, over tables of many areas.
 */
export const ERASURE_STEPS: readonly ErasureStep[] = [
  {
    sql: `DELETE FROM messages
           WHERE user_id = $1 OR lower(recipient) = ANY ($2) OR (channel = 'sms' AND ${digitsOf('recipient')} = ANY ($3))`,
    values: ({ userId, emails, sure }) => [userId, emails, sure.phones],
  },
  {
    sql: 'DELETE FROM show_reminders WHERE lower(email) = ANY ($1)',
    values: ({ emails }) => some(emails),
  },
  {
    // What anonymising the member does not reach: an address of theirs that staff merged into somebody else's.
    sql: 'UPDATE departed_members SET email = NULL WHERE email = ANY ($1)',
    values: ({ emails }) => some(emails),
  },
  {
    // The night keeps its count; a table ahead is free again.
    sql: `UPDATE bookings
             SET customer_name = 'Former guest', customer_email = NULL, customer_phone = NULL, special_requests = NULL,
                 status = CASE WHEN status IN ('pending', 'confirmed') AND EXISTS (
                   SELECT FROM events WHERE events.id = event_id
                      AND date >= to_char(now() AT TIME ZONE (SELECT time_zone FROM venue), 'YYYY-MM-DD'))
                   THEN 'cancelled' ELSE status END
           WHERE lower(customer_email) = ANY ($1) OR (customer_email IS NULL AND ${digitsOf('customer_phone')} = ANY ($2))`,
    values: ({ emails, sure }) => [emails, sure.phones],
  },
  {
    sql: 'DELETE FROM booking_requests WHERE lower(contact_email) = ANY ($1)',
    values: ({ emails }) => some(emails),
  },
  {
    // What waits for staff goes only where the number is known to be theirs: anybody may type somebody else's.
    sql: `DELETE FROM sms_event_requests
           WHERE artist_id = ANY ($1) OR ${digitsOf('phone_number')} = ANY ($2)
              OR (status <> 'pending' AND (artist_id = ANY ($3) OR ${digitsOf('phone_number')} = ANY ($4)))`,
    values: ({ sure, artistIds, phones }) => [sure.artistIds, sure.phones, artistIds, phones],
  },
  {
    sql: `DELETE FROM sms_receipts WHERE ${digitsOf('sender')} = ANY ($1)`,
    values: ({ phones }) => some(phones),
  },
  {
    // Who wants no texts gets none, even when nobody may know any more who that is. The hash may be there since an earlier erasure.
    sql: `WITH plain AS (
            DELETE FROM sms_opt_outs WHERE ${digitsOf('phone')} = ANY ($1) AND phone !~ '^[0-9a-f]{64}$' RETURNING phone, since)
          INSERT INTO sms_opt_outs (phone, since)
          SELECT encode(sha256(convert_to(phone, 'UTF8')), 'hex'), since FROM plain ON CONFLICT DO NOTHING`,
    values: ({ phones }) => some(phones),
  },
  {
    sql: `UPDATE loyalty_transactions SET description = 'The reason was removed'
           WHERE member_id = ANY ($1) AND type IN ('adjustment', 'reversal') AND description IS NOT NULL`,
    values: ({ memberIds }) => some(memberIds),
  },
  {
    // What staff wrote of a face.
    sql: `UPDATE photo_attendance evidence SET reason = NULL
           WHERE reason IS NOT NULL
             AND (loyalty_member_id = ANY ($1) OR user_id = $2
                  OR EXISTS (SELECT FROM event_attendance WHERE id = evidence.attendance_id AND customer_email = ANY ($3)))`,
    values: ({ memberIds, userId, emails }) => [memberIds, userId, emails],
  },
  {
    // A file that somebody named is often named after somebody.
    sql: `UPDATE event_photos SET original_name = 'photo.jpg' WHERE uploaded_by = $1`,
    values: ({ userId }) => (userId === null ? null : [userId]),
  },
  {
    sql: `UPDATE events SET artist_notes = NULL, ${NEXT_VERSION}
           WHERE artist_notes IS NOT NULL AND artist_id = ANY ($1)
             AND NOT EXISTS (SELECT FROM event_acts WHERE event_id = events.id AND artist_id <> ALL ($1))`,
    values: ({ artistIds }) => some(artistIds),
  },
];

/** Columns of words. */
interface Words {
  text: readonly string[];
  json?: readonly string[];
  /** Forms say by the row's version what they were opened with. */
  hasVersion?: true;
}

const MESSAGE_WORDS: Words = { text: ['subject', 'text_body', 'html_body', 'reason'], json: ['attachments'] };

/** Free text of other people, in which an address or a number of theirs may stand. */
const WRITTEN: Record<string, Words> = {
  messages: MESSAGE_WORDS,
  events: { text: ['name', 'description', 'artist_notes'], hasVersion: true },
  event_photos: { text: ['description'] },
  artist_bookings: { text: ['admin_notes', 'artist_notes', 'proposed_payment'] },
  artist_invitations: { text: ['description', 'invitation_message', 'response_message'] },
  booking_requests: { text: ['description', 'notes'] },
  bookings: { text: ['special_requests'] },
  artists: { text: ['description', 'experience', 'availability', 'social_media'], hasVersion: true },
  sms_event_requests: { text: ['message_text', 'reply', 'error_message'], json: ['parse', 'texts'] },
  sms_event_undos: { text: ['error_message', 'reply'] },
  imported_shows: { text: [], json: ['said'] },
  webhook_deliveries: { text: ['last_words'], json: ['facts'] },
};

/** Messages that tell somebody of somebody else: of an artist, or of who asks for one. */
const TELLING_KINDS = [
  'bookings.accepted',
  'bookings.declined',
  'bookings.request-received',
  'bookings.request-approved',
  'bookings.request-rejected',
  'bookings.artist-request-approved',
  'invitations.accepted',
  'invitations.declined',
  'invitations.slot-taken',
  'reminders.new-shows',
  'sms.on-calendar',
] as const satisfies readonly MessageKind[];

const replaced = (column: string): string => `regexp_replace(${column}, $1, '${REMOVED}', 'gi')`;
const replacedIn = ({ text, json = [], hasVersion }: Words): string =>
  [
    ...text.map((column) => `${column} = ${replaced(column)}`),
    ...json.map((column) => `${column} = ${replaced(`${column}::text`)}::jsonb`),
    ...(hasVersion ? [NEXT_VERSION] : []),
  ].join(', ');
const saidIn = ({ text, json = [] }: Words): string =>
  [...text, ...json.map((column) => `${column}::text`)].map((column) => `${column} ~* $1`).join(' OR ');

const patternOf = (pattern: string | null, ...rest: unknown[]): unknown[] | null =>
  pattern === null ? null : [pattern, ...rest];

/**
 * What only mentions somebody: their addresses and numbers in anybody's words, their names where a message tells of them. A name
 * is a word that anybody may have chosen, so that it is looked for nowhere else.
 */
export const MENTION_STEPS: readonly ErasureStep[] = [
  ...Object.entries(WRITTEN).map(([table, columns]) => ({
    sql: `UPDATE ${table} SET ${replacedIn(columns)} WHERE ${saidIn(columns)}`,
    values: (person: Person) => patternOf(contactPattern(person)),
  })),
  {
    sql: `UPDATE messages SET ${replacedIn(MESSAGE_WORDS)}
           WHERE kind = ANY ($2) AND NOT is_secret AND (${saidIn(MESSAGE_WORDS)})`,
    values: (person) => patternOf(namePattern(person), TELLING_KINDS),
  },
  {
    // A row of a file that staff brought along, for a preview or a report.
    sql: 'DELETE FROM import_rows WHERE cells::text ~* $1 OR words ~* $1 OR problem ~* $1',
    values: (person) => patternOf(contactPattern(person)),
  },
  {
    // What undoing a change of a series needs lives for a minute; without it there is no undoing.
    sql: 'UPDATE series_changes SET undo = NULL WHERE undo::text ~* $1',
    values: (person) => patternOf(contactPattern(person)),
  },
];
