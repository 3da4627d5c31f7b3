import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import {
  backUpTo,
  createEmptyVenue,
  makePlace,
  restoreFrom,
  runningVenue,
} from '#test/backup/archived-venue.js';
import { Database } from '#src/database/database.js';
import { createAccount, createEvent, createTestApp, type TestAccount, type TestApp } from '#test/test-app.js';
import { actAs, actAsNobody, currentActor } from './actor.js';
import { noteAct } from './note-act.js';
import type { StaffLogEntryEntity } from './entities/staff-log-entry.entity.js';

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:143.0) Gecko/20100101 Firefox/143.0';

/** A row of the log, as the database has it. */
type Row = Record<string, unknown> &
  Pick<StaffLogEntryEntity, 'thing' | 'part' | 'operation' | 'before' | 'after'>;

describe('the log of who did what', () => {
  let venue: TestApp;
  let admin: TestAccount;

  beforeAll(async () => {
    // As few connections as there may be: each is a guest's one moment and staff's the next.
    venue = await createTestApp({ DATABASE_POOL_SIZE: '2' });
    admin = await createAccount(venue, 'admin');
  });
  afterAll(() => venue.close());

  const as = (account: TestAccount) => ({
    Authorization: `Bearer ${account.sessionId}`,
    'User-Agent': FIREFOX,
  });
  const newest = async (): Promise<number> =>
    (await venue.sql<{ id: number }>('SELECT coalesce(max(id), 0)::integer AS id FROM staff_log'))[0]?.id ??
    0;
  /** What `work` adds to the log. */
  const loggedBy = async (work: () => Promise<unknown>): Promise<Row[]> => {
    const before = await newest();
    await work();
    return venue.sql<Row>('SELECT * FROM staff_log WHERE id > $1 ORDER BY id', [before]);
  };
  const move = (event: number, time: string, account = admin) =>
    venue.http().patch(`/api/events/${event}`).set(as(account)).send({ time });

  it('says who changed what of what, when, from which device, and what was there before', async () => {
    const event = await createEvent(venue, { name: 'Barn Dance', date: '2099-01-16' });
    const rows = await loggedBy(() => move(event, '21:00').expect(200));
    expect(rows).toEqual([
      {
        id: expect.any(String),
        at: expect.any(Date),
        actor_id: admin.id,
        door_device_id: null,
        device: 'Firefox on Windows',
        request_id: expect.stringMatching(/^[\da-f-]{36}$/),
        action: 'EventEditing.patch',
        operation: 'update',
        thing: 'events',
        thing_id: event,
        part: 'events',
        changed: ['time'],
        before: { time: '20:00' },
        after: { time: '21:00' },
      },
    ]);
  });

  it('has nothing of what was refused, of guests, of artists, and of the product itself', async () => {
    const event = await createEvent(venue, { date: '2099-01-17' });
    const artist = await createAccount(venue, 'artist');
    const rows = await loggedBy(async () => {
      await move(event, 'noon').expect(400);
      await move(999_999, '21:00').expect(404);
      const table = {
        eventId: event,
        customerName: 'Ruby Lee',
        customerEmail: 'ruby@example.com',
        partySize: 2,
      };
      await venue.http().post('/api/bookings').send(table).expect(201);
      await venue
        .http()
        .put('/api/auth/profile')
        .set(as(artist))
        .send({ firstName: 'Wade', lastName: 'Tucker', email: artist.email })
        .expect(200);
      await venue.sql('UPDATE events SET capacity = 10 WHERE id = $1', [event]);
    });
    expect(rows).toEqual([]);
  });

  it('keeps no name, address, number, word or secret of anybody', async () => {
    const words = {
      username: 'pearl-hawkins',
      email: 'pearl@example.com',
      firstName: 'Pearl',
      lastName: 'Hawkins',
    };
    const rows = await loggedBy(async () => {
      const { body } = await venue
        .http()
        .post('/api/admin/users')
        .set(as(admin))
        .send({ ...words, pin: '7305' })
        .expect(201);
      await venue
        .http()
        .put(`/api/admin/users/${body.id}/pin`)
        .set(as(admin))
        .send({ pin: '8264' })
        .expect(200);
    });
    const [user] = rows;
    expect(user).toMatchObject({
      thing: 'users',
      operation: 'insert',
      before: {},
      after: { user_type: 'staff' },
    });
    expect(user?.changed).toEqual(expect.arrayContaining(['email', 'password', 'first_name']));
    const text = JSON.stringify(rows).toLowerCase();
    for (const word of Object.values(words)) expect(text).not.toContain(word.toLowerCase());
    expect(text).not.toMatch(/argon2|7305|8264/);
  });

  it('never takes a guest for staff, whose turn on a connection comes in between', async () => {
    const event = await createEvent(venue, { date: '2099-01-18' });
    const table = (guest: number) => ({
      eventId: event,
      customerName: 'Ruby Lee',
      // A mail that waits is taken back by staff who move the show, which is theirs.
      customerPhone: `615-555-01${10 + guest}`,
      partySize: 2,
    });
    const [first, second] = [await createAccount(venue, 'admin'), await createAccount(venue, 'admin')];
    const rows = await loggedBy(() =>
      Promise.all(
        Array.from({ length: 24 }, (_, index) => [
          venue.http().post('/api/bookings').send(table(index)).expect(201),
          move(event, `1${index % 10}:00`, index % 2 ? first : second),
          venue.http().get('/api/events'),
        ]).flat(),
      ),
    );
    expect(rows.filter(({ thing }) => thing !== 'events')).toEqual([]);
    const actors = rows.map(({ actor_id: actor }) => actor);
    expect(new Set(actors)).toEqual(new Set([first.id, second.id]));
    for (const row of rows) expect(row['request_id']).toBeTruthy();
    expect(await venue.sql('SELECT FROM bookings WHERE event_id = $1', [event])).toHaveLength(24);
  });

  it('is changed by nobody, whatever their rights', async () => {
    await loggedBy(async () => move(await createEvent(venue, { date: '2099-01-19' }), '21:00').expect(200));
    for (const statement of [
      `UPDATE staff_log SET actor_id = NULL`,
      'DELETE FROM staff_log',
      'TRUNCATE staff_log',
      'TRUNCATE staff_log CASCADE',
    ])
      await expect(venue.sql(statement)).rejects.toThrow('staff_log is append-only');
    const rights = await venue.sql<{ right: string }>(
      `SELECT privilege_type AS right FROM pg_class, aclexplode(relacl) WHERE relname = 'staff_log'`,
    );
    expect(rights.map(({ right }) => right)).toContain('INSERT');
    expect(rights.map(({ right }) => right)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/UPDATE|DELETE/)]),
    );
  });

  it('keeps what changed no row, when it is told of it by somebody who acts', async () => {
    const actor = {
      userId: admin.id,
      doorDeviceId: null,
      device: 'The command line',
      requestId: randomUUID(),
    };
    const rows = await loggedBy(async () => {
      await noteAct(venue.app.get(Database), 'users', 7);
      await actAs({ ...actor, action: 'export-person' }, () => noteAct(venue.app.get(Database), 'users', 7));
    });
    expect(rows).toMatchObject([
      { operation: 'none', action: 'export-person', thing: 'users', thing_id: 7, part: 'users' },
    ]);
  });

  it('comes along in a backup, and cannot be changed where it is restored', async () => {
    const place = await makePlace();
    const target = await createEmptyVenue(place);
    try {
      await move(await createEvent(venue, { date: '2099-01-20' }), '21:00').expect(200);
      const path = join(place.directory, 'venue.tar.gz');
      await backUpTo(path, runningVenue(venue));
      await restoreFrom(path, target);
      const all = 'SELECT * FROM staff_log ORDER BY id';
      expect(await target.sql(all)).toEqual(await venue.sql(all));
      await expect(target.sql('DELETE FROM staff_log')).rejects.toThrow('staff_log is append-only');
    } finally {
      await target.drop();
      await place.remove();
    }
  });

  it('keeps what stands in the transaction of its change, or neither', async () => {
    const rows = await loggedBy(async () => {
      await venue.sql(
        `ALTER TABLE staff_log ADD CONSTRAINT ck_full CHECK (thing <> 'event_types') NOT VALID`,
      );
      try {
        const type = { name: 'Polka', color: 'bg-crimson text-light' };
        await venue.http().post('/api/event-types').set(as(admin)).send(type).expect(500);
      } finally {
        await venue.sql('ALTER TABLE staff_log DROP CONSTRAINT ck_full');
      }
    });
    expect(rows).toEqual([]);
    expect(await venue.sql(`SELECT FROM event_types WHERE name = 'Polka'`)).toEqual([]);
  });
});

describe('an actor', () => {
  const actor = {
    userId: 1,
    doorDeviceId: null,
    device: 'The command line',
    requestId: 'x',
    action: 'import',
  };

  it('stays with all that the work waits for, and with nothing else', async () => {
    const seen = actAs(actor, async () => {
      await pause(1);
      return currentActor();
    });
    expect(currentActor()).toBeUndefined();
    expect(await seen).toBe(actor);
  });

  it('is nobody for what is done later and for others', () => {
    expect(actAs(actor, () => actAsNobody(currentActor))).toBeUndefined();
  });
});
