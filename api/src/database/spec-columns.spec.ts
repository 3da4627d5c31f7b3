import type { DataSource } from 'typeorm';
import { createTestDatabase, type TestDatabase } from '#test/database/test-database.js';
import { createDataSource } from './data-source.js';

/**
 * Spec §3, column by column: `varchar(n)` is the length limit, `!` means required, `= x` the default,
 * `> table` what it references and what a deletion there does.
 */
const SPEC = `
users            id int!; username varchar(50)!; email varchar(255)!; password varchar(255)!; first_name varchar(100);
                 last_name varchar(100); user_type varchar(20)! = user; profile_image varchar(500); is_active bool! = true;
                 created_at time! = now; updated_at time! = now
sessions         id varchar(255)!; user_id int! > users cascade; expires_at time!; created_at time! = now
events           id int!; name varchar(255)!; type varchar(100)!; description text; date varchar(20)!; time varchar(20)!;
                 artist_id int > artists null; artist_ids text; artist_notes text; created_at time! = now
venue            id int!; name varchar(255)!; description text; logo_url varchar(500); phone varchar(20);
                 email varchar(255); address text
event_types      id int!; name varchar(100)!; color varchar(100)!; description text; created_at time! = now
bookings         id int!; event_id int > events null; customer_name varchar(255)!; customer_email varchar(255);
                 customer_phone varchar(20); party_size int!; special_requests text; status varchar(50)! = pending;
                 created_at time! = now
artists          id int!; user_id int > users null; name varchar(255)!; genre varchar(100)!; description text;
                 email varchar(255)!; phone varchar(20); website varchar(500); social_media text; experience text;
                 equipment text; price_range varchar(100); availability text; profile_image varchar(500);
                 demo_file varchar(500); demo_file_type varchar(50); is_approved bool! = false; created_at time! = now
booking_requests id int!; artist_id int > artists cascade; event_date varchar(20)!; event_time varchar(20)!;
                 event_type varchar(100)!; event_name varchar(255)!; description text; budget varchar(100);
                 duration varchar(50); status varchar(50)! = pending; notes text; contact_email varchar(255)!;
                 contact_phone varchar(20); created_at time! = now; updated_at time! = now
loyalty_members  id int!; name varchar(100)!; email varchar(255)!; phone varchar(20); join_date time! = now;
                 total_points int! = 0; events_attended int! = 0; membership_level varchar(20)!;
                 created_at time! = now; updated_at time! = now
badges           id int!; name varchar(100)!; description text; icon varchar(50)!; color varchar(50)!;
                 category varchar(50)!; requirement int!; requirement_type varchar(50)!; points int! = 0;
                 is_active int! = 1; created_at time! = now
member_badges    id int!; member_id int! > loyalty_members cascade; badge_id int! > badges cascade;
                 earned_date time! = now; is_new int! = 1
loyalty_transactions id int!; member_id int! > loyalty_members cascade; event_id int > events null; points int!;
                 type varchar(20)!; description varchar(255); created_at time! = now
artist_availability id int!; artist_id int! > artists cascade; date varchar(10)!; start_time varchar(5);
                 end_time varchar(5); is_available bool! = true; notes text; created_at time! = now; updated_at time! = now
event_attendance id int!; event_id int > events null; customer_email varchar(255); customer_name varchar(255)!;
                 party_size int! = 1; points_awarded int! = 50; created_at time! = now
artist_bookings  id int!; artist_id int! > artists cascade; proposed_date varchar(10)!; proposed_time varchar(8);
                 proposed_payment varchar(255); admin_notes text; artist_notes text; status varchar(50)! = pending;
                 created_at time! = now; updated_at time! = now
sms_event_requests id int!; phone_number varchar(20)!; message_text text!; extracted_artist varchar(255);
                 extracted_date varchar(20); extracted_time varchar(20); event_id int > events null;
                 status varchar(20)! = pending; error_message text; processed_by int > users null;
                 created_at time! = now; processed_at time
event_photos     id int!; event_id int > events null; uploaded_by int > users null; filename varchar(255)!;
                 original_name varchar(255)!; file_size int!; mime_type varchar(100)!; description text;
                 is_verification_photo bool! = false; is_approved bool! = true; tags jsonb! = []; uploaded_at time! = now
photo_attendance id int!; event_id int > events null; user_id int > users null; photo_id int > event_photos null;
                 loyalty_member_id int > loyalty_members null; points_awarded int! = 0;
                 verification_status varchar(20)! = pending; verified_by int > users null; created_at time! = now;
                 verified_at time
artist_invitations id int!; artist_id int! > artists cascade; admin_id int > users null; event_date varchar(20)!;
                 event_time varchar(20)!; event_type varchar(100)!; event_name varchar(255)!; description text;
                 budget varchar(100); duration varchar(50); status varchar(20)! = pending; invitation_message text;
                 response_message text; email_sent bool! = false; sms_sent bool! = false; response_token varchar(100);
                 expires_at time!; responded_at time; created_at time! = now; updated_at time! = now`;

