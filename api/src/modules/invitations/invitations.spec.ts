import { randomUUID } from 'node:crypto';
import { secretHash } from '#src/common/secrets/secret-token.js';
import { FRIDAY, InvitationDesk, OFFER, refusal } from '#test/venue/invitations.js';
import { createAccount } from '#test/test-app.js';
import { InvitationJobs } from '#src/modules/invitations/messages/invitation-jobs.js';

describe('invitations', () => {
  let desk: InvitationDesk;

  beforeAll(async () => {
    desk = await InvitationDesk.open();
  });
  afterAll(() => desk.close());

  describe('POST /api/artist-invitations', () => {
    it('invites an artist for seven days, whatever the client says of admin and expiry', async () => {
      const artist = await desk.createArtist();
      const key = randomUUID();
      const { status, body } = await desk.invite(
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
          adminId: desk.admin.id,
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
      const artist = await desk.createArtist();
      const { body } = await desk.invite({ artistId: artist.artistId });
      const [mail] = await desk.letters(artist.account.email);
      const [, token = ''] = /\/invitations\/([\w-]{43})\b/.exec(mail?.text ?? '') ?? [];
      expect(mail?.subject).toBe('Can you play on Friday, January 16, 2099?');
      expect(mail?.text).toContain('we would love to have you on Friday, January 16, 2099 at 8:00 PM');
      expect(mail?.text).toContain('Will you?\nPlease.');
      const shown = await desk.call('get', `/api/invitations/${token}`);
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
      const [row] = await desk.venue.sql('SELECT response_token FROM artist_invitations WHERE id = $1', [
        body.id,
      ]);
      expect(row).toEqual({ response_token: secretHash(token) });
      expect(await desk.statusOf(body.id)).toBe('pending');
    });

    it('tells an artist with a phone number by SMS, too', async () => {
      const artist = await desk.createArtist({ phone: '(615) 555-0123' });
      await desk.invite({ artistId: artist.artistId });
      const [sms] = await desk.venue.sql<{ text_body: string }>(
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
      const artist = await desk.createArtist();
      const { body } = await desk.invite({ artistId: artist.artistId });
      await desk.deliver();
      const sent = async () => {
        const list = await desk.call('get', '/api/artist-invitations', artist.account.sessionId);
        return list.body[0].emailSent;
      };
      expect(await sent()).toBe(true);
      await desk.venue.app.get(InvitationJobs).settleOverdue();
      await desk.venue.sql('DELETE FROM messages WHERE user_id = $1', [artist.account.id]);
      expect([await sent(), await desk.statusOf(body.id)]).toEqual([true, 'pending']);
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
      const { artistId } = await desk.createArtist();
      const { status, body } = await desk.invite({ artistId, ...wrong });
      expect([status, body.fields]).toEqual([400, { [field]: message }]);
      expect(await desk.venue.sql('SELECT FROM artist_invitations WHERE artist_id = $1', [artistId])).toEqual(
        [],
      );
    });

    it('invites only who is approved, marked available on that date, and free at that time', async () => {
      const unapproved = await desk.createArtist({ isApproved: false });
      const elsewhere = await desk.createArtist({ date: '2099-01-17' });
      const refused = await desk.createArtist();
      await desk.venue.sql('UPDATE artist_availability SET is_available = false WHERE artist_id = $1', [
        refused.artistId,
      ]);
      const busy = await desk.createArtist();
      await desk.venue.sql(
        `INSERT INTO events (name, type, date, time, artist_id) VALUES ('Jam', 'rock', $1, '22:00', $2)`,
        [FRIDAY, busy.artistId],
      );
      const answers = [];
      for (const { artistId } of [unapproved, elsewhere, refused, busy])
        answers.push(await desk.invite({ artistId }));
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
      const artist = await desk.createArtist();
      const key = randomUUID();
      const answers = await Promise.all(
        Array.from({ length: 20 }, () => desk.invite({ artistId: artist.artistId }, key)),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([...Array<number>(19).fill(200), 201]);
      expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
      expect(await desk.letters(artist.account.email)).toHaveLength(1);
      const other = await desk.invite({ artistId: artist.artistId, budget: '$1' }, key);
      expect(refusal(other)).toEqual([409, 'invitations.key-reused']);
    });
  });

  describe('who sees what', () => {
    it('shows artists their own, admins all, and another’s to nobody', async () => {
      const [artist, other] = [await desk.createArtist(), await desk.createArtist()];
      const { id } = await desk.invited(artist);
      const listOf = async (session: string) => {
        const { body } = await desk.call('get', '/api/artist-invitations?status=pending', session);
        return (body as { id: number }[]).map((invitation) => invitation.id);
      };
      expect(await listOf(artist.account.sessionId)).toEqual([id]);
      expect(await listOf(other.account.sessionId)).toEqual([]);
      expect(await listOf(desk.admin.sessionId)).toContain(id);
      expect(refusal(await desk.respond(other, id, { accept: true }))).toEqual([
        404,
        'invitations.not-found',
      ]);
      const withoutProfile = await createAccount(desk.venue, 'artist');
      const call404 = await desk.respond({ account: withoutProfile, artistId: 0 }, id, { accept: true });
      expect(refusal(call404)).toEqual([404, 'invitations.not-found']);
      expect(await desk.statusOf(id)).toBe('pending');
    });

    it('lists page by page, the newest first, and by the status that is true now', async () => {
      const artist = await desk.createArtist();
      const ids = [];
      for (let count = 0; count < 3; count += 1)
        ids.unshift((await desk.invited(artist, { eventTime: `${10 + count * 4}:00` })).id);
      await desk.venue.sql('UPDATE artist_invitations SET expires_at = now() WHERE id = $1', [ids[0]]);
      const page = (query: string) =>
        desk.call('get', `/api/artist-invitations?${query}`, artist.account.sessionId);
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
      const artist = await desk.createArtist({ phone: '615 555 0199' });
      const { token } = await desk.invited(artist);
      const answers = [
        await desk.call('get', '/api/artist-invitations', artist.account.sessionId),
        await desk.call('get', '/api/artist-invitations', desk.admin.sessionId),
        await desk.call('get', `/api/invitations/${token}`),
      ];
      for (const { text } of answers) {
        expect(text).not.toContain(secretHash(token));
        expect(text).not.toContain(artist.account.email);
        expect(text).not.toContain('0199');
      }
    });
  });
});
