import { randomUUID } from 'node:crypto';
import { Database, type Transaction } from '#src/database/database.js';
import { createAccount, createEvent, createTestApp, type TestApp } from '#test/test-app.js';
import { LedgerService } from './ledger.service.js';

describe('LedgerService', () => {
  let venue: TestApp;
  let ledger: LedgerService;
  let by: number;

  beforeAll(async () => {
    venue = await createTestApp();
    ledger = venue.app.get(LedgerService);
    by = (await createAccount(venue, 'admin')).id;
  });
  afterAll(() => venue.close());

  const inTransaction = <T>(work: (transaction: Transaction) => Promise<T>) =>
    venue.app.get(Database).transaction(work);
  const enrol = async (): Promise<number> => {
    const [row] = await venue.sql<{ id: number }>(
      `INSERT INTO loyalty_members (name, email) VALUES ('June', $1) RETURNING id`,
      [`${randomUUID()}@example.com`],
    );
    return row?.id ?? 0;
  };
  const attend = async (memberId: number, eventId: number): Promise<number> => {
    const [row] = await venue.sql<{ id: number }>(
      `INSERT INTO loyalty_transactions (member_id, event_id, points, type) VALUES ($1, $2, 50, 'attendance') RETURNING id`,
      [memberId, eventId],
    );
    return row?.id ?? 0;
  };
  const badgeNamed = async (name: string): Promise<number> => {
    const [row] = await venue.sql<{ id: number }>('SELECT id FROM badges WHERE name = $1', [name]);
    return row?.id ?? 0;
  };
  const standing = async (memberId: number) =>
    (
      await venue.sql(
        `SELECT total_points AS points, events_attended AS shows,
                (SELECT count(*)::int FROM member_badges WHERE member_id = m.id) AS badges FROM loyalty_members m WHERE id = $1`,
        [memberId],
      )
    )[0];
  const adjust = (memberId: number, points: number, clientKey: string | null = null) =>
    inTransaction((transaction) =>
      ledger.adjust(transaction, { memberId, points, reason: 'Trivia night', by, clientKey }),
    );
  const reverse = (entryId: number, clientKey: string | null = null) =>
    inTransaction((transaction) =>
      ledger.reverse(transaction, { entryId, reason: 'A mistake', by, clientKey }),
    );

  it('adjusts once per key, and never takes more than is there', async () => {
    const member = await enrol();
    const key = randomUUID();
    const [first, again] = await Promise.all([adjust(member, 30, key), adjust(member, 30, key)]);
    expect(again).toEqual(first);
    expect(first).toMatchObject({ memberId: member, points: 30, description: 'Trivia night', createdBy: by });
    await expect(adjust(member, 31, key)).rejects.toMatchObject({ code: 'loyalty.key-reused' });
    await expect(adjust(member, -31)).rejects.toMatchObject({ code: 'loyalty.too-few-points' });
    await expect(adjust(999_999, 5)).rejects.toMatchObject({ code: 'loyalty.member-not-found' });
    expect(await standing(member)).toEqual({ points: 30, shows: 0, badges: 0 });
    await adjust(member, -30);
    expect(await standing(member)).toEqual({ points: 0, shows: 0, badges: 0 });
  });

  it('lets two adjustments at once not overdraw the balance', async () => {
    const member = await enrol();
    await adjust(member, 30);
    const answers = await Promise.allSettled([adjust(member, -20), adjust(member, -20)]);
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await standing(member)).toMatchObject({ points: 10 });
  });

  it('takes back an entry once, and the reversal of it, too', async () => {
    const member = await enrol();
    const attendance = await attend(member, await createEvent(venue));
    const answers = await Promise.allSettled([reverse(attendance), reverse(attendance)]);
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await expect(reverse(attendance)).rejects.toMatchObject({ code: 'loyalty.already-reversed' });
    expect(await standing(member)).toEqual({ points: 0, shows: 0, badges: 0 });
    const [reversal] = await venue.sql<{ id: number }>(
      'SELECT id FROM loyalty_transactions WHERE reverses_id = $1',
      [attendance],
    );
    const restored = await reverse(reversal?.id ?? 0);
    expect(restored).toMatchObject({ points: 50, type: 'reversal' });
    expect(await standing(member)).toEqual({ points: 50, shows: 1, badges: 0 });
    await reverse(restored.id);
    expect(await standing(member)).toEqual({ points: 0, shows: 0, badges: 0 });
    await expect(reverse(999_999)).rejects.toMatchObject({ code: 'loyalty.entry-not-found' });
  });

  it('has the badges of a reversed attendance judged at once, and of nothing else', async () => {
    const jobs = async () =>
      (await venue.sql(`SELECT FROM graphile_worker.jobs WHERE task_identifier = 'loyalty.judge-badges'`))
        .length;
    const member = await enrol();
    const [given, before] = [await adjust(member, 10), await jobs()];
    await reverse(given.id);
    expect(await jobs()).toBe(before);
    await reverse(await attend(member, await createEvent(venue)));
    expect(await jobs()).toBe(before + 1);
  });

  it('answers a repeated reversal with the first, and below zero if it must', async () => {
    const member = await enrol();
    const attendance = await attend(member, await createEvent(venue));
    await adjust(member, -40);
    const key = randomUUID();
    const first = await reverse(attendance, key);
    expect(await reverse(attendance, key)).toEqual(first);
    expect(await standing(member)).toEqual({ points: -40, shows: 0, badges: 0 });
    await expect(reverse(first.id, key)).rejects.toMatchObject({ code: 'loyalty.key-reused' });
  });

  it('withdraws and restores an attendance as often as staff change their mind, each time once', async () => {
    const member = await enrol();
    const eventId = await createEvent(venue);
    const decision = { memberId: member, eventId, reason: 'Photo not accepted', by };
    await inTransaction((transaction) => ledger.restoreAttendance(transaction, decision));
    await attend(member, eventId);
    for (const points of [0, 50, 0, 50]) {
      const settle = (transaction: Transaction) =>
        points === 0
          ? ledger.withdrawAttendance(transaction, decision)
          : ledger.restoreAttendance(transaction, decision);
      await Promise.all([inTransaction(settle), inTransaction(settle)]);
      expect(await standing(member)).toMatchObject({ points, shows: points / 50 });
    }
    expect(await venue.sql('SELECT FROM loyalty_transactions WHERE member_id = $1', [member])).toHaveLength(
      5,
    );
  });

  it('leaves an attendance taken back that staff took back by hand, whatever becomes of its photo', async () => {
    const member = await enrol();
    const eventId = await createEvent(venue);
    await attend(member, eventId);
    const [entry] = await venue.sql<{ id: number }>(
      'SELECT id FROM loyalty_transactions WHERE member_id = $1',
      [member],
    );
    const reversal = { entryId: entry?.id ?? 0, reason: 'Was not here', by, clientKey: null };
    await inTransaction((transaction) => ledger.reverse(transaction, reversal));
    const decision = { memberId: member, eventId, reason: 'Photo accepted', by };
    await inTransaction((transaction) => ledger.restoreAttendance(transaction, decision));
    expect(await standing(member)).toMatchObject({ points: 0, shows: 0 });
  });

  it('awards a badge by hand once, takes it back and gives it back with its points', async () => {
    const member = await enrol();
    const badgeId = await badgeNamed('VIP');
    const award = () =>
      inTransaction((transaction) => ledger.awardBadge(transaction, { memberId: member, badgeId, by }));
    const answers = await Promise.allSettled([award(), award()]);
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await expect(award()).rejects.toMatchObject({
      code: 'loyalty.badge-already-held',
      message: 'This member already has this badge',
    });
    expect(await standing(member)).toEqual({ points: 150, shows: 0, badges: 1 });
    const [entry] = await venue.sql<{ id: number }>(
      'SELECT id FROM loyalty_transactions WHERE member_id = $1',
      [member],
    );
    await reverse(entry?.id ?? 0);
    expect(await standing(member)).toEqual({ points: 0, shows: 0, badges: 0 });
    await award();
    expect(await standing(member)).toEqual({ points: 150, shows: 0, badges: 1 });
  });

  it('awards neither badges that are gone nor badges that are switched off', async () => {
    const member = await enrol();
    const [badge] = await venue.sql<{ id: number }>(
      `INSERT INTO badges (name, icon, color, category, requirement, requirement_type, is_active)
       VALUES ('Off', 'Star', 'bg-red-500', 'special', 1, 'country_events', 0) RETURNING id`,
    );
    const award = (badgeId: number) =>
      inTransaction((transaction) => ledger.awardBadge(transaction, { memberId: member, badgeId, by }));
    await expect(award(badge?.id ?? 0)).rejects.toMatchObject({ code: 'loyalty.badge-inactive' });
    await expect(award(999_999)).rejects.toMatchObject({ code: 'loyalty.badge-not-found' });
    expect(await standing(member)).toEqual({ points: 0, shows: 0, badges: 0 });
  });

  it('keeps the entries of an account that is deleted', async () => {
    const member = await enrol();
    const admin = await createAccount(venue, 'admin');
    await inTransaction((transaction) =>
      ledger.adjust(transaction, {
        memberId: member,
        points: 5,
        reason: 'Chairs',
        by: admin.id,
        clientKey: null,
      }),
    );
    await venue.sql('DELETE FROM users WHERE id = $1', [admin.id]);
    expect(
      await venue.sql('SELECT points, created_by FROM loyalty_transactions WHERE member_id = $1', [member]),
    ).toEqual([{ points: 5, created_by: null }]);
  });

  it('refuses a reversal of other points or of another member’s entry', async () => {
    const [member, other] = [await enrol(), await enrol()];
    const attendance = await attend(member, await createEvent(venue));
    const insert = `INSERT INTO loyalty_transactions (member_id, points, type, reverses_id) VALUES ($1, $2, 'reversal', $3)`;
    await expect(venue.sql(insert, [member, -49, attendance])).rejects.toThrow('is not undone by this');
    await expect(venue.sql(insert, [other, -50, attendance])).rejects.toThrow('is not undone by this');
  });
});
