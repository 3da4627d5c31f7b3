import { randomUUID } from 'node:crypto';
import { createAccount, createEvent, createTestApp, type TestAccount, type TestApp } from '#test/test-app.js';
import {
  createArtist,
  createSignedInArtist,
  dayAhead,
  empty,
  messagesTo,
  readPages,
  waitingTo,
} from '#test/venue/bookings.js';

const DATE = dayAhead(30);

describe('artist bookings', () => {
  let venue: TestApp;
  let admin: TestAccount;
  let wade: TestAccount & { artistId: number };

  beforeAll(async () => {
    venue = await createTestApp();
    admin = await createAccount(venue, 'admin');
    wade = await createSignedInArtist(venue);
  });
  afterEach(() => empty(venue, 'artist_bookings', 'events', 'messages'));
  afterAll(() => venue.close());

  type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';
  const as = ({ sessionId }: TestAccount, method: Method, path: string) =>
    venue.http()[method](path).set('Authorization', `Bearer ${sessionId}`);
  const propose = (body: object = {}, key: string = randomUUID()) =>
    as(admin, 'post', '/api/artist-bookings')
      .set('Idempotency-Key', key)
      .send({ artistId: wade.artistId, proposedDate: DATE, proposedTime: '21:00', ...body });
  const respond = (id: number, status: string, artistNotes?: string) =>
    as(wade, 'put', `/api/artist-bookings/${id}`).send({ status, artistNotes });
  const confirm = (id: number, body: object = {}) =>
    as(admin, 'put', `/api/artist-bookings/${id}`).send({ status: 'confirmed', ...body });
  const list = async (person: TestAccount, query = '') =>
    (await as(person, 'get', `/api/artist-bookings${query}`).expect(200)).body;
  const accepted = async (body: object = {}): Promise<number> => {
    const { id } = (await propose(body).expect(201)).body;
    await respond(id, 'accepted').expect(200);
    return id;
  };
  const statusIs = async (id: number, status: string) => {
    const [row] = await venue.sql('SELECT status FROM artist_bookings WHERE id = $1', [id]);
    expect(row).toEqual({ status });
  };

  it('go from a proposal over the artist’s yes to a show that everybody sees', async () => {
    const { body: booking } = await propose({ proposedPayment: '$600', adminNotes: 'Bring the band.' });
    expect(booking).toMatchObject({
      status: 'pending',
      artist: { name: 'Wade Tucker', genre: 'rock' },
      proposedPayment: '$600',
      adminNotes: 'Bring the band.',
      eventId: null,
    });

    await respond(booking.id, 'accepted', 'With pleasure').expect(200);
    const { body: confirmed } = await confirm(booking.id).expect(200);

    expect(confirmed).toMatchObject({ status: 'confirmed', artistNotes: 'With pleasure' });
    const { body: event } = await venue.http().get(`/api/events/${confirmed.eventId}`).expect(200);
    expect(event).toMatchObject({
      name: 'Wade Tucker',
      type: 'rock',
      date: DATE,
      time: '21:00',
      artistId: wade.artistId,
      status: 'scheduled',
    });
  });

  it('make the event that the admin describes', async () => {
    const id = await accepted({ proposedTime: '' });
    const said = { eventName: 'Rock Night', eventType: 'Country', time: '22:00' };
    const { body } = await confirm(id, said).expect(200);
    const { body: event } = await venue.http().get(`/api/events/${body.eventId}`);
    expect(event).toMatchObject({ name: 'Rock Night', type: 'country', time: '22:00' });
  });

  it('tell the artist of the proposal and its confirmation, and the admin of the answer', async () => {
    const id = await accepted({ adminNotes: 'Bring the band.' });
    await confirm(id).expect(200);
    const toArtist = await messagesTo(venue, wade.email);
    expect(toArtist.map(({ kind }) => kind)).toEqual(['bookings.proposed', 'bookings.confirmed']);
    expect(toArtist[0]?.text).toContain('Bring the band.');
    const [file] = await venue.sql<{ calendar: string }>(
      `SELECT attachments->0->>'content' AS calendar FROM messages WHERE kind = 'bookings.confirmed'`,
    );
    expect(file?.calendar).toContain('SUMMARY:Wade Tucker');
    expect(await messagesTo(venue, admin.email)).toEqual([
      expect.objectContaining({ kind: 'bookings.accepted', subject: expect.stringContaining('Wade Tucker') }),
    ]);
  });

  it.each(['accepted', 'declined'])('are not told of once they are %s', async (status) => {
    const { id } = (await propose().expect(201)).body;
    await venue.sql('UPDATE messages SET attempts = 1');
    await respond(id, status).expect(200);
    expect(await waitingTo(venue, wade.email)).toEqual([]);
  });

  it('are told of until their date is over, and to nobody who is deleted', async () => {
    const gone = await createSignedInArtist(venue);
    await propose({ artistId: gone.artistId }).expect(201);
    const [mail] = await venue.sql<{ end: string }>(
      `SELECT to_char(useless_after AT TIME ZONE venue.time_zone, 'YYYY-MM-DD HH24:MI') AS end FROM messages, venue`,
    );
    expect(mail?.end).toBe(`${dayAhead(31)} 00:00`);
    await venue.sql('UPDATE messages SET attempts = 1');
    await as(admin, 'delete', `/api/artists/${gone.artistId}`).expect(200);
    expect(await waitingTo(venue, gone.email)).toEqual([]);
  });

  describe('whose confirmation waits for the mail server', () => {
    const waiting = async (artist = wade): Promise<string> => {
      const { id } = (await propose({ artistId: artist.artistId }).expect(201)).body;
      await as(artist, 'put', `/api/artist-bookings/${id}`).send({ status: 'accepted' }).expect(200);
      const { eventId } = (await confirm(id).expect(200)).body;
      await venue.sql('UPDATE messages SET attempts = 1');
      return `/api/events/${eventId}`;
    };
    const change = (show: string, body: object) => as(admin, 'patch', show).send(body).expect(200);

    it.each([
      ['cancelled', (show: string) => change(show, { status: 'cancelled' })],
      ['postponed', (show: string) => change(show, { status: 'postponed' })],
      ['deleted', (show: string) => as(admin, 'delete', show).expect(200)],
      ['given to nobody', (show: string) => change(show, { artistIds: [] })],
    ])('are told of no more when the show is %s', async (_, end) => {
      const show = await waiting();
      expect(await waitingTo(venue, wade.email)).toEqual(['bookings.confirmed']);
      await end(show);
      expect(await waitingTo(venue, wade.email)).toEqual([]);
    });

    it('are told of no more when the artist is deleted', async () => {
      const gone = await createSignedInArtist(venue);
      await waiting(gone);
      await as(admin, 'delete', `/api/artists/${gone.artistId}`).expect(200);
      expect(await waitingTo(venue, gone.email)).toEqual([]);
    });

    it('are told again, as the show stands, once staff can undo the change no more', async () => {
      const show = await waiting();
      for (const body of [{ status: 'cancelled' }, { status: 'scheduled' }, { time: '22:30' }])
        await change(show, body);
      expect(await waitingTo(venue, wade.email)).toEqual(['bookings.confirmed']);
      const [mail] = await venue.sql<{ text: string; held: boolean }>(
        'SELECT text_body AS text, next_attempt_at > now() AS held FROM messages ORDER BY id DESC LIMIT 1',
      );
      expect([mail?.text, mail?.held]).toEqual([expect.stringContaining('at 10:30 PM'), true]);
    });

    it('are not told of twice when the word went out before the change', async () => {
      const show = await waiting();
      await venue.sql(`UPDATE messages SET status = 'sent', sent_at = now()`);
      for (const body of [{ time: '22:30' }, { artistIds: [] }, { artistIds: [wade.artistId] }])
        await change(show, body);
      expect(await waitingTo(venue, wade.email)).toEqual([]);
    });
  });

  it.each([
    [{ artistId: undefined }, 'artistId', 'Please select an artist for the booking request'],
    [{ artistId: 'all' }, 'artistId', 'Please select an artist for the booking request'],
    [{ proposedDate: undefined }, 'proposedDate', 'Proposed date must be a date like 2026-11-20'],
    [{ proposedDate: '2026-02-30' }, 'proposedDate', 'Proposed date must be a date like 2026-11-20'],
    [{ proposedDate: dayAhead(-2) }, 'proposedDate', 'Please choose a date that is not in the past'],
    [{ proposedTime: '25:00' }, 'proposedTime', 'Proposed time must be a time like 20:00'],
    [
      { proposedPayment: 'x'.repeat(256) },
      'proposedPayment',
      'Proposed payment must be at most 255 characters',
    ],
  ])('refuse %j', async (body, field, message) => {
    const answer = await propose(body).expect(400);
    expect(answer.body.fields).toEqual({ [field]: message });
    expect(await list(admin)).toEqual([]);
  });

  it('refuse an artist whom nobody knows', async () => {
    const { body } = await propose({ artistId: 999_999 }).expect(400);
    expect(body.code).toBe('events.artist-unknown');
  });

  it.each([
    [{ isApproved: true }, 'bookings.artist-without-account', 'June Carver has no account'],
    [{ isApproved: false }, 'bookings.artist-not-approved', 'Please approve June Carver first.'],
  ])('are not made to an artist who could not answer: %j', async (overrides, code, words) => {
    const artistId = await createArtist(venue, { name: 'June Carver', ...overrides });
    const { body } = await propose({ artistId }).expect(409);
    expect(body).toMatchObject({ code, message: expect.stringContaining(words) });
    expect(await list(admin)).toEqual([]);
  });

  it('are nothing to an artist without a profile, who can neither see nor answer one', async () => {
    const { id } = (await propose().expect(201)).body;
    const newcomer = await createAccount(venue, 'artist');
    expect(await list(newcomer)).toEqual([]);
    for (const unanswerable of [id, 999_999])
      await as(newcomer, 'put', `/api/artist-bookings/${unanswerable}`)
        .send({ status: 'accepted' })
        .expect(404);
    await statusIs(id, 'pending');
  });

  it('are proposed once for each key, also when it comes ten times at once', async () => {
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 10 }, () => propose({}, key)));
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(9).fill(200), 201]);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    await propose({ proposedPayment: '$1' }, key).expect(409);
    expect(await list(admin)).toHaveLength(1);
    expect(await messagesTo(venue, wade.email)).toHaveLength(1);
  });

  it('are listed to their artist alone, page by page, and whole to admins', async () => {
    const { artistId: other } = await createSignedInArtist(venue, { name: 'June Carver' });
    for (const artistId of [wade.artistId, other, wade.artistId]) await propose({ artistId });
    expect(await list(admin)).toHaveLength(3);
    expect(await list(admin, `?artistId=${other}`)).toHaveLength(1);
    expect(await list(wade, `?artistId=${other}`)).toHaveLength(2);
    expect(await list(await createSignedInArtist(venue))).toEqual([]);
    expect(await list(await createAccount(venue, 'artist'))).toEqual([]);
    const first = await as(wade, 'get', '/api/artist-bookings?limit=1&status=pending').expect(200);
    const next = /<(.+)>; rel="next"/.exec(String(first.headers.link))?.[1] ?? '';
    const second = await as(wade, 'get', next).expect(200);
    expect(second.headers.link).toBeUndefined();
    expect([first.body[0].id > second.body[0].id, second.body.length]).toEqual([true, 1]);
  });

  it('are listed by need, page by page, with what waits for the reader first, however old it is, until it is over', async () => {
    await venue.sql(
      `INSERT INTO artist_bookings (artist_id, proposed_date, status, proposed_payment)
       SELECT $1, date, status, name FROM unnest($2::text[], $3::text[], $4::text[]) AS row (date, status, name)`,
      [
        wade.artistId,
        [20, 2, 36, 1, 9, 9, -3, -4].map(dayAhead),
        ['pending', 'pending', 'accepted', 'declined', 'confirmed', 'declined', 'accepted', 'pending'],
        [
          'asked late',
          'asked soon',
          'said yes',
          'soonest',
          'first of two',
          'second of two',
          'lost yes',
          'lost',
        ],
      ],
    );
    const listed = async (reader: TestAccount, query: string) => {
      const path = `/api/artist-bookings?order=need&limit=1${query}`;
      const rows = await readPages<{ proposedPayment: string }>(path, (page) =>
        as(reader, 'get', page).expect(200),
      );
      return rows.map(({ proposedPayment }) => proposedPayment);
    };
    const rest = ['second of two', 'first of two', 'soonest', 'lost yes', 'lost'];
    expect(await listed(admin, '')).toEqual(['said yes', 'asked soon', 'asked late', ...rest]);
    expect(await listed(wade, '')).toEqual(['asked soon', 'asked late', 'said yes', ...rest]);
    expect(await listed(admin, '&status=pending')).toEqual(['asked soon', 'asked late', 'lost']);
    expect(await listed(admin, '&status=declined')).toEqual(['second of two', 'soonest']);
    await as(admin, 'get', '/api/artist-bookings?order=need&cursor=WzFd').expect(400);
  });

  it('show of the artist only what is public', async () => {
    await propose();
    const text = JSON.stringify(await list(admin));
    expect(text).not.toContain('555-0102');
    expect(text).not.toContain(wade.email);
  });

  it.each([
    [{}, '20:00'],
    [{ time: '21:30' }, '21:30'],
  ])('without a time become a show, confirmed with %j, at %s', async (said, time) => {
    const id = await accepted({ proposedTime: null });
    const { eventId } = (await confirm(id, said).expect(200)).body;
    const { body: event } = await venue.http().get(`/api/events/${eventId}`).expect(200);
    expect(event).toMatchObject({ name: 'Wade Tucker', type: 'rock', date: DATE, time });
  });

  it('are not there for another artist to answer', async () => {
    const { id } = (await propose()).body;
    const rival = await createSignedInArtist(venue, { name: 'Rival' });
    const stranger = await createAccount(venue, 'artist');
    for (const person of [rival, stranger]) {
      const { body } = await as(person, 'put', `/api/artist-bookings/${id}`)
        .send({ status: 'accepted' })
        .expect(404);
      expect(body.code).toBe('bookings.proposal-not-found');
    }
    await statusIs(id, 'pending');
  });

  it('are for nobody to answer but their artist', async () => {
    const { id } = (await propose()).body;
    const answer = { status: 'accepted' };
    const statuses = [(await venue.http().put(`/api/artist-bookings/${id}`).send(answer)).status];
    for (const person of [await createAccount(venue, 'user'), admin])
      statuses.push((await as(person, 'put', `/api/artist-bookings/${id}`).send(answer)).status);
    expect(statuses).toEqual([401, 403, 409]);
    await statusIs(id, 'pending');
  });

  describe.each(['pending', 'accepted', 'declined', 'confirmed'])('that are %s', (from) => {
    const place = async (): Promise<number> => {
      const { id } = (await propose()).body;
      await venue.sql('UPDATE artist_bookings SET status = $2 WHERE id = $1', [id, from]);
      return id;
    };

    it.each(['pending', 'accepted', 'declined', 'confirmed'])(
      'become %s by an admin only if legal',
      async (to) => {
        const id = await place();
        const { status } = await confirm(id, { status: to });
        const isLegal = from === 'accepted' && to === 'confirmed';
        expect(status).toBe(isLegal ? 200 : 409);
        await statusIs(id, isLegal ? to : from);
      },
    );

    it.each(['accepted', 'declined'])('become %s by the artist only if legal', async (to) => {
      const id = await place();
      const { status } = await respond(id, to);
      expect(status).toBe(from === 'pending' ? 200 : 409);
      await statusIs(id, from === 'pending' ? to : from);
    });

    it.each(['pending', 'confirmed'])('are never made %s by the artist', async (to) => {
      const id = await place();
      const { body } = await respond(id, to).expect(400);
      expect(body.fields).toEqual({ status: 'Please accept or decline this booking' });
      await statusIs(id, from);
    });
  });

  it('are not confirmed when the artist plays elsewhere then, which is named', async () => {
    const id = await accepted();
    await createEvent(venue, { name: 'Barn Dance', date: DATE, time: '20:00', artistId: wade.artistId });
    const { body } = await confirm(id).expect(409);
    expect(body).toMatchObject({
      code: 'events.artist-busy',
      message: expect.stringContaining('Barn Dance'),
    });
    await statusIs(id, 'accepted');
  });

  it.each([
    ['artists SET is_approved', 'bookings.artist-not-approved', 'Please approve June Carver first.'],
    ['users SET is_active', 'bookings.artist-without-account', 'June Carver has no account'],
  ])('are not confirmed when %s has become false since the artist’s yes', async (change, code, words) => {
    const june = await createSignedInArtist(venue, { name: 'June Carver' });
    const { id } = (await propose({ artistId: june.artistId }).expect(201)).body;
    await as(june, 'put', `/api/artist-bookings/${id}`).send({ status: 'accepted' }).expect(200);
    const changed = change.startsWith('artists') ? june.artistId : june.id;
    await venue.sql(`UPDATE ${change} = false WHERE id = $1`, [changed]);
    const { body } = await confirm(id).expect(409);
    expect(body).toMatchObject({ code, message: expect.stringContaining(words) });
    await statusIs(id, 'accepted');
    expect(await venue.sql('SELECT id FROM events')).toEqual([]);
  });

  it('are not confirmed once their date has passed', async () => {
    const id = await accepted();
    await venue.sql('UPDATE artist_bookings SET proposed_date = $2 WHERE id = $1', [id, dayAhead(-2)]);
    const { body } = await confirm(id).expect(409);
    expect(body.code).toBe('bookings.date-passed');
  });

  it('are not accepted once their date has passed, and may be declined', async () => {
    const { id } = (await propose().expect(201)).body;
    await venue.sql('UPDATE artist_bookings SET proposed_date = $2 WHERE id = $1', [id, dayAhead(-2)]);
    const { body } = await respond(id, 'accepted').expect(409);
    expect(body.code).toBe('bookings.date-passed');
    await statusIs(id, 'pending');
    await respond(id, 'declined').expect(200);
  });

  describe('withdrawn', () => {
    const withdraw = (id: number, person: TestAccount = admin) =>
      as(person, 'delete', `/api/artist-bookings/${id}`);

    it('are gone for both sides, and told to the artist who had said yes', async () => {
      const id = await accepted({ proposedPayment: '$600' });
      const { body } = await withdraw(id).expect(200);
      expect(body).toEqual({ message: 'Booking request withdrawn' });
      expect([await list(admin), await list(wade)]).toEqual([[], []]);
      expect((await confirm(id).expect(404)).body.code).toBe('bookings.proposal-not-found');
      const told = (await messagesTo(venue, wade.email)).at(-1);
      expect(told).toMatchObject({ kind: 'bookings.withdrawn' });
      expect((await withdraw(id).expect(404)).body.message).toBe('This booking is not here any more.');
    });

    it('before anybody could read them, are told to nobody', async () => {
      const { id } = (await propose().expect(201)).body;
      await withdraw(id).expect(200);
      expect(await waitingTo(venue, wade.email)).toEqual([]);
    });

    it('are told to who has read of them and not answered, and asked for no more', async () => {
      const { id } = (await propose().expect(201)).body;
      await venue.sql(`UPDATE messages SET status = 'sent', sent_at = now()`);
      await withdraw(id).expect(200);
      expect(await waitingTo(venue, wade.email)).toEqual(['bookings.withdrawn']);
    });

    it.each(['declined', 'confirmed'])('are not, once they are %s', async (status) => {
      const { id } = (await propose().expect(201)).body;
      await venue.sql('UPDATE artist_bookings SET status = $2 WHERE id = $1', [id, status]);
      const { body } = await withdraw(id).expect(409);
      expect(body).toMatchObject({
        code: 'bookings.illegal-move',
        message: `This booking is ${status} and cannot become withdrawn.`,
      });
      await statusIs(id, status);
    });

    it('do not come back with a late repeat of what proposed them', async () => {
      const key = randomUUID();
      const { id } = (await propose({}, key).expect(201)).body;
      await withdraw(id).expect(200);
      expect((await propose({}, key).expect(404)).body.code).toBe('bookings.proposal-not-found');
    });

    it('are either that or answered, when both come at once', async () => {
      const { id } = (await propose().expect(201)).body;
      const answers = await Promise.all([withdraw(id), respond(id, 'accepted'), withdraw(id)]);
      const [first, answer, second] = answers.map(({ status }) => status);
      expect([first, second].sort()).toEqual([200, 404]);
      expect([200, 404]).toContain(answer);
      const kinds = (await messagesTo(venue, wade.email)).map(({ kind }) => kind);
      expect(kinds.includes('bookings.withdrawn')).toBe(answer === 200);
    });
  });

  it('become one event when ten admins confirm at once', async () => {
    const id = await accepted();
    const answers = await Promise.all(Array.from({ length: 10 }, () => confirm(id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)]);
    expect(await venue.sql('SELECT id FROM events')).toHaveLength(1);
    const mails = await messagesTo(venue, wade.email);
    expect(mails.filter(({ kind }) => kind === 'bookings.confirmed')).toHaveLength(1);
  });

  it('become one show when two proposals for one night are confirmed at once', async () => {
    const ids = [await accepted(), await accepted({ proposedTime: '22:30' })];
    const answers = await Promise.all(ids.map((id) => confirm(id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await venue.sql('SELECT id FROM events')).toHaveLength(1);
  });

  it('take the artist’s first word when yes and no come at once', async () => {
    const { id } = (await propose()).body;
    const answers = await Promise.all(
      ['accepted', 'declined', 'accepted', 'declined'].map((status) => respond(id, status)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(3);
  });
});
