import { createHash, randomUUID } from 'node:crypto';
import { createDataSource } from '#src/database/data-source.js';
import { Database } from '#src/database/database.js';
import { DatabaseAddress } from '#src/database/database-address.js';
import {
  createAccount,
  createDevice,
  createEvent,
  createTwoProcesses,
  type TestAccount,
  type TestApp,
} from '#test/test-app.js';
import { DoorListRepository } from './door-list.repository.js';

interface List {
  cursor: string;
  isWhole: boolean;
  nightTag: string;
  night: { shows: { id: number }[]; people: unknown[]; tables: unknown[] } | null;
  guests: { id: number; name: string; email: string; emailHash: string; isNew: boolean }[];
  departed: number[];
  entries: { name: string }[];
  exits: unknown[];
}

describe('the list of a tablet', () => {
  let venue: TestApp;
  let other: TestApp;
  let close: () => Promise<void>;
  let staff: TestAccount;
  let device: string;
  let eventId: number;

  beforeAll(async () => {
    ({ venue, other, close } = await createTwoProcesses());
    staff = await createAccount(venue, 'staff');
    device = await createDevice(venue);
  });
  beforeEach(async () => {
    await venue.sql('DELETE FROM event_attendance');
    await venue.sql('DELETE FROM loyalty_members');
    await venue.sql('DELETE FROM departed_members');
    await venue.sql('DELETE FROM events');
    eventId = await createEvent(venue);
  });
  afterAll(() => close());

  const read = async (before?: Partial<List>, wait = 0, from = venue): Promise<List> => {
    const query = { ...(before && { since: before.cursor, night: before.nightTag }), wait };
    const call = from.http().get('/api/door/list').query(query);
    return (await call.set('Authorization', `Bearer ${device}`).expect(200)).body;
  };
  const checkIn = (body: object = {}, from = venue) =>
    from
      .http()
      .post('/api/door/check-ins')
      .set('Authorization', `Bearer ${device}`)
      .set('Idempotency-Key', randomUUID())
      .send({ recordedBy: staff.id, eventId, customerName: 'Hank', partySize: 1, ...body })
      .expect(201);
  const enrol = (name: string, email: string) =>
    venue.sql('INSERT INTO loyalty_members (name, email) VALUES ($1, $2)', [name, email]);

  it('has members with masked addresses, which only who knows one finds', async () => {
    await enrol('Loretta Hayes', 'loretta@example.com');
    const { guests, isWhole, night } = await read();
    const salt = createHash('sha256').update(device).digest('hex');
    const emailHash = createHash('sha256').update(`${salt}loretta@example.com`).digest('hex').slice(0, 16);
    expect(guests).toMatchObject([
      { name: 'Loretta Hayes', tier: 'bronze', email: 'l…a@example.com', emailHash, isNew: true },
    ]);
    expect(isWhole).toBe(true);
    expect(night?.shows).toMatchObject([{ id: eventId, name: 'Open Mic Night' }]);
    expect(JSON.stringify(guests)).not.toContain('loretta@');
  });

  it('then says only what changed, in at most a kilobyte when nothing did', async () => {
    await enrol('Loretta Hayes', 'loretta@example.com');
    await enrol('Hank Dillard', 'hank@example.com');
    const before = await read();
    const nothing = await read(before);
    expect(nothing).toMatchObject({ isWhole: false, night: null, guests: [], entries: [], departed: [] });
    expect(JSON.stringify(nothing).length).toBeLessThan(1024);

    await venue.sql("UPDATE loyalty_members SET name = 'Loretta Price' WHERE name = 'Loretta Hayes'");
    await checkIn();
    const news = await read(nothing);
    expect(news.guests.map(({ name }) => name)).toEqual(['Loretta Price']);
    expect(news.entries).toMatchObject([{ name: 'Hank', partySize: 1, isUndone: false }]);
  });

  it('misses nothing that was begun before it and committed after it', async () => {
    const before = await read();
    // One connection holds a transaction open while the list moves on.
    const slow = venue.sql(
      `WITH made AS (INSERT INTO loyalty_members (name, email) VALUES ('Slow', 'slow@example.com') RETURNING 1)
       SELECT pg_sleep(0.6) FROM made`,
    );
    await new Promise((resolve) => setTimeout(resolve, 150));
    await enrol('Quick', 'quick@example.com');
    const meanwhile = await read(before);
    expect(meanwhile.guests.map(({ name }) => name)).toEqual(['Quick']);
    expect((await read(meanwhile)).guests).toEqual([]);
    await slow;
    const after = await read(meanwhile, 0, other);
    expect(after.guests.map(({ name }) => name)).toContain('Slow');
  });

  it('tells of members who went and of those whose accounts were deleted', async () => {
    await enrol('Gone', 'gone@example.com');
    await enrol('Former', 'former@example.com');
    const before = await read();
    await venue.sql("DELETE FROM loyalty_members WHERE name = 'Gone'");
    await venue.sql("UPDATE loyalty_members SET email = 'x@deleted.invalid' WHERE name = 'Former'");
    const { departed, guests } = await read(before);
    expect(departed.sort()).toEqual(before.guests.map(({ id }) => id).sort());
    expect(guests).toEqual([]);
  });

  it.each(['', 'abc', '1.2.3', `1.${'9'.repeat(30)}`, '1.5:5:', '1.5:4:'])(
    'is whole for the cursor %j',
    async (cursor) => {
      expect((await read({ cursor, nightTag: 'x' })).isWhole).toBe(true);
    },
  );

  it('is whole for a cursor from the future of a restored database', async () => {
    const { cursor } = await read();
    const [listId] = cursor.split('.');
    expect((await read({ cursor: `${listId}.9999999:999999999999:` })).isWhole).toBe(true);
  });

  it('has no news for ever of rows from the future of a restored database, however long that takes', async () => {
    await enrol('Loretta Hayes', 'loretta@example.com');
    await venue.sql('UPDATE loyalty_members SET changed_tx = 9000000000000');
    await venue.sql(`
      CREATE FUNCTION dawdle() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN PERFORM pg_sleep(0.6); RETURN NEW; END $$;
      CREATE TRIGGER tr_dawdle BEFORE UPDATE ON loyalty_members FOR EACH ROW EXECUTE FUNCTION dawdle()`);
    const { url } = venue.app.get(DatabaseAddress);
    const hurried = await createDataSource(url, { timeouts: { statement_timeout: 200 } }).initialize();

    try {
      await new DoorListRepository(new Database(hurried)).forgetFutureChanges();
    } finally {
      await hurried.destroy();
      await venue.sql('DROP FUNCTION dawdle CASCADE');
    }
    expect((await read(await read())).guests).toEqual([]);
  });

  it('keeps nobody on a night without a show', async () => {
    await enrol('Loretta Hayes', 'loretta@example.com');
    await venue.sql('DELETE FROM events');
    expect(await read()).toMatchObject({ guests: [], cursor: '', isWhole: true });
  });

  it('has tonight’s tables, and a guest’s own check-in from a phone', async () => {
    await venue.sql(
      `INSERT INTO bookings (event_id, customer_name, customer_email, party_size, status)
       VALUES ($1, 'Ruby Lane', 'ruby@example.com', 4, 'confirmed'), ($1, 'No', 'no@example.com', 2, 'declined')`,
      [eventId],
    );
    const before = await read();
    expect(before.night?.tables).toMatchObject([{ name: 'Ruby Lane', partySize: 4, memberId: null }]);
    await venue.sql(`INSERT INTO event_attendance (event_id, customer_name) VALUES ($1, 'Wade')`, [eventId]);
    expect((await read(before)).entries).toMatchObject([{ name: 'Wade', gate: null }]);
  });

  it('answers who waits with the next check-in, made in another process', async () => {
    const before = await read();
    const started = Date.now();
    const waiting = read(before, 20);
    await new Promise((resolve) => setTimeout(resolve, 300));
    await checkIn({ customerName: 'Ruby' }, other);
    expect((await waiting).entries).toMatchObject([{ name: 'Ruby' }]);
    expect(Date.now() - started).toBeLessThan(15_000);
  });
});