/** `table.column type! = default > table action`, one a line, in the words above. */
const expected: string[] = SPEC.trim()
  .split(/\n(?=\w)/)
  .flatMap((entry) => {
    const [, table = '', columns = ''] = /^(\w+)\s+([^]*)$/.exec(entry) ?? [];
    return columns.split(';').map((column) => `${table}.${column.trim().replace(/\s+/g, ' ')}`);
  });

interface Column {
  name: string;
  type: string;
  required: boolean;
  default: string | null;
  references: string | null;
  action: string | null;
}

const READ = `
  SELECT c.table_name || '.' || c.column_name AS name,
         CASE WHEN c.data_type = 'character varying' THEN 'varchar(' || c.character_maximum_length || ')'
              WHEN c.data_type = 'integer' THEN 'int' WHEN c.data_type = 'boolean' THEN 'bool'
              WHEN c.data_type LIKE 'timestamp%' THEN 'time' ELSE c.data_type END AS type,
         c.is_nullable = 'NO' AS required, c.column_default AS default,
         k.confrelid::regclass::text AS references,
         CASE k.confdeltype WHEN 'c' THEN 'cascade' WHEN 'n' THEN 'null' ELSE k.confdeltype::text END AS action
    FROM information_schema.columns c
    LEFT JOIN pg_attribute a ON a.attrelid = format('%I', c.table_name)::regclass AND a.attname = c.column_name
    LEFT JOIN pg_constraint k ON k.contype = 'f' AND k.conrelid = a.attrelid AND k.conkey = ARRAY[a.attnum]
   WHERE c.table_schema = 'public'`;

/** PostgreSQL writes `'pending'::character varying`, `now()`, `true`, `'[]'::jsonb`. */
const plainDefault = (text: string): string =>
  text.startsWith('now()') ? 'now' : text.replace(/::[\w ]+$/, '').replaceAll("'", '');

const inWords = (
  { name, type, required, default: standard, references, action }: Column,
  wanted: string,
): string =>
  [
    `${name} ${type}${required ? '!' : ''}`,
    standard !== null && wanted.includes(' = ') ? ` = ${plainDefault(standard)}` : '',
    references === null ? '' : ` > ${references} ${action ?? ''}`,
  ].join('');

describe('spec §3', () => {
  let database: TestDatabase;
  let dataSource: DataSource;
  let columns: Map<string, Column>;

  beforeAll(async () => {
    database = await createTestDatabase();
    dataSource = await createDataSource(database.url, { poolSize: 1 }).initialize();
    const rows = await dataSource.query<Column[]>(READ);
    columns = new Map(rows.map((column) => [column.name, column]));
  });
  afterAll(async () => {
    await dataSource.destroy();
    await database.drop();
  });

  it.each(expected)('has %s', (wanted) => {
    const column = columns.get(wanted.split(' ')[0] ?? '');
    expect(column && inWords(column, wanted)).toBe(wanted);
  });
});
