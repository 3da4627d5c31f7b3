import { randomUUID } from 'node:crypto';
import { MessageDelivery } from '#src/modules/notifications/delivery/message-delivery.js';
import { secretHash } from '#src/common/secrets/secret-token.js';
import { createSignedInArtist, waitingTo } from '#test/venue/bookings.js';
import { type MailServer, startMailServer } from '#test/servers/mail-server.js';
import { createAccount, createTestApp, type TestAccount, type TestApp } from '#test/test-app.js';
import { InvitationJobs } from '#src/modules/invitations/messages/invitation-jobs.js';

const FRIDAY = '2099-01-16';
const OFFER = {
  eventDate: FRIDAY,
  eventTime: '20:00',
  eventType: 'Country',
  eventName: 'Two-Step Friday',
  duration: '3 hours',
};

type Artist = TestAccount & { artistId: number };

describe('the end of an invitation', () => {
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

  const createArtist = async (): Promise<Artist> => {
    const artist = await createSignedInArtist(venue);
    await venue.sql(
      `INSERT INTO artist_availability (artist_id, date) SELECT $1, unnest(ARRAY['2099-01-15', '2099-01-16', '2099-01-17'])`,
      [artist.artistId],
    );
    return artist;
  };
  const put = (path: string, { sessionId }: TestAccount) =>
    venue.http().put(path).set('Authorization', `Bearer ${sessionId}`);
  const post = (path: string) =>
    venue.http().post(path).set('Authorization', `Bearer ${admin.sessionId}`).send();
  const invite = ({ artistId }: Artist, overrides: object = {}) =>
    venue
      .http()
      .post('/api/artist-invitations')
      .set('Authorization', `Bearer ${admin.sessionId}`)
      .send({ ...OFFER, artistId, ...overrides });
  const invited = async (artist: Artist, overrides: object = {}): Promise<number> =>
    Number((await invite(artist, overrides).expect(201)).body.id);
  const respond = (artist: Artist, id: number, accept: boolean) =>
    put(`/api/artist-invitations/${id}/respond`, artist).send({ accept });
  const cancel = (id: number) => put(`/api/artist-invitations/${id}/cancel`, admin).send();
  const statusOf = async (id: number) => {
    const [row] = await venue.sql<{ status: string }>('SELECT status FROM artist_invitations WHERE id = $1', [
      id,
    ]);
    return row?.status;
  };
  const subjectsTo = async ({ email }: Artist) => {
    await venue.app.get(MessageDelivery).deliverDue();
    return mails.mailsTo(email).map(({ subject }) => subject);
  };
  const refusal = ({ status, body }: { status: number; body: { code?: string; message?: string } }) => [
    status,
    body.code,
    body.message,
  ];
  /** Of the messages that ask this artist for an answer. */
  const asksOf = ({ email }: Artist) =>
    venue.sql<{ id: number; status: string }>(
      `SELECT id, channel, kind, status FROM messages
        WHERE (recipient = $1 OR channel = 'sms') AND kind IN ('invitations.invited', 'invitations.reminder') ORDER BY id`,
      [email],
    );
  /** The mail server is away until the messages are delivered; with a reminder and text messages. */
  const invitedAndReminded = async (artist: Artist): Promise<number> => {
    await venue.sql('DELETE FROM messages');
    const id = await invited(artist);
    await venue.sql(`UPDATE artist_invitations SET expires_at = now() + interval '1 day' WHERE id = $1`, [
      id,
    ]);
    await venue.app.get(InvitationJobs).remind();
    await venue.sql(`UPDATE messages SET status = 'queued', reason = NULL`);
    return id;
  };

  it.each([
    ['the venue cancelled', (_: Artist, id: number) => cancel(id)],
    ['the artist declined', (artist: Artist, id: number) => respond(artist, id, false)],
    ['the artist accepted', (artist: Artist, id: number) => respond(artist, id, true)],
  ])('keeps back what still asks for an answer after %s, also when sent again', async (_, end) => {
    const artist = await createArtist();
    const id = await invitedAndReminded(artist);
    expect((await asksOf(artist)).length).toBe(4);
    expect((await end(artist, id)).status).toBe(200);
    const subjects = await subjectsTo(artist);
    expect(subjects.filter((subject) => /^(Can you play|Still waiting)/.test(subject ?? ''))).toEqual([]);
    const asks = await asksOf(artist);
    expect(asks.map(({ status }) => status)).toEqual(Array(4).fill('not-sent'));
    for (const message of asks) {
      const { status, body } = await post(`/api/admin/messages/${message.id}/resend`);
      expect([status, body.code]).toEqual([409, 'messages.words-removed']);
    }
  });

  it('keeps back what still asks for an answer after the venue deleted the artist', async () => {
    const artist = await createArtist();
    await invitedAndReminded(artist);
    const deletion = venue
      .http()
      .delete(`/api/artists/${artist.artistId}`)
      .set('Authorization', `Bearer ${admin.sessionId}`);
    expect((await deletion).status).toBe(200);
    expect(await subjectsTo(artist)).toEqual([]);
    expect((await asksOf(artist)).map(({ status }) => status)).toEqual(Array(4).fill('not-sent'));
  });

  it('keeps back what asks for an answer once the show has begun', async () => {
    const artist = await createArtist();
    const id = await invitedAndReminded(artist);
    await venue.sql(`UPDATE artist_invitations SET event_date = '2026-01-01' WHERE id = $1`, [id]);
    await venue.app.get(InvitationJobs).settleOverdue();
    expect(await statusOf(id)).toBe('expired');
    expect(await subjectsTo(artist)).toEqual([]);
  });

  it('keeps back the reminders of invitations that another’s acceptance ends, and says so', async () => {
    const [loser, winner] = [await createArtist(), await createArtist()];
    const ended = await invitedAndReminded(loser);
    const won = await invited(winner, { eventDate: '2099-01-16', eventTime: '22:30' });
    expect((await respond(winner, won, true)).status).toBe(200);
    expect(await statusOf(ended)).toBe('cancelled');
    expect(await subjectsTo(loser)).toEqual(['No longer needed: Friday, January 16, 2099']);
  });

  it('comes by a show past midnight for one that begins the next day', async () => {
    const [early, late] = [await createArtist(), await createArtist()];
    const next = await invited(late, { eventDate: '2099-01-17', eventTime: '00:30', duration: '1 hour' });
    const won = await invited(early, { eventTime: '22:30' });
    expect((await respond(early, won, true)).status).toBe(200);
    expect(await statusOf(next)).toBe('cancelled');
  });

  it('does not tell artists who accept that their night is taken', async () => {
    const artist = await createArtist();
    const other = await invited(artist, { eventTime: '10:00' });
    await venue.sql(`UPDATE artist_invitations SET event_time = '21:00' WHERE id = $1`, [other]);
    const won = await invited(artist, { eventDate: '2099-01-15', eventTime: '23:00', duration: '2 hours' });
    await venue.sql(`UPDATE artist_invitations SET event_date = $2, event_time = '20:30' WHERE id = $1`, [
      won,
      FRIDAY,
    ]);
    expect((await respond(artist, won, true)).status).toBe(200);
    expect(await statusOf(other)).toBe('cancelled');
    expect(await subjectsTo(artist)).not.toContainEqual(expect.stringMatching(/^No longer needed/));
  });

  describe('what was agreed, while the mail server is away', () => {
    const agreed = async (artist: Artist): Promise<string> => {
      const id = await invited(artist);
      await venue.sql('DELETE FROM messages');
      const { body } = await respond(artist, id, true).expect(200);
      await venue.sql('UPDATE messages SET attempts = 1');
      return `/api/events/${body.eventId}`;
    };
    const change = (show: string, body: object) => as('patch', show).send(body).expect(200);
    const as = (method: 'patch' | 'delete', path: string) =>
      venue.http()[method](path).set('Authorization', `Bearer ${admin.sessionId}`);
    const waiting = async ({ email }: Artist) => [
      ...(await waitingTo(venue, email)),
      ...(await waitingTo(venue, admin.email)),
    ];
    const WORDS = ['invitations.agreed', 'invitations.accepted'];

    it.each([
      ['cancelled', (show: string) => change(show, { status: 'cancelled' })],
      ['postponed', (show: string) => change(show, { status: 'postponed' })],
      ['deleted', (show: string) => as('delete', show).expect(200)],
      ['given to nobody', (show: string) => change(show, { artistIds: [] })],
      [
        'without its artist, who is deleted',
        (_: string, { artistId }: Artist) => as('delete', `/api/artists/${artistId}`).expect(200),
      ],
    ])('is told no more of a show that is %s', async (_, end) => {
      const artist = await createArtist();
      const show = await agreed(artist);
      expect(await waiting(artist)).toEqual(WORDS);
      await end(show, artist);
      expect(await waiting(artist)).toEqual([]);
    });

    it('is told again, as the show stands, once staff can undo the change no more', async () => {
      const artist = await createArtist();
      const show = await agreed(artist);
      for (const body of [{ status: 'cancelled' }, { status: 'scheduled' }, { time: '21:30' }])
        await change(show, body);
      expect(await waiting(artist)).toEqual(WORDS);
      const mails = await venue.sql<{ text: string; held: boolean }>(
        `SELECT text_body AS text, next_attempt_at > now() AS held FROM messages
          WHERE channel = 'email' ORDER BY id DESC LIMIT 2`,
      );
      const later = { text: expect.stringContaining('at 9:30 PM'), held: true };
      expect(mails).toEqual([later, later]);
    });

    it('comes to an act who stays on a bill that others join or leave', async () => {
      const [artist, other] = [await createArtist(), await createArtist()];
      const show = await agreed(artist);
      await change(show, { artistIds: [other.artistId, artist.artistId] });
      expect(await waiting(artist)).toEqual(WORDS);
      expect(await venue.sql('SELECT FROM messages')).toHaveLength(2);
    });
  });

  describe('accepting', () => {
    const token = async (id: number) => {
      const link = randomUUID();
      await venue.sql('UPDATE artist_invitations SET response_token = $2 WHERE id = $1', [
        id,
        secretHash(link),
      ]);
      return link;
    };
    const acceptByLink = async (id: number) =>
      venue
        .http()
        .post(`/api/invitations/${await token(id)}/respond`)
        .send({ accept: true });

    it('is refused to an artist whose approval was taken back, who may decline', async () => {
      const artist = await createArtist();
      const id = await invited(artist);
      await venue.sql('UPDATE artists SET is_approved = false WHERE id = $1', [artist.artistId]);
      expect(refusal(await acceptByLink(id))).toEqual([
        409,
        'invitations.artist-not-approved',
        'Your artist profile is not approved any more. Please ask the venue.',
      ]);
      expect(await statusOf(id)).toBe('pending');
      expect((await respond(artist, id, false)).status).toBe(200);
    });

    it('is refused to an artist whose account is blocked', async () => {
      const artist = await createArtist();
      const id = await invited(artist);
      await venue.sql('UPDATE users SET is_active = false WHERE id = $1', [artist.id]);
      expect(refusal(await acceptByLink(id))).toEqual([
        409,
        'invitations.artist-blocked',
        'Your account is blocked. Please ask the venue.',
      ]);
      const again = await invite(artist, { eventDate: '2099-01-17' });
      expect(refusal(again)).toEqual([
        409,
        'invitations.artist-blocked',
        'The account of Wade Tucker is blocked.',
      ]);
    });

    it('stands above a date that the artist has removed since', async () => {
      const artist = await createArtist();
      const id = await invited(artist);
      await venue.sql('DELETE FROM artist_availability WHERE artist_id = $1', [artist.artistId]);
      expect((await respond(artist, id, true)).body.status).toBe('accepted');
    });
  });

  describe('a second invitation', () => {
    it('is not sent for hours that overlap while the first waits, however many ask at once', async () => {
      const artist = await createArtist();
      const answers = await Promise.all(Array.from({ length: 10 }, () => invite(artist)));
      expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array<number>(9).fill(409)]);
      expect(refusal(await invite(artist, { eventTime: '22:30' }))).toEqual([
        409,
        'invitations.already-invited',
        'Wade Tucker already has an invitation for that time on Friday, January 16, 2099, which waits for an answer.',
      ]);
      await invited(artist, { eventTime: '23:00' });
      await invited(artist, { eventTime: '17:00' });
    });

    it('may be sent once the first was answered or is overdue', async () => {
      const artist = await createArtist();
      await respond(artist, await invited(artist), false).expect(200);
      const overdue = await invited(artist);
      await venue.sql('UPDATE artist_invitations SET expires_at = now() WHERE id = $1', [overdue]);
      await invited(artist);
    });
  });
});
