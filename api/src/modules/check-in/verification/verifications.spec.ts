import { randomUUID } from 'node:crypto';
import type { Response } from 'supertest';
import { messagesTo } from '#test/venue/bookings.js';
import { checkInAt, STANDING, sumsOf, TAKEN } from '#test/venue/check-ins.js';
import {
  createAccount,
  createEvent,
  createTestApp,
  openShow,
  type TestAccount,
  type TestApp,
} from '#test/test-app.js';
import { VerificationNews } from './verification-news.js';

const MISSING = 2_000_000_000;

describe('verification of check-ins', () => {
  let venue: TestApp;
  let admin: TestAccount;
  let colleague: TestAccount;
  let eventId: number;
  const { date } = openShow();

  beforeAll(async () => {
    venue = await createTestApp();
    admin = await createAccount(venue, 'admin');
    colleague = await createAccount(venue, 'admin');
  });
  beforeEach(async () => {
    eventId = await createEvent(venue, { name: 'Barn Dance' });
  });
  afterEach(() => venue.sql('DELETE FROM photo_attendance'));
  afterAll(() => venue.close());

  const email = () => `${randomUUID()}@example.com`;
  const as = (account: TestAccount) => ({ Authorization: `Bearer ${account.sessionId}` });
  const list = async (query = '') =>
    (await venue.http().get(`/api/admin/verifications${query}`).set(as(admin)).expect(200)).body;
  const decide = (
    id: number,
    body: object,
    { by = admin, version }: { by?: TestAccount; version?: number } = {},
  ) => {
    const call = venue.http().put(`/api/admin/verifications/${id}`).set(as(by));
    if (version !== undefined) call.set('If-Match', `"${version}"`);
    return call.send(body);
  };
  const approve = (id: number, options = {}) => decide(id, { status: 'approved' }, options);
  const reject = (id: number, options = {}) =>
    decide(id, { status: 'rejected', reason: 'Nobody can be seen' }, options);
  const undo = (id: number, options = {}) => decide(id, { status: 'pending' }, options);
  const pointsOf = (address: string) => sumsOf(venue, address);

  describe('the list', () => {
    it('shows who checked in to what, with the photo and other check-ins of theirs', async () => {
      const address = email();
      const earlier = await createEvent(venue, { name: 'Open Mic' });
      const other = await checkInAt(venue, earlier, { email: address });
      await approve(other.id).expect(200);
      const { id, photoId } = await checkInAt(venue, eventId, { email: address });
      const [found] = await list();
      expect(found).toEqual({
        id,
        version: 1,
        status: 'pending',
        reason: null,
        verifiedBy: null,
        verifiedAt: null,
        gate: null,
        recordedBy: null,
        event: { id: eventId, name: 'Barn Dance', date, time: '20:00' },
        photo: {
          id: photoId,
          thumbnailUrl: expect.stringMatching(/^\/uploads\/photo-/),
          screenUrl: expect.stringMatching(/^\/uploads\/photo-/),
          width: null,
          height: null,
          isShared: false,
          description: null,
        },
        customerName: 'Ruby Lee',
        customerEmail: address,
        partySize: 1,
        isDuplicate: false,
        lateReason: null,
        flags: [],
        usedBefore: null,
        pointsAwarded: 50,
        pointsStand: true,
        occurredAt: expect.any(String),
        createdAt: expect.any(String),
        clockSkewMs: null,
        otherCount: 1,
        others: [
          {
            id: other.id,
            eventName: 'Open Mic',
            eventDate: expect.any(String),
            status: 'approved',
            thumbnailUrl: expect.any(String),
          },
        ],
      });
    });

    it('counts other check-ins of an account without an e-mail, but not those an admin made for guests', async () => {
      const guest = await createAccount(venue, 'user');
      await checkInAt(venue, eventId, { account: guest });
      await checkInAt(venue, eventId, { account: guest });
      await checkInAt(venue, eventId, { account: colleague });
      await checkInAt(venue, eventId, { account: colleague });
      expect((await list()).map(({ otherCount }: { otherCount: number }) => otherCount)).toEqual([
        1, 1, 0, 0,
      ]);
    });

    it('says how wrong the clock of a device was', async () => {
      const { id } = await checkInAt(venue, eventId, {});
      await venue.sql(
        `UPDATE event_attendance SET clock_skew_ms = -86400000
          WHERE id = (SELECT attendance_id FROM photo_attendance WHERE id = $1)`,
        [id],
      );
      expect((await list())[0].clockSkewMs).toBe(-86_400_000);
    });

    it('has the oldest that waits in front, and the newest that is decided', async () => {
      const [one, two, three] = [
        await checkInAt(venue, eventId, {}),
        await checkInAt(venue, eventId, {}),
        await checkInAt(venue, eventId, {}),
      ];
      const ids = async (query = '') => (await list(query)).map(({ id }: { id: number }) => id);
      expect(await ids()).toEqual([one.id, two.id, three.id]);
      for (const { id } of [one, three]) await approve(id).expect(200);
      await reject(two.id).expect(200);
      expect(await ids('?status=approved')).toEqual([three.id, one.id]);
      expect(await ids('?status=rejected')).toEqual([two.id]);
      expect(await ids()).toEqual([]);
    });

    it('is read page by page, in either order', async () => {
      const made: number[] = [];
      for (let count = 0; count < 5; count += 1) made.push((await checkInAt(venue, eventId, {})).id);
      const walk = async (query: string) => {
        const ids: number[] = [];
        let next: string | undefined = `/api/admin/verifications?limit=2${query}`;
        while (next) {
          const answer: Response = await venue.http().get(next).set(as(admin)).expect(200);
          ids.push(...answer.body.map(({ id }: { id: number }) => id));
          next = /<([^>]+)>/.exec(answer.headers.link ?? '')?.[1];
        }
        return ids;
      };
      expect(await walk('')).toEqual(made);
      for (const id of made) await approve(id).expect(200);
      expect(await walk('&status=approved')).toEqual([...made].reverse());
    });

    it('finds by event, name and e-mail', async () => {
      const address = email();
      const elsewhere = await createEvent(venue, { name: 'Open Mic' });
      await checkInAt(venue, eventId, { name: 'Wade 100% Tucker', email: address });
      await checkInAt(venue, elsewhere, { name: 'Ruby Lee' });
      const names = async (query: string) =>
        (await list(query)).map(({ customerName }: { customerName: string }) => customerName);
      expect(await names(`?eventId=${elsewhere}`)).toEqual(['Ruby Lee']);
      expect(await names('?q=tucker')).toEqual(['Wade 100% Tucker']);
      expect(await names(`?q=${address.slice(0, 20).toUpperCase()}`)).toEqual(['Wade 100% Tucker']);
      expect(await names('?q=%25')).toEqual(['Wade 100% Tucker']);
    });

    it('refuses what is no filter of ours', async () => {
      for (const query of ['status=maybe', 'eventId=0', 'limit=101', 'limit=x', 'cursor=nonsense'])
        await venue.http().get(`/api/admin/verifications?${query}`).set(as(admin)).expect(400);
    });

    it('still shows a check-in whose event, photo, member or attendance is gone', async () => {
      const address = email();
      const { id, photoId } = await checkInAt(venue, eventId, { email: address });
      await venue.sql('DELETE FROM event_photos WHERE id = $1', [photoId]);
      await venue.sql('DELETE FROM events WHERE id = $1', [eventId]);
      await venue.sql('DELETE FROM loyalty_members WHERE email = $1', [address]);
      expect((await list())[0]).toMatchObject({
        id,
        event: null,
        photo: null,
        pointsStand: false,
        otherCount: 0,
      });
      await venue.sql('UPDATE photo_attendance SET attendance_id = NULL WHERE id = $1', [id]);
      expect((await list())[0]).toMatchObject({
        id,
        customerName: 'Guest',
        customerEmail: null,
        partySize: 1,
      });
      for (const call of [reject, approve, undo]) await call(id).expect(200);
    });

    it('tells how many wait', async () => {
      const { id } = await checkInAt(venue, eventId, {});
      await checkInAt(venue, eventId, {});
      await approve(id).expect(200);
      const { body } = await venue.http().get('/api/admin/verifications/count').set(as(admin)).expect(200);
      expect(body).toEqual({ pending: 1 });
    });
  });

  describe('a decision', () => {
    it('takes the points with a rejection and gives them back with an approval, by the ledger', async () => {
      const address = email();
      const { id } = await checkInAt(venue, eventId, { email: address });
      const rejected = await reject(id).expect(200);
      expect(rejected.body).toMatchObject({
        id,
        version: 2,
        status: 'rejected',
        reason: 'Nobody can be seen',
        verifiedBy: 'Loretta Hayes',
        verifiedAt: expect.any(String),
        pointsAwarded: 50,
        pointsStand: false,
      });
      expect(await pointsOf(address)).toEqual(TAKEN);
      const approved = await approve(id).expect(200);
      expect(approved.body).toMatchObject({ status: 'approved', reason: null, pointsStand: true });
      expect(await pointsOf(address)).toEqual(STANDING);
      expect(
        await venue.sql(
          `SELECT type, points, description, created_by FROM loyalty_transactions entry
             JOIN loyalty_members member ON member.id = member_id WHERE email = $1 ORDER BY entry.id`,
          [address],
        ),
      ).toEqual([
        { type: 'attendance', points: 50, description: 'Attended Barn Dance', created_by: null },
        {
          type: 'reversal',
          points: -50,
          description: 'Check-in photo rejected: Nobody can be seen',
          created_by: admin.id,
        },
        { type: 'reversal', points: 50, description: 'Check-in photo approved', created_by: admin.id },
      ]);
    });

    it('goes back and forth as often as staff change their mind', async () => {
      const address = email();
      const { id } = await checkInAt(venue, eventId, { email: address });
      for (const [call, points] of [
        [reject, TAKEN],
        [undo, STANDING],
        [approve, STANDING],
        [undo, STANDING],
        [reject, TAKEN],
        [approve, STANDING],
        [reject, TAKEN],
      ] as const) {
        await call(id).expect(200);
        expect(await pointsOf(address)).toEqual(points);
      }
      await undo(id).expect(200);
      expect((await list())[0]).toMatchObject({
        id,
        status: 'pending',
        verifiedBy: null,
        verifiedAt: null,
        reason: null,
      });
    });

    it('changes nothing when it is repeated, whatever version it names', async () => {
      const address = email();
      const { id } = await checkInAt(venue, eventId, { email: address });
      const first = await reject(id, { version: 1 }).expect(200);
      const again = await reject(id, { version: 1 }).expect(200);
      expect(again.body).toEqual(first.body);
      expect(await pointsOf(address)).toEqual(TAKEN);
    });

    it('keeps the last reason of a rejection, and takes the points once', async () => {
      const address = email();
      const { id } = await checkInAt(venue, eventId, { email: address });
      await reject(id).expect(200);
      const again = { status: 'rejected', reason: 'It shows another venue' };
      const { body } = await decide(id, again, { version: 2, by: colleague }).expect(200);
      expect(body).toMatchObject({ version: 3, status: 'rejected', reason: 'It shows another venue' });
      expect((await list('?status=rejected'))[0]).toEqual(body);
      expect(await pointsOf(address)).toEqual(TAKEN);
      expect((await reject(id, { version: 2 }).expect(412)).body.current).toEqual(body);
      await venue.app.get(VerificationNews).tell(id);
      const [message] = await messagesTo(venue, address);
      expect(message?.text).toContain('It shows another venue');
      expect(message?.text).not.toContain('Nobody can be seen');
    });

    it('is made once by twenty copies that arrive at once', async () => {
      const address = email();
      const { id } = await checkInAt(venue, eventId, { email: address });
      const answers = await Promise.all(Array.from({ length: 20 }, () => reject(id, { version: 1 })));
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
      expect(new Set(answers.map(({ body }) => body.version))).toEqual(new Set([2]));
      expect(await pointsOf(address)).toEqual(TAKEN);
    });

    it('tells the second of two admins what the first has decided, and leaves it', async () => {
      const address = email();
      const { id } = await checkInAt(venue, eventId, { email: address });
      const answers = await Promise.all([
        approve(id, { version: 1 }),
        reject(id, { version: 1, by: colleague }),
      ]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
      const [winner, loser] = [...answers].sort((one, other) => one.status - other.status);
      expect(loser?.body).toMatchObject({
        code: 'verifications.decided-meanwhile',
        message: `Loretta Hayes ${winner?.body.status} this check-in meanwhile.`,
        current: { id, status: winner?.body.status },
      });
      expect(await pointsOf(address)).toEqual(winner?.body.status === 'approved' ? STANDING : TAKEN);
    });

    it('needs a reason to reject', async () => {
      const address = email();
      const { id } = await checkInAt(venue, eventId, { email: address });
      for (const reason of [undefined, '', '   ', 'x'.repeat(201), 7]) {
        const { body } = await decide(id, { status: 'rejected', reason }).expect(400);
        expect(body.fields.reason).toEqual(expect.any(String));
      }
      expect(await pointsOf(address)).toEqual(STANDING);
      expect((await list())[0]).toMatchObject({ status: 'pending', version: 1 });
    });

    it('refuses other words and unknown check-ins', async () => {
      const { id } = await checkInAt(venue, eventId, {});
      for (const status of ['', 'maybe', null, 1, ['approved']]) await decide(id, { status }).expect(400);
      expect((await approve(MISSING)).body).toMatchObject({
        statusCode: 404,
        code: 'verifications.not-found',
      });
    });

    it('takes no points of a guest who has another photo that counts', async () => {
      const address = email();
      const first = await checkInAt(venue, eventId, { email: address });
      const second = await checkInAt(venue, eventId, { email: address });
      await approve(first.id).expect(200);
      await reject(second.id).expect(200);
      expect(await pointsOf(address)).toEqual(STANDING);
    });

    it('gives points back for another photo of the same guest and show', async () => {
      const address = email();
      const first = await checkInAt(venue, eventId, { email: address });
      await reject(first.id).expect(200);
      const second = await checkInAt(venue, eventId, { email: address });
      expect(await pointsOf(address)).toEqual(TAKEN);
      await approve(second.id).expect(200);
      expect(await pointsOf(address)).toEqual(STANDING);
      await undo(second.id).expect(200);
      expect(await pointsOf(address)).toEqual(TAKEN);
    });

    it('takes the points when the only two photos are rejected at the same moment', async () => {
      const address = email();
      const photos = [
        await checkInAt(venue, eventId, { email: address }),
        await checkInAt(venue, eventId, { email: address }),
      ];
      for (const { id } of photos) await approve(id).expect(200);
      const answers = await Promise.all(photos.map(({ id }) => reject(id)));
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      expect(await pointsOf(address)).toEqual(TAKEN);
    });

    it('gives nothing back that staff took by hand', async () => {
      const address = email();
      const { id } = await checkInAt(venue, eventId, { email: address });
      await venue.sql(
        `INSERT INTO loyalty_transactions (member_id, event_id, points, type, reverses_id)
         SELECT member_id, event_id, -points, 'reversal', entry.id FROM loyalty_transactions entry
           JOIN loyalty_members member ON member.id = member_id WHERE email = $1`,
        [address],
      );
      await approve(id).expect(200);
      expect(await pointsOf(address)).toEqual(TAKEN);
    });

    it('moves no points of a guest without an e-mail, nor of a deleted event', async () => {
      const nameless = await checkInAt(venue, eventId, {});
      await reject(nameless.id).expect(200);
      const address = email();
      const { id } = await checkInAt(venue, eventId, { email: address });
      await venue.sql('DELETE FROM events WHERE id = $1', [eventId]);
      await reject(id).expect(200);
      expect(await pointsOf(address)).toEqual(STANDING);
    });

    it('stands beside twenty check-ins of the same guest at the same moment, and every sum stays true', async () => {
      const address = email();
      const { id } = await checkInAt(venue, eventId, { email: address });
      const shows = await Promise.all(Array.from({ length: 20 }, () => createEvent(venue)));
      const calls = shows.flatMap((show) => [
        checkInAt(venue, show, { email: address }).then(() => 200),
        reject(id).then(({ status }) => status),
        approve(id).then(({ status }) => status),
      ]);
      expect(new Set(await Promise.all(calls))).toEqual(new Set([200]));
      await approve(id).expect(200);
      expect(await pointsOf(address)).toEqual({ points: 1050, shows: 21, ledger: 1050 });
    });
  });
});
