import { randomUUID } from 'node:crypto';
import { addDays } from '#contract/calendar-date.js';
import { DEFAULT_TIME_ZONE, wallClockAt } from '#contract/rules/clock.js';
import { longDate } from '#contract/rules/texts.js';
import { FRIDAY, InvitationDesk, refusal } from '#test/venue/invitations.js';
import { InvitationJobs } from '#src/modules/invitations/messages/invitation-jobs.js';

describe('an invited artist', () => {
  let desk: InvitationDesk;

  beforeAll(async () => {
    desk = await InvitationDesk.open();
  });
  afterAll(() => desk.close());

  describe('an answer', () => {
    it('accepts: the event is public, artist and admin get the show for their calendars', async () => {
      const artist = await desk.createArtist();
      const { id, token } = await desk.invited(artist);
      const { status, body } = await desk.respondByToken(token, { accept: true, message: 'Hell yes' });
      expect([status, body]).toEqual([
        200,
        expect.objectContaining({ status: 'accepted', eventId: expect.any(Number) }),
      ]);
      expect(await desk.eventsOf(artist.artistId)).toEqual([
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
      expect((await desk.call('get', `/api/events/${body.eventId}`)).body.artist.name).toBe('Cody Reed');
      const agreed = (await desk.letters(artist.account.email)).at(-1);
      const told = desk.mails.mailsTo(desk.admin.email).at(-1);
      expect([agreed?.subject, agreed?.attachments[0]?.filename]).toEqual([
        'It is settled: Friday, January 16, 2099',
        'show.ics',
      ]);
      expect([told?.subject, told?.attachments[0]?.filename]).toEqual([
        'Cody Reed accepted: Friday, January 16, 2099',
        'show.ics',
      ]);
      expect(told?.text).toContain('Their words: Hell yes');
      const files = await desk.venue.sql<{ calendar: string }>(
        `SELECT attachments->0->>'content' AS calendar FROM messages WHERE attachments IS NOT NULL ORDER BY id DESC LIMIT 2`,
      );
      const entry = { calendar: expect.stringContaining(`UID:event-${body.eventId}@`) };
      expect(files).toEqual([entry, entry]);
      expect(await desk.statusOf(id)).toBe('accepted');
    });

    it('declines with a message, makes no event and tells the admin', async () => {
      const artist = await desk.createArtist();
      const { id } = await desk.invited(artist);
      const { status, body } = await desk.respond(artist, id, { accept: false, message: 'On a boat' });
      expect([status, body.status, body.responseMessage, body.respondedAt]).toEqual([
        200,
        'declined',
        'On a boat',
        expect.any(String),
      ]);
      expect(await desk.eventsOf(artist.artistId)).toEqual([]);
      await desk.deliver();
      expect(desk.mails.mailsTo(desk.admin.email).at(-1)?.text).toContain('Their words: On a boat');
    });

    it('ends whatever waits for those hours, and tells the others', async () => {
      const [artist, rival, later] = [
        await desk.createArtist(),
        await desk.createArtist(),
        await desk.createArtist(),
      ];
      await desk.venue.sql(`INSERT INTO artist_availability (artist_id, date) VALUES ($1, '2099-01-17')`, [
        artist.artistId,
      ]);
      const won = await desk.invited(artist, { eventDate: '2099-01-16', eventTime: '21:15' });
      const overlapping = await desk.invited(artist, { eventTime: '10:00' });
      await desk.venue.sql(
        `UPDATE artist_invitations SET event_time = '23:00', end_time = NULL WHERE id = $1`,
        [overlapping.id],
      );
      const rivals = await desk.invited(rival, { eventTime: '23:30' });
      const kept = [
        await desk.invited(later, { eventTime: '18:00' }),
        await desk.invited(artist, { eventDate: '2099-01-17', eventTime: '21:15' }),
      ];
      expect((await desk.respond(artist, won.id, { accept: true })).status).toBe(200);
      expect([await desk.statusOf(overlapping.id), await desk.statusOf(rivals.id)]).toEqual([
        'cancelled',
        'cancelled',
      ]);
      expect(await Promise.all(kept.map(({ id }) => desk.statusOf(id)))).toEqual(['pending', 'pending']);
      const subjects = (await desk.letters(rival.account.email)).map(({ subject }) => subject);
      expect(subjects).toContain('No longer needed: Friday, January 16, 2099');
      expect(desk.mails.mailsTo(artist.account.email).map(({ subject }) => subject)).not.toContain(
        subjects[1],
      );
      expect(desk.mails.mailsTo(later.account.email).map(({ subject }) => subject)).not.toContain(
        subjects[1],
      );
    });

    it('does not accept what the artist plays elsewhere meanwhile, and the invitation goes on waiting', async () => {
      const artist = await desk.createArtist();
      const { id } = await desk.invited(artist);
      await desk.venue.sql(
        `INSERT INTO events (name, type, date, time, artist_id) VALUES ('Jam', 'rock', $1, '19:00', $2)`,
        [FRIDAY, artist.artistId],
      );
      expect(refusal(await desk.respond(artist, id, { accept: true }))).toEqual([409, 'events.artist-busy']);
      expect(await desk.statusOf(id)).toBe('pending');
      expect((await desk.respond(artist, id, { accept: false })).status).toBe(200);
    });

    it('is given once, by whichever way; a repeat with its key hears the same', async () => {
      const artist = await desk.createArtist();
      const { id, token } = await desk.invited(artist);
      const key = randomUUID();
      const answer = { accept: true, message: 'Yes' };
      const first = await desk.respondByToken(token, answer, key);
      const repeat = await desk.respondByToken(token, answer, key);
      expect([repeat.status, repeat.body]).toEqual([200, first.body]);
      expect(await desk.eventsOf(artist.artistId)).toHaveLength(1);
      const others = [
        await desk.respondByToken(token, { accept: false }, key),
        await desk.respondByToken(token, answer),
        await desk.respond(artist, id, { accept: false }),
        await desk.cancel(id),
      ];
      expect(others.map(refusal)).toEqual(Array(4).fill([409, 'invitations.answered']));
    });

    it.each([
      ['its seven days', `expires_at = now()`],
      ['the show’s beginning', `event_date = '2026-01-01'`],
    ])('comes too late after %s, also before a job has come by', async (_, change) => {
      const artist = await desk.createArtist();
      const { id, token } = await desk.invited(artist);
      await desk.venue.sql(`UPDATE artist_invitations SET ${change} WHERE id = $1`, [id]);
      const answers = [
        await desk.respondByToken(token, { accept: true }),
        await desk.respond(artist, id, { accept: false }),
        await desk.cancel(id),
      ];
      expect(answers.map(refusal)).toEqual(Array(3).fill([409, 'invitations.expired']));
      expect((await desk.call('get', `/api/invitations/${token}`)).body).toMatchObject({
        status: 'expired',
        budget: null,
        invitationMessage: null,
      });
      expect(await desk.statusOf(id)).toBe('pending');
      await desk.venue.app.get(InvitationJobs).settleOverdue();
      expect(await desk.statusOf(id)).toBe('expired');
    });

    it('comes too late after the venue cancelled, of which the artist is told', async () => {
      const artist = await desk.createArtist();
      const { id, token } = await desk.invited(artist);
      const { status, body } = await desk.cancel(id);
      expect([status, body.status]).toEqual([200, 'cancelled']);
      expect(refusal(await desk.respondByToken(token, { accept: true }))).toEqual([
        409,
        'invitations.cancelled',
      ]);
      expect(refusal(await desk.cancel(id))).toEqual([409, 'invitations.cancelled']);
      expect((await desk.letters(artist.account.email)).at(-1)?.subject).toBe(
        'Invitation cancelled: Friday, January 16, 2099',
      );
    });

    it.each(['nothing', '%00', 'x'.repeat(5000), '..%2f..', "' OR true --"])(
      'is nobody’s with the garbage token %j',
      async (token) => {
        const shown = await desk.call('get', `/api/invitations/${encodeURI(token)}`);
        const answered = await desk.respondByToken(encodeURI(token), { accept: true });
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
      const artist = await desk.createArtist();
      const { id, token } = await desk.invited(artist);
      const answers = [await desk.respondByToken(token, body), await desk.respond(artist, id, body)];
      expect(answers.map(({ status }) => status)).toEqual([400, 400]);
      expect(await desk.statusOf(id)).toBe('pending');
    });
  });

  describe('the reminder', () => {
    it('comes once, two days before the end, with a link that works beside the first one', async () => {
      const artist = await desk.createArtist();
      const { id, token } = await desk.invited(artist);
      const jobs = desk.venue.app.get(InvitationJobs);
      const expireIn = (days: string) =>
        desk.venue.sql(`UPDATE artist_invitations SET expires_at = now() + $2::interval WHERE id = $1`, [
          id,
          days,
        ]);
      const reminders = async () =>
        (await desk.letters(artist.account.email)).filter(({ subject }) =>
          subject?.startsWith('Still waiting'),
        );
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
        expect((await desk.call('get', `/api/invitations/${link}`)).body.status).toBe('pending');
      expect((await desk.respondByToken(own, { accept: false })).status).toBe(200);
      expect((await desk.call('get', `/api/invitations/${token}`)).body.status).toBe('declined');
    });

    it('comes two days before the show that ends it sooner, once its artist had it for a day', async () => {
      const tomorrow = addDays(wallClockAt(new Date(), DEFAULT_TIME_ZONE).date, 1);
      const artist = await desk.createArtist({ date: tomorrow });
      const { body } = await desk.invite({ artistId: artist.artistId, eventDate: tomorrow });
      const jobs = desk.venue.app.get(InvitationJobs);
      await jobs.remind();
      const letters = await desk.letters(artist.account.email);
      const end = `${longDate(tomorrow)} at 8:00 PM`;
      expect(letters.map(({ text }) => text)).toEqual([expect.stringContaining(`decline by ${end}.`)]);

      await desk.venue.sql(
        `UPDATE artist_invitations SET created_at = created_at - interval '1 day' WHERE id = $1`,
        [body.id],
      );
      await jobs.remind();
      await jobs.remind();
      const [, reminder, ...more] = await desk.letters(artist.account.email);
      expect([reminder?.text, more]).toEqual([expect.stringContaining(`expires on ${end}.`), []]);
    });

    it.each([
      ['is not approved any more', 'UPDATE artists SET is_approved = false WHERE id = $1', null],
      [
        'is blocked',
        'UPDATE users SET is_active = false WHERE id = (SELECT user_id FROM artists WHERE id = $1)',
        null,
      ],
      [
        'plays another show then, until that is called off',
        `INSERT INTO events (name, type, date, time, artist_id) VALUES ('Jam', 'rock', '${FRIDAY}', '19:00', $1)`,
        `UPDATE events SET status = 'cancelled' WHERE artist_id = $1`,
      ],
    ])('is for no artist who %s', async (_, change, end) => {
      const artist = await desk.createArtist();
      const { id } = await desk.invited(artist);
      await desk.venue.sql('UPDATE artist_invitations SET expires_at = now() + $2::interval WHERE id = $1', [
        id,
        '1 day',
      ]);
      const reminded = async () => {
        await desk.venue.app.get(InvitationJobs).remind();
        const sql = 'SELECT FROM artist_invitations WHERE id = $1 AND reminded_at IS NOT NULL';
        return (await desk.venue.sql(sql, [id])).length;
      };
      await desk.venue.sql(change, [artist.artistId]);
      expect(await reminded()).toBe(0);
      if (end === null) return;
      await desk.venue.sql(end, [artist.artistId]);
      expect(await reminded()).toBe(1);
    });

    it('is for those alone who can still answer', async () => {
      const artist = await desk.createArtist();
      const [answered, over] = [
        await desk.invited(artist),
        await desk.invited(artist, { eventTime: '10:00' }),
      ];
      await desk.respond(artist, answered.id, { accept: false });
      await desk.venue.sql('UPDATE artist_invitations SET expires_at = now() WHERE id = $1', [over.id]);
      await desk.venue.app.get(InvitationJobs).remind();
      const [row] = await desk.venue.sql(
        'SELECT count(reminded_at)::int AS reminded FROM artist_invitations WHERE artist_id = $1',
        [artist.artistId],
      );
      expect(row).toEqual({ reminded: 0 });
    });
  });
});
