import { randomUUID } from 'node:crypto';
import { whileOpen } from '#test/venue/check-ins.js';
import { createAccount, createEvent, createTestApp, type TestAccount, type TestApp } from '#test/test-app.js';

const FRIDAY = { name: 'Two-Step Friday', type: 'Country', date: '2027-01-15', time: '20:00' };

const FULL = {
  ...FRIDAY,
  description: 'Boots on the floor.\nFiddles in the air.',
  artistNotes: 'two mics',
  doorsTime: '19:00',
  endTime: '00:30',
  status: 'postponed',
  capacity: 120,
};

interface Call {
  session?: string;
  key?: string;
  version?: number | string;
}

describe('editing the calendar', () => {
  let venue: TestApp;
  let admin: TestAccount;
  let artist: TestAccount;
  let otherArtist: TestAccount;
  let artistId: number;

  beforeAll(async () => {
    venue = await createTestApp();
    admin = await createAccount(venue, 'admin');
    artist = await createAccount(venue, 'artist');
    otherArtist = await createAccount(venue, 'artist');
    artistId = await profileOf(artist, 'Cody Reed');
    await profileOf(otherArtist, 'Dixie Dawn');
  });
  afterAll(() => venue.close());

  const profileOf = async ({ id }: TestAccount, name: string): Promise<number> => {
    const [row] = await venue.sql<{ id: number }>(
      `INSERT INTO artists (user_id, name, genre, email) VALUES ($1, $2, 'country', 'band@example.com') RETURNING id`,
      [id, name],
    );
    return row?.id ?? 0;
  };

  const send = (method: 'post' | 'put' | 'patch' | 'delete', path: string, body: object, call: Call = {}) => {
    const request = venue.http()[method](path);
    request.set('Authorization', `Bearer ${call.session ?? admin.sessionId}`);
    if (call.key) request.set('Idempotency-Key', call.key);
    if (call.version)
      request.set('If-Match', typeof call.version === 'number' ? `"${call.version}"` : call.version);
    return request.send(body);
  };
  const create = (body: object, call?: Call) => send('post', '/api/events', body, call);
  const replace = (id: number, body: object, call?: Call) => send('put', `/api/events/${id}`, body, call);
  const patch = (id: number, body: object, call?: Call) => send('patch', `/api/events/${id}`, body, call);
  const remove = (id: number, call?: Call) => send('delete', `/api/events/${id}`, {}, call);
  const countNamed = async (name: string): Promise<number> => {
    const [row] = await venue.sql<{ count: number }>('SELECT count(*)::int FROM events WHERE name = $1', [
      name,
    ]);
    return row?.count ?? -1;
  };

  describe('POST /api/events', () => {
    it('puts an event of the spec’s fields on the calendar, its type in lower case', async () => {
      const { status, body } = await create({ ...FRIDAY, description: '', artistId, artistNotes: null });
      expect(status).toBe(201);
      const cody = { id: artistId, name: 'Cody Reed', genre: 'country', profileImage: null, hasPage: false };
      expect(body).toEqual({
        id: expect.any(Number),
        ...FRIDAY,
        type: 'country',
        description: null,
        artistId,
        artist: cody,
        artistIds: [artistId],
        acts: [cody],
        artistNotes: null,
        mayEditNotes: true,
        doorsTime: null,
        endTime: null,
        status: 'scheduled',
        capacity: null,
        imageUrl: null,
        seriesId: null,
        version: 1,
        createdAt: expect.any(String),
      });
      const read = await venue
        .http()
        .get(`/api/events/${body.id}`)
        .set('Authorization', `Bearer ${admin.sessionId}`);
      expect(read.body).toEqual(body);
    });

    it('keeps doors, end, status and capacity, of a show that passes midnight', async () => {
      const { status, body } = await create(FULL);
      expect([status, body]).toEqual([201, expect.objectContaining({ ...FULL, type: 'country' })]);
    });

    it.each([
      ['name', 'Event name is required', { name: '  ' }],
      ['name', 'Event name must be at most 255 characters', { name: 'x'.repeat(256) }],
      ['name', 'Event name is required', { name: null }],
      ['type', 'Event type is required', { type: undefined }],
      ['type', 'Event type must be at most 100 characters', { type: 'İ'.repeat(100) }],
      ['date', 'Date must be a date like 2026-11-20', { date: '2027-02-30' }],
      ['date', 'Date must be in the years 2000 to 2100', { date: '1999-12-31' }],
      ['date', 'Date must be in the years 2000 to 2100', { date: '2101-01-01' }],
      ['time', 'Time must be a time like 20:00', { time: '8pm' }],
      ['time', 'Time must be a time like 20:00', { time: '24:00' }],
      ['time', 'Time must be a time like 20:00', { time: null }],
      ['artistId', 'Featured artist must be a whole number', { artistId: 1.5 }],
      ['artistIds', 'Acts must name each act once', { artistIds: [1, 1] }],
      ['artistIds', 'Acts must name at most 8 acts', { artistIds: [1, 2, 3, 4, 5, 6, 7, 8, 9] }],
      ['artistIds', 'Acts must be whole numbers', { artistIds: ['x'] }],
      ['artistIds', 'Acts must be a list', { artistIds: '1' }],
      ['doorsTime', 'Doors must open before the show starts', { doorsTime: '20:30' }],
      [
        'endTime',
        'End time must be after the start, or at most 12 hours later past midnight',
        { endTime: '19:00' },
      ],
      ['status', 'Status must be one of scheduled, postponed, cancelled', { status: 'maybe' }],
      ['capacity', 'Capacity must be at least 1', { capacity: 0 }],
      ['capacity', 'Capacity must be at most 100000', { capacity: 100_001 }],
      ['imageUrl', 'Picture must be one that was uploaded here', { imageUrl: 'https://example.com/me.png' }],
      ['imageUrl', 'Picture must be one that was uploaded here', { imageUrl: '/uploads/photo-0.jpg' }],
      [
        'imageUrl',
        'This picture is not here any more. Please upload it again',
        { imageUrl: '/uploads/event-00.webp' },
      ],
      ['artistNotes', 'Artist notes must be at most 5000 characters', { artistNotes: 'x'.repeat(5001) }],
    ])('names %s: %s', async (field, message, wrong) => {
      const { status, body } = await create({ ...FRIDAY, ...wrong });
      expect([status, body.fields]).toEqual([400, { [field]: message }]);
    });

    it('names both fields of the acts when one is not on the list any more', async () => {
      const message = 'This artist is not on the list any more';
      for (const wrong of [{ artistId: 999_999 }, { artistIds: [artistId, 999_999] }]) {
        const { status, body } = await create({ ...FRIDAY, date: '2027-03-05', ...wrong });
        expect([status, body.fields]).toEqual([400, { artistId: message, artistIds: message }]);
      }
    });

    it('makes one event of twenty copies that arrive at once, and answers all the same', async () => {
      const key = randomUUID();
      const name = `Twenty Copies ${key}`;
      const answers = await Promise.all(Array.from({ length: 20 }, () => create({ ...FULL, name }, { key })));
      expect(await countNamed(name)).toBe(1);
      expect(answers.map(({ status }) => status).sort()).toEqual([...Array<number>(19).fill(200), 201]);
      expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    });

    it('refuses other content under the same key', async () => {
      const key = randomUUID();
      await create(FRIDAY, { key });
      const other = await create({ ...FRIDAY, capacity: 20 }, { key });
      expect([other.status, other.body.code]).toEqual([409, 'events.key-reused']);
      expect((await create({ ...FRIDAY, status: 'scheduled', artistId: null }, { key })).status).toBe(200);
    });

    it('does not bring a deleted event back when its creation is repeated late', async () => {
      const key = randomUUID();
      const name = `Gone ${key}`;
      const first = await create({ ...FRIDAY, name }, { key });
      await remove(first.body.id);
      const late = await create({ ...FRIDAY, name }, { key });
      expect([late.status, late.body.code, await countNamed(name)]).toEqual([404, 'events.not-found', 0]);
    });

    it('keeps the key free when the first try failed', async () => {
      const key = randomUUID();
      expect((await create({ ...FRIDAY, artistId: 999_999 }, { key })).status).toBe(400);
      expect((await create(FRIDAY, { key })).status).toBe(201);
    });
  });

  describe('PUT /api/events/{id}', () => {
    it('leaves every optional field alone that is missing', async () => {
      const made = await create({ ...FULL, artistId });
      const { status, body } = await replace(made.body.id, { ...FRIDAY, name: 'Waltz Night', time: '19:30' });
      expect(status).toBe(200);
      expect(body).toEqual({ ...made.body, name: 'Waltz Night', time: '19:30', version: 2 });
    });

    it('clears what is sent as null or empty', async () => {
      const made = await create({ ...FULL, artistId });
      const cleared = {
        ...{ description: '', artistId: null, artistNotes: null },
        ...{ doorsTime: null, endTime: '', capacity: null },
      };
      const { body } = await replace(made.body.id, { ...FULL, ...cleared });
      expect(body).toMatchObject({ ...cleared, description: null, endTime: null, artist: null, version: 2 });
    });

    it('judges the times that will stand together', async () => {
      const made = await create(FULL);
      const late = await replace(made.body.id, { ...FRIDAY, time: '01:00' });
      expect([late.status, late.body.fields]).toEqual([
        400,
        { endTime: 'End time must be after the start, or at most 12 hours later past midnight' },
      ]);
    });

    it('lets one of twenty admins who save at once win, and tells the others', async () => {
      const made = await create(FRIDAY);
      const edits = await Promise.all(
        Array.from({ length: 20 }, (_, admin) =>
          replace(made.body.id, { ...FRIDAY, name: `Dance of admin ${admin}` }, { version: 1 }),
        ),
      );
      const [won, ...lost] = [...edits].sort((left, right) => left.status - right.status);
      expect([won?.status, ...lost.map(({ status }) => status)]).toEqual([
        200,
        ...Array<number>(19).fill(412),
      ]);
      expect(lost[0]?.body).toEqual({
        statusCode: 412,
        code: 'events.changed-meanwhile',
        message: 'Somebody else changed this event meanwhile. Please look at it again before you save.',
      });
      const [row] = await venue.sql('SELECT name, version FROM events WHERE id = $1', [made.body.id]);
      expect(row).toEqual({ name: won?.body.name, version: 2 });
    });

    it('counts every change of a crowd that asks for no version', async () => {
      const made = await create(FRIDAY);
      const edits = await Promise.all(
        Array.from({ length: 20 }, (_, index) => patch(made.body.id, { capacity: index + 1 })),
      );
      expect(edits.map(({ status }) => status)).toEqual(Array(20).fill(200));
      expect(new Set(edits.map(({ body }) => body.version)).size).toBe(20);
    });

    it('takes If-Match as a list, refuses weak and foreign tags, and names a header it cannot read', async () => {
      const made = await create(FRIDAY);
      expect((await replace(made.body.id, FRIDAY, { version: '*' })).status).toBe(200);
      expect((await replace(made.body.id, FRIDAY, { version: '"1", "2"' })).body.version).toBe(3);
      for (const version of ['W/"3"', '"one"', '"0"', '"99999999999"', '"1", W/"3"']) {
        const answer = await replace(made.body.id, { ...FRIDAY, capacity: 40 }, { version });
        expect([version, answer.status]).toEqual([version, 412]);
      }
      const unreadable = await replace(made.body.id, FRIDAY, { version: '3' });
      expect([unreadable.status, Object.keys(unreadable.body.fields)]).toEqual([400, ['If-Match']]);
    });

    it('has what is sent again after a lost answer, and nothing of it twice', async () => {
      const night = { ...FRIDAY, date: '2038-03-19', artistIds: [artistId] };
      const made = await create(night);
      const change = { ...night, time: '21:00', actTimes: { [artistId]: '21:30' } };
      const first = await replace(made.body.id, change, { version: 1 });
      expect(await replace(made.body.id, change, { version: 1 })).toMatchObject({
        status: 200,
        body: first.body,
      });
      expect((await patch(made.body.id, { time: '21:00', name: 'Hoedown' }, { version: 1 })).status).toBe(
        412,
      );
    });

    it('takes the ETag that staff were given', async () => {
      const { id } = (await create(FRIDAY)).body;
      const answer = await venue
        .http()
        .get(`/api/events/${id}`)
        .set('Authorization', `Bearer ${admin.sessionId}`);
      expect(answer.get('Cache-Control')).toBe('no-store, no-transform');
      const version = answer.get('ETag') ?? '';
      expect((await patch(id, { name: 'Hoedown' }, { version })).status).toBe(200);
      expect((await patch(id, { name: 'Hootenanny' }, { version })).status).toBe(412);
    });

    it('takes the ETag that a visitor was given, kept or made again, and no older one', async () => {
      const { id } = (await create(FRIDAY)).body;
      const read = () => venue.http().get(`/api/events/${id}`).set('Accept-Encoding', 'gzip').expect(200);
      const tags = [(await read()).get('ETag'), (await read()).get('ETag')];
      expect(tags).toEqual([expect.stringMatching(/^"1-[\w-]+"$/), tags[0]]);
      expect((await read()).get('Content-Encoding')).toBeUndefined();
      expect((await patch(id, { name: 'Hoedown' }, { version: tags[0] })).status).toBe(200);
      expect((await patch(id, { name: 'Hootenanny' }, { version: tags[0] })).status).toBe(412);
    });

    it('answers 404 for an event that was deleted meanwhile', async () => {
      const made = await create(FRIDAY);
      await remove(made.body.id);
      expect((await replace(made.body.id, FRIDAY, { version: 1 })).body.code).toBe('events.not-found');
    });
  });

  describe('PATCH /api/events/{id}', () => {
    it('changes what an admin sent and nothing else', async () => {
      const made = await create({ ...FULL, artistId });
      const { status, body } = await patch(
        made.body.id,
        { status: 'cancelled', description: '' },
        { version: 1 },
      );
      expect([status, body]).toEqual([
        200,
        { ...made.body, status: 'cancelled', description: null, version: 2 },
      ]);
      expect((await patch(made.body.id, { status: 'scheduled' }, { version: 1 })).status).toBe(412);
    });

    it('leaves an event as it is when nothing was sent', async () => {
      const made = await create(FRIDAY);
      expect((await patch(made.body.id, { status: null, unheardOf: 1 })).body).toEqual(made.body);
    });

    it.each([{ name: null }, { name: '' }, { type: null }, { date: null }, { time: null }])(
      'does not empty what an event must have: %j',
      async (body) => {
        const made = await create(FRIDAY);
        const answer = await patch(made.body.id, body);
        expect([answer.status, Object.keys(answer.body.fields)]).toEqual([400, Object.keys(body)]);
      },
    );

    it('lets artists edit their notes on events they play', async () => {
      const made = await create({ ...FULL, artistId });
      const edited = await patch(
        made.body.id,
        { artistNotes: 'three mics\nand a stool' },
        { session: artist.sessionId, version: 1 },
      );
      expect([edited.status, edited.body]).toEqual([
        200,
        { ...made.body, artistNotes: 'three mics\nand a stool', version: 2 },
      ]);
    });

    it('refuses artists everything else, and other artists’ events', async () => {
      const made = await create({ ...FULL, artistId });
      const session = artist.sessionId;
      const refused = [
        await patch(made.body.id, { artistNotes: 'mine', name: 'Mine' }, { session }),
        await patch(made.body.id, { capacity: 1 }, { session }),
        await patch(made.body.id, { artistNotes: 'mine' }, { session: otherArtist.sessionId }),
        await patch(await createEvent(venue), { artistNotes: 'mine' }, { session }),
      ];
      expect(refused.map(({ status, body }) => [status, body.code])).toEqual(
        Array(4).fill([403, 'events.notes-only']),
      );
      const [row] = await venue.sql('SELECT version FROM events WHERE id = $1', [made.body.id]);
      expect(row).toEqual({ version: 1 });
    });
  });

  describe('DELETE /api/events/{id}', () => {
    it('deletes an event once', async () => {
      const made = await create(FRIDAY);
      const deleted = await remove(made.body.id);
      expect([deleted.status, deleted.body]).toEqual([200, { message: 'Event deleted successfully' }]);
      expect((await remove(made.body.id)).body.code).toBe('events.not-found');
      expect((await venue.http().get(`/api/events/${made.body.id}`)).status).toBe(404);
    });

    it('refuses to delete what somebody else changed meanwhile', async () => {
      const made = await create(FRIDAY);
      await patch(made.body.id, { capacity: 40 });
      const refused = await remove(made.body.id, { version: 1 });
      expect([refused.status, refused.body.code]).toEqual([412, 'events.changed-meanwhile']);
      expect((await remove(made.body.id, { version: 2 })).status).toBe(200);
    });

    it('keeps who was there, their points, photos and tables, without the event', async () => {
      const made = await create(FRIDAY);
      const eventId = Number(made.body.id);
      const email = `${randomUUID()}@example.com`;
      const [photo] = await venue.sql<{ id: number }>(
        `INSERT INTO event_photos (event_id, filename, original_name, file_size, mime_type, is_verification_photo)
         VALUES ($1, $2, 'me.jpg', 1000, 'image/jpeg', true) RETURNING id`,
        [eventId, `photo-${randomUUID()}.jpg`],
      );
      const guest = { eventId, photoId: photo?.id, customerName: 'Loretta', customerEmail: email };
      const answer = await whileOpen(venue, eventId, async () =>
        send('post', '/api/photo-attendance', guest),
      );
      expect(answer.status).toBe(201);
      await venue.sql(`INSERT INTO bookings (event_id, customer_name, party_size) VALUES ($1, 'Hank', 2)`, [
        eventId,
      ]);

      expect((await remove(eventId)).status).toBe(200);
      const [kept] = await venue.sql(
        `SELECT (SELECT total_points FROM loyalty_members WHERE email = $1) AS points,
                (SELECT count(*)::int FROM loyalty_transactions t JOIN loyalty_members m ON m.id = t.member_id
                  WHERE m.email = $1 AND t.event_id IS NULL) AS ledger,
                (SELECT count(*)::int FROM event_attendance WHERE customer_email = $1 AND event_id IS NULL) AS attendances,
                (SELECT count(*)::int FROM event_photos WHERE id = $2 AND event_id IS NULL) AS photos,
                (SELECT count(*)::int FROM bookings WHERE customer_name = 'Hank' AND event_id IS NULL) AS bookings`,
        [email, photo?.id],
      );
      expect(kept).toEqual({ points: 50, ledger: 1, attendances: 1, photos: 1, bookings: 1 });
      const late = await send('post', '/api/photo-attendance', {
        ...guest,
        customerEmail: 'late@example.com',
      });
      expect([late.status, late.body.code]).toEqual([404, 'events.not-found']);
    });
  });
});
