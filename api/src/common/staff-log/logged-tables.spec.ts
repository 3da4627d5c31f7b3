import { LOGGED_THINGS } from '#contract/rules/staff-log.js';
import { createTestDatabase, type TestDatabase } from '#test/database/test-database.js';
import { createDataSource } from '#src/database/data-source.js';

/** Tables whose changes are not in the log, and why. */
const UNLOGGED = new Map([
  ['announced_shows', 'the product’s note of whom it told'],
  ['artist_date_reminders', 'the product’s note of whom it told'],
  ['artist_followers', 'a person’s own wish'],
  ['availability_changes', 'an artist’s own'],
  ['booking_creations', 'keys of calls'],
  ['deleted_events', 'follows from a deleted show, which is logged'],
  ['departed_members', 'follows from a deleted member, which is logged'],
  ['ended_browsers', 'a person’s own wish'],
  ['erasures', 'says nothing of whom; what was deleted is logged'],
  ['event_acts', 'follows from the bill of a show, which is logged'],
  ['event_creations', 'keys of calls'],
  ['event_series', 'holds nothing; its shows are logged'],
  ['import_rows', 'a file as it was read; what comes of it is told by its import'],
  ['imported_shows', 'where a show came from'],
  ['message_refusals', 'a person’s own wish'],
  ['past_event_schedules', 'follows from a changed show, which is logged'],
  ['past_month_artists', 'figures that follow from what is logged'],
  ['past_months', 'figures that follow from what is logged'],
  ['push_key', 'the product’s own secret'],
  ['push_subscriptions', 'a person’s own wish'],
  ['rate_limits', 'counters'],
  ['removed_availability', 'an artist’s own'],
  ['retired_pictures', 'files that are swept away; what named them is logged'],
  ['series_changes', 'keeps what can be undone; the shows that it changed are logged'],
  ['show_reminders', 'a person’s own wish'],
  ['sms_event_undos', 'keeps what can be undone; the show and the request are logged'],
  ['sms_opt_outs', 'the wish of whom a number belongs to'],
  ['sms_receipts', 'the provider’s calls'],
  ['staff_log', 'itself'],
  ['staff_news', 'the product’s note of whom it told'],
  ['unsubscribe_key', 'the product’s own secret'],
  ['webhook_deliveries', 'what other programs are told; it follows from what is logged'],
]);

/** Columns with values that people type, or that belong to a person, or that sign somebody in, whatever they may be called. */
const NEVER_KEPT =
  /name$|email|phone|password|hash|secret|token|salt|key|text|message|body|note|description|request|reason_|url|image|file|code|endpoint|auth|address|subject|recipient|searched|tags|answer|parse/;

/** Of the venue's own things, which are nobody's; a word of its list, and not a text. */
const NAMES_OF_THINGS = new Set([
  'badges.name',
  'event_types.name',
  'rewards.name',
  'venue.name',
  'venue.short_name',
  'venue.text_days',
  'venue.show_artist_notes',
  'venue.needs_door_code',
]);

interface LoggedTable {
  table: string;
  thing: string;
  id: string;
  kept: string[];
}

describe('the tables that staff change', () => {
  let database: TestDatabase;
  let logged: LoggedTable[];
  const columns = new Map<string, Set<string>>();

  beforeAll(async () => {
    database = await createTestDatabase();
    const dataSource = await createDataSource(database.url, { poolSize: 1 }).initialize();
    const rows = await dataSource.query<{ table: string; column: string }[]>(
      `SELECT table_name AS table, column_name AS column FROM information_schema.columns
        WHERE table_schema = 'public' AND table_name IN (SELECT relname FROM pg_class WHERE relkind = 'r')`,
    );
    for (const { table, column } of rows) columns.set(table, (columns.get(table) ?? new Set()).add(column));
    columns.delete('schema_migrations');
    const triggers = await dataSource.query<{ table: string; given: string }[]>(
      `SELECT tgrelid::regclass::text AS table, encode(tgargs, 'escape') AS given FROM pg_trigger
        WHERE tgfoid = 'log_staff_change'::regproc`,
    );
    logged = triggers.map(({ table, given }) => {
      const [thing = '', id = '', kept = ''] = given.split('\\000');
      return { table, thing, id, kept: kept.split(',').filter((column) => column !== '') };
    });
    await dataSource.destroy();
  });
  afterAll(() => database.drop());

  it('are all in the log, but for some that have a reason', () => {
    const known = [...logged.map(({ table }) => table), ...UNLOGGED.keys()];
    expect(known.toSorted()).toEqual([...columns.keys()].toSorted());
  });

  it('name columns that they have, and things that the contract knows', () => {
    const unknown = logged.flatMap(({ table, id, kept }) =>
      [id, ...kept]
        .filter((column) => !columns.get(table)?.has(column))
        .map((column) => `${table}.${column}`),
    );
    expect(unknown).toEqual([]);
    expect([...new Set(logged.map(({ thing }) => thing))].toSorted()).toEqual([...LOGGED_THINGS].toSorted());
  });

  it('leave no value in the log that a person typed, that is theirs, or that signs somebody in', () => {
    const doubtful = logged.flatMap(({ table, kept }) =>
      kept.filter((column) => NEVER_KEPT.test(column)).map((column) => `${table}.${column}`),
    );
    expect(doubtful.filter((column) => !NAMES_OF_THINGS.has(column))).toEqual([]);
  });
});
