import { addDays } from '#contract/calendar-date.js';
import { randomUUID } from 'node:crypto';
import { wallClockAt } from '#contract/rules/clock.js';
import { createAccount, createTestApp, type TestApp } from '#test/test-app.js';

const VALUES = { startTime: '20:00', endTime: '23:30', isAvailable: true, notes: 'Trio or solo' };
const NOTHING_SAID = { startTime: null, endTime: null, isAvailable: true, notes: null };

interface Artist {
  id: number;
  session: string;
}

describe('the availability of artists', () => {
  let venue: TestApp;
  let cody: Artist;
  let june: Artist;
  let admin: string;
  let days = 0;

  beforeAll(async () => {
    venue = await createTestApp();
    cody = await createArtist('Cody Reed');
    june = await createArtist('June Marie');
    admin = (await createAccount(venue, 'admin')).sessionId;
  });
  afterAll(() => venue.close());

  const createArtist = async (name: string): Promise<Artist> => {
    const { id: userId, sessionId } = await createAccount(venue, 'artist');
    const [row] = await venue.sql<{ id: number }>(
      `INSERT INTO artists (user_id, name, genre, email, phone, is_approved, profile_image)
       VALUES ($1, $2, 'country', 'booking@example.com', '555-0101', true, '/uploads/artist-1.webp') RETURNING id`,
      [userId, name],
    );
    return { id: row?.id ?? 0, session: sessionId };
  };

  type Method = 'get' | 'post' | 'put' | 'delete';
  const send = (method: Method, path: string, { session, body, key }: Call = {}) => {
    const call = venue.http()[method](`/api/artist-availability${path}`);
    call.set('Authorization', `Bearer ${session ?? cody.session}`);
    if (key) call.set('Idempotency-Key', key);
    return body === undefined ? call : call.send(body);
  };
  interface Call {
    session?: string;
    body?: object;
    key?: string;
  }
  /** A date that no other test of this file uses. */
  const freeDate = (): string => new Date(Date.UTC(2031, 0, 1 + (days += 1))).toISOString().slice(0, 10);
  const add = async (overrides: object = {}) => {
    const { body } = await send('post', '', { body: { date: freeDate(), ...VALUES, ...overrides } });
    return body as { id: number; date: string; version: number };
  };
  const rowsAt = (date: string, artistId = cody.id) =>
    venue.sql<{ id: number; version: number; notes: string | null; isAvailable: boolean }>(
      `SELECT id, version, notes, is_available AS "isAvailable" FROM artist_availability
        WHERE date = $1 AND artist_id = $2`,
      [date, artistId],
    );

  it('keeps a date with its times and notes', async () => {
    const date = freeDate();
    const { status, body } = await send('post', '', { body: { date, ...VALUES } });
    const entry = {
      id: expect.any(Number),
      artistId: cody.id,
      date,
      ...VALUES,
      version: 1,
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
    };
    expect([status, body]).toEqual([201, { ...entry, clientKey: null }]);
    const { body: listed } = await send('get', `?from=${date}&to=${date}`);
    expect(listed).toEqual([entry]);
  });

  it('takes a date alone as free all day', async () => {
    const date = freeDate();
    const { body } = await send('post', '', { body: { date, startTime: '', notes: ' ' } });
    expect(body).toEqual(expect.objectContaining(NOTHING_SAID));
  });

  it('changes and removes an entry as the spec says, without a version', async () => {
    const { id, date } = await add();
    const changed = await send('put', `/${id}`, { body: { date, isAvailable: false, notes: 'Wedding' } });
    expect([changed.status, changed.body]).toEqual([
      200,
      expect.objectContaining({ id, ...NOTHING_SAID, isAvailable: false, notes: 'Wedding', version: 2 }),
    ]);
    const removed = await send('delete', `/${id}`);
    expect([removed.status, removed.body]).toEqual([
      200,
      { message: 'Availability entry has been removed.', clientKey: null },
    ]);
    expect(await rowsAt(date)).toEqual([]);
    expect((await send('delete', `/${id}`)).status).toBe(404);
  });

  it('moves an entry to a free date and to no other', async () => {
    const [{ id }, other] = [await add(), await add()];
    const clash = await send('put', `/${id}`, { body: { date: other.date } });
    expect([clash.status, clash.body.code, clash.body.current.id]).toEqual([
      409,
      'availability.date-taken',
      other.id,
    ]);
    const date = freeDate();
    const moved = await send('put', `/${id}`, { body: { date } });
    expect([moved.status, moved.body.date]).toEqual([200, date]);
  });

  it('refuses a second entry for a date and shows the first', async () => {
    const { id, date } = await add();
    const { status, body } = await send('post', '', { body: { date, ...VALUES } });
    expect([status, body.code, body.current.id]).toEqual([409, 'availability.date-taken', id]);
  });

  it.each([
    ['date', { date: '2020-01-01' }],
    ['date', { date: '2031-02-30' }],
    ['date', { date: '2101-01-01' }],
    ['date', {}],
    ['endTime', { date: '2031-01-01', startTime: '10:00', endTime: '10:00' }],
    ['endTime', { date: '2031-01-01', endTime: '25:00' }],
    ['startTime', { date: '2031-01-01', startTime: '8pm' }],
    ['isAvailable', { date: '2031-01-01', isAvailable: 'yes' }],
    ['notes', { date: '2031-01-01', notes: 'x'.repeat(2001) }],
    ['baseVersion', { date: '2031-01-01', baseVersion: 1 }],
  ])('names %s when it is wrong, and adds nothing', async (field, body) => {
    const answer = await send('post', '', { body });
    expect([answer.status, Object.keys(answer.body.fields)]).toEqual([400, [field]]);
    expect(await rowsAt('2031-01-01')).toEqual([]);
  });

  it('takes an end past midnight', async () => {
    const { status } = await send('post', '', {
      body: { date: freeDate(), startTime: '21:00', endTime: '02:00' },
    });
    expect(status).toBe(201);
  });

  it('judges what has passed by the venue’s clock, and lets a past entry be noted and removed', async () => {
    await venue.sql(`UPDATE venue SET time_zone = 'Pacific/Kiritimati'`);
    const today = wallClockAt(new Date(), 'Pacific/Kiritimati').date;
    const yesterday = addDays(today, -1);
    const past = await send('post', '', { body: { date: yesterday } });
    expect([past.status, past.body.fields]).toEqual([400, { date: 'This date has passed' }]);
    const [row] = await venue.sql<{ id: number }>(
      'INSERT INTO artist_availability (artist_id, date) VALUES ($1, $2) RETURNING id',
      [cody.id, yesterday],
    );
    expect((await send('put', `/${row?.id}`, { body: { date: yesterday, notes: 'late' } })).status).toBe(200);
    const entry = await add();
    const moved = await send('put', `/${entry.id}`, { body: { date: yesterday } });
    expect([moved.status, moved.body.code]).toEqual([400, 'availability.date-passed']);
    expect((await send('delete', `/${row?.id}`)).status).toBe(200);
    await venue.sql(`UPDATE venue SET time_zone = 'America/Chicago'`);
  });

  it('shows artists nothing of each other', async () => {
    const { id, date } = await add();
    const { session } = june;
    const { body: listed } = await send('get', `?from=${date}&to=${date}`, { session });
    expect(listed).toEqual([]);
    for (const baseVersion of [undefined, 1]) {
      const changed = await send('put', `/${id}`, { session, body: { date, notes: 'mine', baseVersion } });
      const removed = await send('delete', baseVersion ? `/${id}?baseVersion=1` : `/${id}`, { session });
      expect([changed.status, removed.status]).toEqual([404, 404]);
      expect([changed.body.current, removed.body.current]).toEqual([undefined, undefined]);
    }
    expect(await rowsAt(date)).toEqual([expect.objectContaining({ id, version: 1 })]);
  });

  it('shows an artist who asks for nothing the latest thousand dates, and leads to the ones before', async () => {
    const busy = await createArtist('Busy Bess');
    await venue.sql(
      `INSERT INTO artist_availability (artist_id, date)
       SELECT $1, (DATE '2025-01-01' + day)::text FROM generate_series(0, 1001) AS day`,
      [busy.id],
    );
    const datesOf = ({ body }: { body: unknown }) => (body as { date: string }[]).map(({ date }) => date);
    const latest = await send('get', '', { session: busy.session });
    expect([datesOf(latest).length, datesOf(latest)[0], datesOf(latest).at(-1)]).toEqual([
      1000,
      '2025-01-03',
      '2027-09-29',
    ]);
    const next = /<([^>]+)>/.exec(latest.get('Link') ?? '')?.[1] ?? '';
    const before = await venue.http().get(next).set('Authorization', `Bearer ${busy.session}`);
    expect([datesOf(before), before.get('Link')]).toEqual([['2025-01-01', '2025-01-02'], undefined]);
  });

  it('shows admins all entries, and on request who is free of the approved artists that are not blocked', async () => {
    const { id, date } = await add();
    await send('post', '', { session: june.session, body: { date, isAvailable: false } });
    const newcomer = await createArtist('Nobody Yet');
    await venue.sql('UPDATE artists SET is_approved = false WHERE id = $1', [newcomer.id]);
    await send('post', '', { session: newcomer.session, body: { date } });
    const blocked = await createArtist('Rowdy Pete');
    await send('post', '', { session: blocked.session, body: { date } });
    await venue.sql(
      'UPDATE users SET is_active = false WHERE id = (SELECT user_id FROM artists WHERE id = $1)',
      [blocked.id],
    );
    await venue.sql(
      `WITH guest AS (INSERT INTO artists (name, genre, email, is_approved)
                      VALUES ('No Account', 'folk', 'folk@example.com', true) RETURNING id)
       INSERT INTO artist_availability (artist_id, date) SELECT id, $1 FROM guest`,
      [date],
    );
    const range = `?from=${date}&to=${date}`;
    const { body } = await send('get', `${range}&available=true`, { session: admin });
    const artist = {
      id: cody.id,
      name: 'Cody Reed',
      genre: 'country',
      email: 'booking@example.com',
      profileImage: '/uploads/artist-1.webp',
    };
    expect(body).toEqual([
      expect.objectContaining({ id, date, ...VALUES, artist }),
      expect.objectContaining({ artist: expect.objectContaining({ name: 'No Account' }) }),
    ]);
    const { body: all } = await send('get', range, { session: admin });
    expect(all).toMatchObject([
      { isAvailable: true, artist },
      { isAvailable: false, artist: { name: 'June Marie' } },
      { isAvailable: true, artist: { name: 'No Account' } },
      { isAvailable: true, artist: { name: 'Nobody Yet' } },
      { isAvailable: true, artist: { name: 'Rowdy Pete' } },
    ]);
  });

  it('shows admins who name no dates what is still to come', async () => {
    const { id } = await add();
    const [past] = await venue.sql<{ id: number }>(
      `INSERT INTO artist_availability (artist_id, date) VALUES ($1, '2020-02-02') RETURNING id`,
      [cody.id],
    );
    const ids = async (query: string) => {
      const { body }: { body: { id: number }[] } = await send('get', query, { session: admin });
      return body.map((entry) => entry.id);
    };
    expect(await ids('')).toContain(id);
    expect(await ids('')).not.toContain(past?.id);
    expect(await ids('?to=2020-12-31')).toEqual([past?.id]);
  });

  it('shows admins on request who is not free, and every date page by page', async () => {
    const [first, second] = [freeDate(), freeDate()];
    await send('post', '', { body: { date: first } });
    await send('post', '', { body: { date: second } });
    await send('post', '', { session: june.session, body: { date: first, isAvailable: false } });
    const range = `?from=${first}&to=${second}`;
    const list = async (query: string, session = admin) => {
      const { body, headers } = await send('get', query, { session }).expect(200);
      const entries = body as { date: string; artist?: { name: string } }[];
      const next = /<[^?]+(\?.+)>; rel="next"/.exec(String(headers.link))?.[1];
      return { dates: entries.map(({ date, artist }) => `${date} ${artist?.name ?? 'own'}`), next };
    };
    expect((await list(`${range}&available=false`)).dates).toEqual([`${first} June Marie`]);
    const pages = [await list(`${range}&limit=2`)];
    pages.push(await list(pages[0]?.next ?? ''));
    expect(pages).toEqual([
      { dates: [`${first} Cody Reed`, `${first} June Marie`], next: expect.any(String) },
      { dates: [`${second} Cody Reed`], next: undefined },
    ]);
    const own = await list(`${range}&limit=1`, cody.session);
    expect([own.dates, (await list(own.next ?? '', cody.session)).dates]).toEqual([
      [`${first} own`],
      [`${second} own`],
    ]);
    expect((await send('get', '?cursor=nonsense', { session: admin })).status).toBe(400);
    expect((await send('get', '?available=maybe', { session: admin })).status).toBe(400);
  });

  it('asks an artist without a profile to fill it in', async () => {
    const { sessionId: session } = await createAccount(venue, 'artist');
    const added = await send('post', '', { session, body: { date: freeDate() } });
    expect([added.status, added.body.code]).toEqual([409, 'availability.no-profile']);
    expect((await send('get', '', { session })).body).toEqual([]);
  });

  describe('sent by a phone that may send twice', () => {
    it('adds one entry for twenty copies that arrive at once, and answers all the same', async () => {
      const [key, date] = [randomUUID(), freeDate()];
      const answers = await Promise.all(
        Array.from({ length: 20 }, () =>
          send('post', '', { key, body: { date, ...VALUES, baseVersion: null } }),
        ),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([...Array<number>(19).fill(200), 201]);
      expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
      expect(answers[0]?.body.clientKey).toBe(key);
      expect(await rowsAt(date)).toHaveLength(1);
    });

    it('answers a late repeat as the first call, and brings nothing back', async () => {
      const [addKey, changeKey, removeKey, date] = [randomUUID(), randomUUID(), randomUUID(), freeDate()];
      const calls = [await send('post', '', { key: addKey, body: { date, baseVersion: null } })];
      const { id } = calls[0]?.body as { id: number };
      const change = { key: changeKey, body: { date, notes: 'solo', baseVersion: 1 } };
      calls.push(await send('put', `/${id}`, change));
      calls.push(await send('delete', `/${id}?baseVersion=2`, { key: removeKey }));
      const repeats = [
        await send('post', '', { key: addKey, body: { date, baseVersion: null } }),
        await send('put', `/${id}`, change),
        await send('delete', `/${id}?baseVersion=2`, { key: removeKey }),
      ];
      expect(repeats.map(({ status, text }) => [status, text])).toEqual(calls.map(({ text }) => [200, text]));
      expect(repeats.map(({ body }) => body.clientKey)).toEqual([addKey, changeKey, removeKey]);
      expect(await rowsAt(date)).toEqual([]);
    });

    it('refuses a key that came with something else, also from another artist', async () => {
      const [key, date] = [randomUUID(), freeDate()];
      await send('post', '', { key, body: { date } });
      for (const call of [
        { key, body: { date, notes: 'other' } },
        { key, body: { date }, session: june.session },
      ]) {
        const { status, body } = await send('post', '', call);
        expect([status, body.code]).toEqual([409, 'availability.key-reused']);
      }
    });

    it('does not use up the key of a change that was refused', async () => {
      const [key, { date, id }] = [randomUUID(), await add()];
      expect((await send('post', '', { key, body: { date, baseVersion: null } })).status).toBe(409);
      await send('delete', `/${id}`);
      expect((await send('post', '', { key, body: { date, baseVersion: null } })).status).toBe(201);
    });
  });

  describe('changed on two devices', () => {
    const conflict = (current: unknown) => [
      409,
      expect.objectContaining({ code: 'availability.changed-meanwhile', current }),
    ];

    it('shows the entry that is there to who believed there was none', async () => {
      const { id, date } = await add();
      const { status, body } = await send('post', '', { body: { date, notes: 'B', baseVersion: null } });
      expect([status, body]).toEqual(conflict(expect.objectContaining({ id, version: 1 })));
    });

    it('shows the newer entry to who changes or removes an older', async () => {
      const { id, date } = await add();
      await send('put', `/${id}`, { body: { date, notes: 'A', baseVersion: 1 } });
      const newer = expect.objectContaining({ id, notes: 'A', version: 2 });
      const changed = await send('put', `/${id}`, { body: { date, notes: 'B', baseVersion: 1 } });
      const removed = await send('delete', `/${id}?baseVersion=1`);
      expect([changed.status, changed.body]).toEqual(conflict(newer));
      expect([removed.status, removed.body]).toEqual(conflict(newer));
      expect(await rowsAt(date)).toEqual([expect.objectContaining({ notes: 'A', version: 2 })]);
    });

    it('says that the entry is gone to who changes it', async () => {
      const { id, date } = await add();
      await send('delete', `/${id}`);
      const { status, body } = await send('put', `/${id}`, { body: { date, notes: 'B', baseVersion: 1 } });
      expect([status, body]).toEqual(conflict(null));
    });

    it('shows what came after an entry that was removed', async () => {
      const { id, date } = await add();
      await send('delete', `/${id}`);
      const { body: later } = await send('post', '', { body: { date, notes: 'A' } });
      const changed = await send('put', `/${id}`, { body: { date, notes: 'B', baseVersion: 1 } });
      const removed = await send('delete', `/${id}?baseVersion=1`);
      const there = expect.objectContaining({ id: later.id, notes: 'A' });
      expect([changed.status, changed.body]).toEqual(conflict(there));
      expect([removed.status, removed.body]).toEqual(conflict(there));
    });

    it('finds no clash between two devices that say the same', async () => {
      const { id, date } = await add({ notes: 'A' });
      const added = await send('post', '', { body: { date, ...VALUES, notes: 'A', baseVersion: null } });
      expect([added.status, added.body.id]).toEqual([200, id]);
      await send('put', `/${id}`, { body: { date, notes: 'C' } });
      const changed = await send('put', `/${id}`, { body: { date, notes: 'C', baseVersion: 1 } });
      expect([changed.status, changed.body.version]).toEqual([200, 2]);
      await send('delete', `/${id}`);
      expect((await send('delete', `/${id}?baseVersion=2`)).status).toBe(200);
      expect(await rowsAt(date)).toEqual([]);
    });

    it('lets one of ten callers have a date, and shows the others who has it', async () => {
      const date = freeDate();
      const answers = await Promise.all(
        Array.from({ length: 10 }, (_, caller) =>
          send('post', '', {
            key: randomUUID(),
            body: { date, notes: `caller ${caller}`, baseVersion: null },
          }),
        ),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array<number>(9).fill(409)]);
      const winner = answers.find(({ status }) => status === 201)?.body.notes;
      const told = answers.filter(({ status }) => status === 409).map(({ body }) => body.current.notes);
      expect(told).toEqual(Array(9).fill(winner));
      expect(await rowsAt(date)).toEqual([expect.objectContaining({ notes: winner })]);
    });

    it('lets one of ten callers change an entry they all saw', async () => {
      const { id, date } = await add();
      const answers = await Promise.all(
        Array.from({ length: 10 }, (_, caller) =>
          caller % 3 === 0
            ? send('delete', `/${id}?baseVersion=1`)
            : send('put', `/${id}`, { body: { date, notes: `caller ${caller}`, baseVersion: 1 } }),
        ),
      );
      const changes = answers.filter(({ status, body }) => status === 200 && 'id' in body);
      const rows = await rowsAt(date);
      // Removals agree with each other: either they all win, or one change does.
      expect(changes.length === 1 ? rows.length : changes.length).toBe(changes.length === 1 ? 1 : 0);
      expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
    });
  });

  describe('a repetition', () => {
    const FRIDAYS = { from: '2033-05-01', until: '2033-05-31', weekdays: [5], startTime: '20:00' };

    it('sets every Friday, keeps what is there, and is made once', async () => {
      const kept = await send('post', '', {
        body: { date: '2033-05-13', notes: 'Wedding', isAvailable: false },
      });
      const key = randomUUID();
      const { status, body, text } = await send('post', '/repeat', { key, body: FRIDAYS });
      expect([status, body.clientKey]).toEqual([201, key]);
      expect(body.kept).toEqual([expect.objectContaining({ id: kept.body.id, notes: 'Wedding' })]);
      expect(body.entries).toEqual(
        ['2033-05-06', '2033-05-20', '2033-05-27'].map((date) =>
          expect.objectContaining({ date, startTime: '20:00', isAvailable: true, version: 1 }),
        ),
      );
      const repeat = await send('post', '/repeat', { key, body: FRIDAYS });
      expect([repeat.status, repeat.text]).toEqual([200, text]);
      expect(await rowsAt('2033-05-13')).toEqual([
        expect.objectContaining({ id: kept.body.id, notes: 'Wedding', isAvailable: false }),
      ]);
    });

    it('leaves out the days that are excepted', async () => {
      const { body } = await send('post', '/repeat', {
        body: { from: '2033-09-01', until: '2033-09-03', except: ['2033-09-02'] },
      });
      expect(body.entries.map(({ date }: { date: string }) => date)).toEqual(['2033-09-01', '2033-09-03']);
    });

    it('blacks out a range of days', async () => {
      const { body } = await send('post', '/repeat', {
        body: { from: '2033-07-01', until: '2033-07-14', isAvailable: false, notes: 'On tour' },
      });
      expect(body.entries).toHaveLength(14);
      expect(await rowsAt('2033-07-14')).toEqual([
        expect.objectContaining({ isAvailable: false, notes: 'On tour' }),
      ]);
    });

    it.each([
      ['until', { ...FRIDAYS, until: '2033-04-01' }],
      ['until', { from: '2033-01-01', until: '2035-01-01' }],
      ['until', { from: '2020-01-01', until: '2020-02-01' }],
      ['until', { from: '2033-01-01' }],
      ['from', { ...FRIDAYS, from: 'May' }],
      ['weekdays', { ...FRIDAYS, weekdays: [7] }],
      ['weekdays', { ...FRIDAYS, weekdays: 'Friday' }],
      ['except', { ...FRIDAYS, except: ['Christmas'] }],
    ])('names %s when it is wrong', async (field, body) => {
      const answer = await send('post', '/repeat', { body });
      expect([answer.status, Object.keys(answer.body.fields)]).toEqual([400, [field]]);
    });
  });
});
