import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What of a table's rows goes into the log. */
interface LoggedTable {
  /** The table of the thing that its rows belong to; its own unless told. */
  thing?: string;
  /** The column with that thing's id; `id` unless told. */
  id?: string;
  /** The columns whose values are kept. Of every other one, the log says only that it was changed. */
  kept: string;
  /** On which changes; all unless told. */
  on?: string;
}

/** Ids, numbers, dates, times and words of lists, and never what could be a person's (decision 56). */
const LOGGED: Record<string, LoggedTable> = {
  account_links: { thing: 'users', id: 'user_id', kept: 'purpose' },
  artist_availability: {
    thing: 'artists',
    id: 'artist_id',
    kept: 'date,start_time,end_time,is_available',
  },
  artist_bookings: { kept: 'artist_id,proposed_date,proposed_time,status,event_id' },
  artist_feeds: { thing: 'artists', id: 'artist_id', kept: '' },
  artist_invitations: {
    kept: 'artist_id,event_date,event_time,end_time,event_type,status,expires_at,event_id',
  },
  artists: { kept: 'user_id,is_approved' },
  badges: { kept: 'name,icon,color,category,requirement,requirement_type,points,is_active' },
  booking_requests: { kept: 'artist_id,event_date,event_time,status' },
  bookings: { kept: 'event_id,party_size,status' },
  door_devices: { kept: 'revoked_at' },
  door_exits: { thing: 'events', id: 'event_id', kept: 'people,occurred_at' },
  door_refusals: { thing: 'events', id: 'event_id', kept: 'reason,occurred_at' },
  door_undos: { thing: 'event_attendance', id: 'attendance_id', kept: 'reason,occurred_at' },
  event_attendance: { kept: 'event_id,party_size,points_awarded,is_duplicate,late_reason,undone_at' },
  event_photos: { kept: 'event_id,is_verification_photo,is_approved,share_in_gallery' },
  event_types: { kept: 'name,color' },
  events: { kept: 'type,date,time,doors_time,end_time,status,capacity,artist_ids,act_times,series_id' },
  loyalty_members: { kept: 'user_id' },
  loyalty_transactions: {
    thing: 'loyalty_members',
    id: 'member_id',
    kept: 'points,type,event_id,badge_id,reverses_id',
  },
  member_badges: { thing: 'loyalty_members', id: 'member_id', kept: 'badge_id,basis' },
  messages: { kept: 'status,set_aside_at', on: 'UPDATE OR DELETE' },
  photo_attendance: {
    thing: 'event_attendance',
    id: 'attendance_id',
    kept: 'event_id,loyalty_member_id,points_awarded,verification_status',
  },
  redemptions: { thing: 'loyalty_members', id: 'member_id', kept: 'reward_id,points,status' },
  rewards: { kept: 'name,points,stock,offered_until,is_offered' },
  sessions: { thing: 'users', id: 'user_id', kept: 'device', on: 'DELETE' },
  sms_event_requests: { kept: 'event_id,artist_id,status,kind,extracted_date,extracted_time,seen_at' },
  user_pins: { thing: 'users', id: 'user_id', kept: '' },
  users: { kept: 'user_type,is_active' },
  venue: {
    kept: 'name,short_name,app_color,time_zone,country,show_artist_notes,moderate_gallery,verification_photo_days,text_days,door_needs_photo,needs_door_code,first_steps_ticked',
  },
};

const createTrigger = (table: string, { thing = table, id = 'id', kept, on }: LoggedTable): string => `
  CREATE TRIGGER tr_${table}_log AFTER ${on ?? 'INSERT OR UPDATE OR DELETE'} ON ${table} FOR EACH ROW
    WHEN (pg_trigger_depth() = 0 AND current_setting('venue.actor', true) <> '')
    EXECUTE FUNCTION log_staff_change('${thing}', '${id}', '${kept}');`;

/**
 * Who did what (design §10, decision 56).
 *
 * - `venue.actor` is a setting of the transaction: who changes something, as JSON. Guests have none, and their changes cost nothing.
 * - A trigger on each table that staff change writes the log in the transaction of the change. Its arguments say what is kept.
 *   What follows from a change in the database itself, by cascades and other triggers, is not in the log.
 * - Nobody changes the log: triggers refuse it to everybody, and the owner has no right to it. A restore empties it with the
 *   triggers off, which is why TRUNCATE stays a right of the owner.
 */
