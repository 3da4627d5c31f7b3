import { randomUUID } from 'node:crypto';
import { longDate } from '#contract/rules/texts.js';
import { messagesTo, waitingTo } from '#test/venue/bookings.js';
import { checkInAt } from '#test/venue/check-ins.js';
import {
  createAccount,
  createEvent,
  createTestApp,
  openShow,
  type TestAccount,
  type TestApp,
} from '#test/test-app.js';
import { VerificationNews } from './verification-news.js';

describe('what guests are told of their check-in photos', () => {
  let venue: TestApp;
  let admin: TestAccount;
  let eventId: number;
  const { date } = openShow();

  beforeAll(async () => {
    venue = await createTestApp();
    admin = await createAccount(venue, 'admin');
    eventId = await createEvent(venue, { name: 'Barn Dance' });
  });
  afterAll(() => venue.close());

  const decide = (id: number, body: object) =>
    venue
      .http()
      .put(`/api/admin/verifications/${id}`)
      .set('Authorization', `Bearer ${admin.sessionId}`)
      .send(body)
      .expect(200);
  const reject = (id: number) => decide(id, { status: 'rejected', reason: 'Nobody can be seen' });
  const approve = (id: number) => decide(id, { status: 'approved' });
  const tell = (id: number) => venue.app.get(VerificationNews).tell(id);
  const newcomer = async () => {
    const address = `${randomUUID()}@example.com`;
    return { address, ...(await checkInAt(venue, eventId, { name: 'Ruby Lee', email: address })) };
  };

  it('waits two minutes, in the same transaction as the decision, for staff to change their mind', async () => {
    const { id, address } = await newcomer();
    await reject(id);
    expect(await messagesTo(venue, address)).toEqual([]);
    const jobs = await venue.sql(
      `SELECT payload, round(extract(epoch FROM run_at - created_at)) AS delay
         FROM graphile_worker._private_jobs job JOIN graphile_worker._private_tasks task ON task.id = job.task_id
        WHERE identifier = 'check-in.tell-verdict'`,
    );
    expect(jobs).toEqual([{ payload: { id }, delay: '120' }]);
  });

  it('is why, kindly, and what became of the points; never the name that was typed', async () => {
    const { id, address } = await newcomer();
    await reject(id);
    await tell(id);
    await tell(id);
    const messages = await messagesTo(venue, address);
    expect(messages).toEqual([
      { kind: 'check-in.rejected', subject: 'About your check-in: Barn Dance', text: expect.any(String) },
    ]);
    const text = messages[0]?.text.replace(/\s+/g, ' ');
    expect(text).toContain('there was a difficulty: Nobody can be seen.');
    expect(text).toContain('the 50 points for this show were taken back');
    expect(text).toContain(longDate(date));
    expect(text).not.toContain('Ruby');
  });

  it('is nothing when staff changed their mind in time', async () => {
    const { id, address } = await newcomer();
    await reject(id);
    await approve(id);
    await tell(id);
    expect(await messagesTo(venue, address)).toEqual([]);
  });

  it('is also that it counts after all, to who was told otherwise', async () => {
    const { id, address } = await newcomer();
    await reject(id);
    await tell(id);
    await venue.sql(`UPDATE messages SET status = 'sent', sent_at = now() WHERE recipient = $1`, [address]);
    await approve(id);
    await tell(id);
    await tell(id);
    const kinds = (await messagesTo(venue, address)).map(({ kind }) => kind);
    expect(kinds).toEqual(['check-in.rejected', 'check-in.approved']);
  });

  it('is nothing after a word that waited for a mail server and is true no more', async () => {
    const { id, address } = await newcomer();
    await reject(id);
    await tell(id);
    await venue.sql('UPDATE messages SET attempts = 1');
    await approve(id);
    await tell(id);
    expect(await waitingTo(venue, address)).toEqual([]);
    await reject(id);
    await tell(id);
    expect(await waitingTo(venue, address)).toEqual(['check-in.rejected']);
  });

  it('is nothing to a guest who loses nothing by it', async () => {
    const { id, address } = await newcomer();
    const second = await checkInAt(venue, eventId, { email: address });
    await approve(id);
    await reject(second.id);
    await tell(second.id);
    expect(await messagesTo(venue, address)).toEqual([]);
  });

  it('is nothing where there is no e-mail, no event or no check-in any more', async () => {
    const nameless = await checkInAt(venue, eventId, {});
    await reject(nameless.id);
    await tell(nameless.id);
    const show = await createEvent(venue);
    const address = `${randomUUID()}@example.com`;
    const { id } = await checkInAt(venue, show, { email: address });
    await reject(id);
    await venue.sql('DELETE FROM events WHERE id = $1', [show]);
    await tell(id);
    await venue.sql('DELETE FROM photo_attendance WHERE id = $1', [id]);
    await tell(id);
    expect(await venue.sql(`SELECT FROM messages WHERE recipient = $1`, [address])).toEqual([]);
  });
});
