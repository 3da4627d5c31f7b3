import { randomUUID } from 'node:crypto';
import type { Email } from 'postal-mime';
import { MessageDelivery } from '#src/modules/notifications/message-delivery.js';
import { type MailServer, startMailServer } from '#test/mail-server.js';
import { createAccount, createTestApp, type TestAccount, type TestApp } from '#test/test-app.js';
import { InvitationJobs } from './invitation-jobs.js';
import { secretHash } from '#src/common/secrets/secret-token.js';

const FRIDAY = '2099-01-16';
const OFFER = {
  eventDate: FRIDAY,
  eventTime: '20:00',
  eventType: 'Country',
  eventName: 'Two-Step Friday',
  duration: '3 hours',
  description: 'Two sets.',
  budget: '$800',
  invitationMessage: 'Will you?\nPlease.',
};

interface Artist {
  account: TestAccount;
  artistId: number;
}

describe('invitations', () => {
  let mails: MailServer;
  let venue: TestApp;
  let admin: TestAccount;

  beforeAll(async () => {
    mails = await startMailServer();
    venue = await createTestApp({ SMTP_URL: mails.url, MAIL_FROM: 'hello@venue.example' });
    admin = await createAccount(venue, 'admin');
  });
  afterAll(async () => {
    await venue.close();
    await mails.close();
  });

  const createArtist = async (overrides: { phone?: string; isApproved?: boolean; date?: string } = {}) => {
    const account = await createAccount(venue, 'artist');
    const [row] = await venue.sql<{ id: number }>(
      `INSERT INTO artists (user_id, name, genre, email, phone, is_approved)
       VALUES ($1, 'Cody Reed', 'country', $2, $3, $4) RETURNING id`,
      [account.id, account.email, overrides.phone ?? null, overrides.isApproved ?? true],
    );
    const artistId = row?.id ?? 0;
    await venue.sql(`INSERT INTO artist_availability (artist_id, date) VALUES ($1, $2)`, [
      artistId,
      overrides.date ?? FRIDAY,
    ]);
    return { account, artistId };
  };
  const call = (method: 'get' | 'post' | 'put', path: string, session?: string, key?: string) => {
    const request = venue.http()[method](path);
    if (session) request.set('Authorization', `Bearer ${session}`);
    if (key) request.set('Idempotency-Key', key);
    return request;
  };
  const invite = (body: object, key?: string) =>
    call('post', '/api/artist-invitations', admin.sessionId, key).send({ ...OFFER, ...body });
  const invited = async (artist: Artist, overrides: object = {}): Promise<{ id: number; token: string }> => {
    const { body } = await invite({ artistId: artist.artistId, ...overrides });
    const token = randomUUID();
    await venue.sql('UPDATE artist_invitations SET response_token = $2 WHERE id = $1', [
      body.id,
      secretHash(token),
    ]);
    return { id: Number(body.id), token };
  };
  const respond = ({ account }: Artist, id: number, body: object, key?: string) =>
    call('put', `/api/artist-invitations/${id}/respond`, account.sessionId, key).send(body);
  const respondByToken = (token: string, body: object, key?: string) =>
    call('post', `/api/invitations/${token}/respond`, undefined, key).send(body);
  const cancel = (id: number) => call('put', `/api/artist-invitations/${id}/cancel`, admin.sessionId).send();
  const statusOf = async (id: number) => {
    const [row] = await venue.sql<{ status: string }>('SELECT status FROM artist_invitations WHERE id = $1', [
      id,
    ]);
    return row?.status;
  };
  const eventsOf = (artistId: number) =>
    venue.sql(
      `SELECT id, name, type, description, date, time, end_time, status FROM events WHERE artist_id = $1`,
      [artistId],
    );
  const deliver = () => venue.app.get(MessageDelivery).deliverDue();
  const letters = async (address: string): Promise<Email[]> => {
    await deliver();
    return mails.mailsTo(address);
  };
  const refusal = ({ status, body }: { status: number; body: { code?: string } }) => [status, body.code];

  describe('POST /api/artist-invitations', () => {
    it('invites an artist for seven days, whatever the client says of admin and expiry', async () => {
      const artist = await createArtist();
      const key = randomUUID();
      const { status, body } = await invite(
        { artistId: artist.artistId, adminId: 1, expiresAt: '2100-01-01T00:00:00Z', responseToken: 'mine' },
        key,
      );
      expect([status, body]).toEqual([
        201,
        {
          ...OFFER,
          id: expect.any(Number),
          artistId: artist.artistId,
          artist: { id: artist.artistId, name: 'Cody Reed', genre: 'country', profileImage: null },
          adminId: admin.id,
          eventType: 'country',
          status: 'pending',
          responseMessage: null,
          emailSent: false,
          smsSent: false,
          expiresAt: expect.any(String),
          respondedAt: null,
          eventId: null,
          clientKey: key,
          createdAt: expect.any(String),
        },
      ]);
      const days = (Date.parse(body.expiresAt) - Date.parse(body.createdAt)) / (24 * 60 * 60 * 1000);
      expect(days).toBe(7);
    });

    it('tells the artist by e-mail with a link that shows the invitation, of which only a hash is kept', async () => {
      const artist = await createArtist();
      const { body } = await invite({ artistId: artist.artistId });
      const [mail] = await letters(artist.account.email);
      const [, token = ''] = /\/invitations\/([\w-]{43})\b/.exec(mail?.text ?? '') ?? [];
      expect(mail?.subject).toBe('Can you play on Friday, January 16, 2099?');
      expect(mail?.text).toContain('we would love to have you on Friday, January 16, 2099 at 8:00 PM');
      expect(mail?.text).toContain('Will you?\nPlease.');
      const shown = await call('get', `/api/invitations/${token}`);
      expect([shown.status, shown.body]).toEqual([
        200,
        {
          ...OFFER,
          eventType: 'country',
          artistName: 'Cody Reed',
          status: 'pending',
          expiresAt: body.expiresAt,
          eventId: null,
        },
      ]);
      const [row] = await venue.sql('SELECT response_token FROM artist_invitations WHERE id = $1', [body.id]);
      expect(row).toEqual({ response_token: secretHash(token) });
      expect(await statusOf(body.id)).toBe('pending');
    });

    it('tells an artist with a phone number by SMS, too', async () => {
      const artist = await createArtist({ phone: '(615) 555-0123' });
      await invite({ artistId: artist.artistId });
      const [sms] = await venue.sql<{ text_body: string }>(
        `SELECT recipient, text_body FROM messages WHERE channel = 'sms' AND user_id = $1`,
        [artist.account.id],
      );
      expect(sms).toMatchObject({
        text_body: expect.stringMatching(
          /can you play on Friday, January 16, 2099 at 8:00 PM\? Answer by .*\/invitations\/[\w-]{43}$/,
        ),
      });
    });

    it('says in the list when the e-mail went out, also after its record was tidied away', async () => {
      const artist = await createArtist();
      const { body } = await invite({ artistId: artist.artistId });
      await deliver();
      const sent = async () => {
        const list = await call('get', '/api/artist-invitations', artist.account.sessionId);
        return list.body[0].emailSent;
      };
      expect(await sent()).toBe(true);
      await venue.app.get(InvitationJobs).settleOverdue();
      await venue.sql('DELETE FROM messages WHERE user_id = $1', [artist.account.id]);
      expect([await sent(), await statusOf(body.id)]).toEqual([true, 'pending']);
    });

    it.each([
      ['artistId', 'Artist must be a whole number', { artistId: 1.5 }],
      ['artistId', 'This artist is not on the list any more', { artistId: 999_999 }],
      ['eventDate', 'Event date must be a date like 2026-11-20', { eventDate: '2099-02-30' }],
      ['eventDate', 'Event date must not be in the past', { eventDate: '2020-01-03' }],
      ['eventDate', 'Event date must be in the years 2000 to 2100', { eventDate: '2101-01-03' }],
      ['eventTime', 'Event time must be a time like 20:00', { eventTime: '8 PM' }],
      ['eventType', 'Event type is required', { eventType: ' ' }],
      ['eventName', 'Event name is required', { eventName: null }],
      ['duration', 'Duration is required', { duration: undefined }],
      ['duration', 'Duration must be at most 50 characters', { duration: 'x'.repeat(51) }],
      ['budget', 'Budget must be at most 100 characters', { budget: '$'.repeat(101) }],
    ])('names %s: %s', async (field, message, wrong) => {
      const { artistId } = await createArtist();
      const { status, body } = await invite({ artistId, ...wrong });
      expect([status, body.fields]).toEqual([400, { [field]: message }]);
      expect(await venue.sql('SELECT FROM artist_invitations WHERE artist_id = $1', [artistId])).toEqual([]);
    });

    it('invites only who is approved, marked available on that date, and free at that time', async () => {
      const unapproved = await createArtist({ isApproved: false });
      const elsewhere = await createArtist({ date: '2099-01-17' });
      const refused = await createArtist();
      await venue.sql('UPDATE artist_availability SET is_available = false WHERE artist_id = $1', [
        refused.artistId,
      ]);
      const busy = await createArtist();
      await venue.sql(
        `INSERT INTO events (name, type, date, time, artist_id) VALUES ('Jam', 'rock', $1, '22:00', $2)`,
        [FRIDAY, busy.artistId],
      );
      const answers = [];
      for (const { artistId } of [unapproved, elsewhere, refused, busy])
        answers.push(await invite({ artistId }));
      expect(answers.map(({ status, body }) => [status, body.code, body.message])).toEqual([
        [409, 'invitations.artist-not-approved', 'Cody Reed is not approved yet.'],
        ...Array(2).fill([
          409,
          'invitations.artist-not-available',
          'Cody Reed is not marked as available on Friday, January 16, 2099.',
        ]),
        [409, 'events.artist-busy', 'Cody Reed already plays “Jam” on Friday, January 16, 2099 at 10:00 PM.'],
      ]);
    });

    it('sends one invitation of twenty copies that arrive at once, and one e-mail', async () => {
      const artist = await createArtist();
      const key = randomUUID();
      const answers = await Promise.all(
        Array.from({ length: 20 }, () => invite({ artistId: artist.artistId }, key)),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([...Array<number>(19).fill(200), 201]);
      expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
      expect(await letters(artist.account.email)).toHaveLength(1);
      const other = await invite({ artistId: artist.artistId, budget: '$1' }, key);
      expect(refusal(other)).toEqual([409, 'invitations.key-reused']);
    });
  });

  describe('an answer', () => {
    it('accepts: the event is public, artist and admin get the show for their calendars', async () => {
      const artist = await createArtist();
      const { id, token } = await invited(artist);
      const { status, body } = await respondByToken(token, { accept: true, message: 'Hell yes' });
      expect([status, body]).toEqual([
        200,
        expect.objectContaining({ status: 'accepted', eventId: expect.any(Number) }),
      ]);
      expect(await eventsOf(artist.artistId)).toEqual([
        {
          id: body.eventId,
          name: 'Two-Step Friday',
          type: 'country',
          description: 'Two sets.',
          date: FRIDAY,
          time: '20:00',
          end_time: '23:00',
          status: 'scheduled',
        },
      ]);
      expect((await call('get', `/api/events/${body.eventId}`)).body.artist.name).toBe('Cody Reed');
      const agreed = (await letters(artist.account.email)).at(-1);
      const told = mails.mailsTo(admin.email).at(-1);
      expect([agreed?.subject, agreed?.attachments[0]?.filename]).toEqual([
        'It is settled: Friday, January 16, 2099',
        'show.ics',
      ]);
      expect([told?.subject, told?.attachments[0]?.filename]).toEqual([
        'Cody Reed accepted: Friday, January 16, 2099',
        'show.ics',
      ]);
      expect(told?.text).toContain('Their words: Hell yes');
      const files = await venue.sql<{ calendar: string }>(
        `SELECT attachments->0->>'content' AS calendar FROM messages WHERE attachments IS NOT NULL ORDER BY id DESC LIMIT 2`,
      );
      const entry = { calendar: expect.stringContaining(`UID:event-${body.eventId}@`) };
      expect(files).toEqual([entry, entry]);
      expect(await statusOf(id)).toBe('accepted');
    });

    it('declines with a message, makes no event and tells the admin', async () => {
      const artist = await createArtist();
      const { id } = await invited(artist);
      const { status, body } = await respond(artist, id, { accept: false, message: 'On a boat' });
      expect([status, body.status, body.responseMessage, body.respondedAt]).toEqual([
        200,
        'declined',
        'On a boat',
        expect.any(String),
      ]);
      expect(await eventsOf(artist.artistId)).toEqual([]);
      await deliver();
      expect(mails.mailsTo(admin.email).at(-1)?.text).toContain('Their words: On a boat');
    });

    it('ends whatever waits for those hours, and tells the others', async () => {
      const [artist, rival, later] = [await createArtist(), await createArtist(), await createArtist()];
      await venue.sql(`INSERT INTO artist_availability (artist_id, date) VALUES ($1, '2099-01-17')`, [
        artist.artistId,
      ]);
      const won = await invited(artist, { eventDate: '2099-01-16', eventTime: '21:15' });
      const overlapping = await invited(artist, { eventTime: '10:00' });
      await venue.sql(`UPDATE artist_invitations SET event_time = '23:00', end_time = NULL WHERE id = $1`, [
        overlapping.id,
      ]);
      const rivals = await invited(rival, { eventTime: '23:30' });
      const kept = [
        await invited(later, { eventTime: '18:00' }),
        await invited(artist, { eventDate: '2099-01-17', eventTime: '21:15' }),
      ];
      expect((await respond(artist, won.id, { accept: true })).status).toBe(200);
      expect([await statusOf(overlapping.id), await statusOf(rivals.id)]).toEqual(['cancelled', 'cancelled']);
      expect(await Promise.all(kept.map(({ id }) => statusOf(id)))).toEqual(['pending', 'pending']);
      const subjects = (await letters(rival.account.email)).map(({ subject }) => subject);
      expect(subjects).toContain('No longer needed: Friday, January 16, 2099');
      expect(mails.mailsTo(artist.account.email).map(({ subject }) => subject)).not.toContain(subjects[1]);
      expect(mails.mailsTo(later.account.email).map(({ subject }) => subject)).not.toContain(subjects[1]);
    });

    it('does not accept what the artist plays elsewhere meanwhile, and the invitation goes on waiting', async () => {
      const artist = await createArtist();
      const { id } = await invited(artist);
      await venue.sql(
        `INSERT INTO events (name, type, date, time, artist_id) VALUES ('Jam', 'rock', $1, '19:00', $2)`,
        [FRIDAY, artist.artistId],
      );
      expect(refusal(await respond(artist, id, { accept: true }))).toEqual([409, 'events.artist-busy']);
      expect(await statusOf(id)).toBe('pending');
      expect((await respond(artist, id, { accept: false })).status).toBe(200);
    });

    it('is given once, by whichever way; a repeat with its key hears the same', async () => {
      const artist = await createArtist();
      const { id, token } = await invited(artist);
      const key = randomUUID();
      const answer = { accept: true, message: 'Yes' };
      const first = await respondByToken(token, answer, key);
      const repeat = await respondByToken(token, answer, key);
      expect([repeat.status, repeat.body]).toEqual([200, first.body]);
      expect(await eventsOf(artist.artistId)).toHaveLength(1);
      const others = [
        await respondByToken(token, { accept: false }, key),
        await respondByToken(token, answer),
        await respond(artist, id, { accept: false }),
        await cancel(id),
      ];
      expect(others.map(refusal)).toEqual(Array(4).fill([409, 'invitations.answered']));
    });

    it.each([
      ['its seven days', `expires_at = now()`],
      ['the show’s beginning', `event_date = '2026-01-01'`],
    ])('comes too late after %s, also before a job has come by', async (_, change) => {
      const artist = await createArtist();
      const { id, token } = await invited(artist);
      await venue.sql(`UPDATE artist_invitations SET ${change} WHERE id = $1`, [id]);
      const answers = [
        await respondByToken(token, { accept: true }),
        await respond(artist, id, { accept: false }),
        await cancel(id),
      ];
      expect(answers.map(refusal)).toEqual(Array(3).fill([409, 'invitations.expired']));
      expect((await call('get', `/api/invitations/${token}`)).body).toMatchObject({
        status: 'expired',
        budget: null,
        invitationMessage: null,
      });
      expect(await statusOf(id)).toBe('pending');
      await venue.app.get(InvitationJobs).settleOverdue();
      expect(await statusOf(id)).toBe('expired');
    });

    it('comes too late after the venue cancelled, of which the artist is told', async () => {
      const artist = await createArtist();
      const { id, token } = await invited(artist);
      const { status, body } = await cancel(id);
      expect([status, body.status]).toEqual([200, 'cancelled']);
      expect(refusal(await respondByToken(token, { accept: true }))).toEqual([409, 'invitations.cancelled']);
      expect(refusal(await cancel(id))).toEqual([409, 'invitations.cancelled']);
      expect((await letters(artist.account.email)).at(-1)?.subject).toBe(
        'Invitation cancelled: Friday, January 16, 2099',
      );
    });

    it.each(['nothing', '%00', 'x'.repeat(5000), '..%2f..', "' OR true --"])(
      'is nobody’s with the garbage token %j',
      async (token) => {
        const shown = await call('get', `/api/invitations/${encodeURI(token)}`);
        const answered = await respondByToken(encodeURI(token), { accept: true });
        expect([shown.status, answered.status]).toEqual([404, 404]);
      },
    );

    it.each([
      {},
      { accept: 'yes' },
      { accept: 1 },
      { accept: null },
      { accept: true, message: 'x'.repeat(2001) },
    ])('must be clear: %j', async (body) => {
      const artist = await createArtist();
      const { id, token } = await invited(artist);
      const answers = [await respondByToken(token, body), await respond(artist, id, body)];
      expect(answers.map(({ status }) => status)).toEqual([400, 400]);
      expect(await statusOf(id)).toBe('pending');
    });
  });

  describe('who sees what', () => {
    it('shows artists their own, admins all, and another’s to nobody', async () => {
      const [artist, other] = [await createArtist(), await createArtist()];
      const { id } = await invited(artist);
      const listOf = async (session: string) => {
        const { body } = await call('get', '/api/artist-invitations?status=pending', session);
        return (body as { id: number }[]).map((invitation) => invitation.id);
      };
      expect(await listOf(artist.account.sessionId)).toEqual([id]);
      expect(await listOf(other.account.sessionId)).toEqual([]);
      expect(await listOf(admin.sessionId)).toContain(id);
      expect(refusal(await respond(other, id, { accept: true }))).toEqual([404, 'invitations.not-found']);
      const withoutProfile = await createAccount(venue, 'artist');
      const call404 = await respond({ account: withoutProfile, artistId: 0 }, id, { accept: true });
      expect(refusal(call404)).toEqual([404, 'invitations.not-found']);
      expect(await statusOf(id)).toBe('pending');
    });

    it('lists page by page, the newest first, and by the status that is true now', async () => {
      const artist = await createArtist();
      const ids = [];
      for (let count = 0; count < 3; count += 1)
        ids.unshift((await invited(artist, { eventTime: `${10 + count * 4}:00` })).id);
      await venue.sql('UPDATE artist_invitations SET expires_at = now() WHERE id = $1', [ids[0]]);
      const page = (query: string) =>
        call('get', `/api/artist-invitations?${query}`, artist.account.sessionId);
      const first = await page('limit=2');
      const [, next = ''] = /<[^?]*\?([^>]+)>; rel="next"/.exec(first.get('Link') ?? '') ?? [];
      const second = await page(next);
      const shown = [...first.body, ...second.body] as { id: number; status: string }[];
      expect(shown.map(({ id, status }) => [id, status])).toEqual([
        [ids[0], 'expired'],
        [ids[1], 'pending'],
        [ids[2], 'pending'],
      ]);
      expect((await page('status=expired')).body).toHaveLength(1);
      expect((await page('cursor=garbage')).status).toBe(400);
    });

    it('never lets hashes, e-mails or phone numbers out', async () => {
      const artist = await createArtist({ phone: '615 555 0199' });
      const { token } = await invited(artist);
      const answers = [
        await call('get', '/api/artist-invitations', artist.account.sessionId),
        await call('get', '/api/artist-invitations', admin.sessionId),
        await call('get', `/api/invitations/${token}`),
      ];
      for (const { text } of answers) {
        expect(text).not.toContain(secretHash(token));
        expect(text).not.toContain(artist.account.email);
        expect(text).not.toContain('0199');
      }
    });
  });

  describe('the reminder', () => {
    it('comes once, two days before the end, with a link that works beside the first one', async () => {
      const artist = await createArtist();
      const { id, token } = await invited(artist);
      const jobs = venue.app.get(InvitationJobs);
      const expireIn = (days: string) =>
        venue.sql(`UPDATE artist_invitations SET expires_at = now() + $2::interval WHERE id = $1`, [
          id,
          days,
        ]);
      const reminders = async () =>
        (await letters(artist.account.email)).filter(({ subject }) => subject?.startsWith('Still waiting'));
      await expireIn('2 days 1 minute');
      await jobs.remind();
      expect(await reminders()).toHaveLength(0);
      await expireIn('2 days');
      await Promise.all([jobs.remind(), jobs.remind()]);
      await jobs.remind();
      const [reminder, ...more] = await reminders();
      expect(more).toEqual([]);
      const [, own = ''] = /\/invitations\/([\w-]{43})\b/.exec(reminder?.text ?? '') ?? [];
      for (const link of [own, token])
        expect((await call('get', `/api/invitations/${link}`)).body.status).toBe('pending');
      expect((await respondByToken(own, { accept: false })).status).toBe(200);
      expect((await call('get', `/api/invitations/${token}`)).body.status).toBe('declined');
    });

    it('is for those alone who can still answer', async () => {
      const artist = await createArtist();
      const [answered, over] = [await invited(artist), await invited(artist, { eventTime: '10:00' })];
      await respond(artist, answered.id, { accept: false });
      await venue.sql('UPDATE artist_invitations SET expires_at = now() WHERE id = $1', [over.id]);
      await venue.app.get(InvitationJobs).remind();
      const [row] = await venue.sql(
        'SELECT count(reminded_at)::int AS reminded FROM artist_invitations WHERE artist_id = $1',
        [artist.artistId],
      );
      expect(row).toEqual({ reminded: 0 });
    });
  });
});