export class KeepStaffLog1795392000031 implements MigrationInterface {
  readonly name = 'KeepStaffLog1795392000031';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(CREATE_LOG);
    for (const [table, logged] of Object.entries(LOGGED)) await runner.query(createTrigger(table, logged));
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of Object.keys(LOGGED)) await runner.query(`DROP TRIGGER tr_${table}_log ON ${table}`);
    await runner.query(`
      DROP FUNCTION log_staff_change();
      DROP TABLE staff_log;
      DROP FUNCTION refuse_staff_log_change();
    `);
  }
}

/** Columns that a row's own bookkeeping changes: never named, and no change by themselves. */
const UNSAID = `'{id,created_at,updated_at,version,changed_tx,searched,slot,caption_key,in_gallery,membership_level,
  calendar_sequence,client_key,request_hash,response_key,answer,review_since,queued_at,next_attempt_at,attempts,own_fields,door_secret}'::text[]`;

const CREATE_LOG = `
  CREATE TABLE staff_log (
    id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
    at timestamptz NOT NULL DEFAULT now(),
    actor_id integer,
    door_device_id integer,
    device varchar(60) NOT NULL,
    request_id uuid NOT NULL,
    action varchar(100) NOT NULL,
    operation varchar(10) NOT NULL,
    thing varchar(40) NOT NULL,
    thing_id integer,
    part varchar(40) NOT NULL,
    changed text[] NOT NULL DEFAULT '{}',
    before jsonb NOT NULL DEFAULT '{}',
    after jsonb NOT NULL DEFAULT '{}',
    CONSTRAINT pk_staff_log PRIMARY KEY (id),
    CONSTRAINT ck_staff_log_operation CHECK (operation IN ('insert', 'update', 'delete', 'none'))
  );
  CREATE INDEX ix_staff_log_at ON staff_log (at, id);
  CREATE INDEX ix_staff_log_actor_id ON staff_log (actor_id, at, id);
  CREATE INDEX ix_staff_log_thing ON staff_log (thing, at, id);
  CREATE INDEX ix_staff_log_thing_id ON staff_log (thing, thing_id, at, id);

  CREATE FUNCTION refuse_staff_log_change() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      RAISE EXCEPTION 'staff_log is append-only' USING ERRCODE = 'restrict_violation';
    END $$;
  CREATE TRIGGER tr_staff_log_append_only BEFORE UPDATE OR DELETE ON staff_log
    FOR EACH ROW EXECUTE FUNCTION refuse_staff_log_change();
  CREATE TRIGGER tr_staff_log_no_truncate BEFORE TRUNCATE ON staff_log
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_staff_log_change();
  REVOKE UPDATE, DELETE ON staff_log FROM CURRENT_USER;

  CREATE FUNCTION log_staff_change() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE
      actor jsonb := current_setting('venue.actor');
      earlier jsonb := CASE WHEN TG_OP <> 'INSERT' THEN to_jsonb(OLD) ELSE '{}' END;
      later jsonb := CASE WHEN TG_OP <> 'DELETE' THEN to_jsonb(NEW) ELSE '{}' END;
      kept text[] := string_to_array(TG_ARGV[2], ',');
      changed text[] := ARRAY(
        SELECT name FROM jsonb_object_keys(earlier || later) name
         WHERE name <> ALL (${UNSAID})
           AND nullif(earlier -> name, 'null') IS DISTINCT FROM nullif(later -> name, 'null'));
    BEGIN
      IF TG_OP = 'UPDATE' AND cardinality(changed) = 0 THEN RETURN NULL; END IF;
      INSERT INTO staff_log (actor_id, door_device_id, device, request_id, action, operation, thing, thing_id, part,
                             changed, before, after)
      -- Who a tablet's row names is who made it, and not who changes it later.
      SELECT coalesce((actor ->> 'userId')::integer,
                      CASE WHEN TG_OP = 'INSERT' THEN coalesce(later ->> 'recorded_by', later ->> 'created_by')::integer END),
             (actor ->> 'doorDeviceId')::integer, actor ->> 'device', (actor ->> 'requestId')::uuid, actor ->> 'action',
             lower(TG_OP), TG_ARGV[0], ((earlier || later) ->> TG_ARGV[1])::integer, TG_TABLE_NAME, changed,
             coalesce(jsonb_object_agg(name, earlier -> name) FILTER (WHERE earlier ? name), '{}'),
             coalesce(jsonb_object_agg(name, later -> name) FILTER (WHERE later ? name), '{}')
        FROM unnest(changed) name WHERE name = ANY (kept);
      RETURN NULL;
    END $$;
`;
