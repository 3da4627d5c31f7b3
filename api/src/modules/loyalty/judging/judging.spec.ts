import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import { Database, type Transaction } from '#src/database/database.js';
import { createAccount, createEvent, createTestApp, type TestApp } from '#test/test-app.js';
import { JudgingService } from './judging.service.js';
import { LedgerService } from '#src/modules/loyalty/ledger/ledger.service.js';
import { MemberJoiningRepository } from '#src/modules/loyalty/joining/member-joining.repository.js';

interface Held {
  name: string;
  basis: string;
  earned: string;
}

describe('judging badges', () => {
  let venue: TestApp;
  let ledger: LedgerService;
  let by: number;

  beforeEach(async () => {
    venue = await createTestApp();
    ledger = venue.app.get(LedgerService);
    by = (await createAccount(venue, 'admin')).id;
  });
  afterEach(() => venue.close());

  const judge = () => venue.app.get(JudgingService).judgeDue();
  const inTransaction = <T>(work: (transaction: Transaction) => Promise<T>) =>
    venue.app.get(Database).transaction(work);
  const enrol = async (
    email = `${randomUUID()}@example.com`,
    userId: number | null = null,
  ): Promise<number> => {
    const [row] = await venue.sql<{ id: number }>(
      `INSERT INTO loyalty_members (name, email, user_id) VALUES ('June', $1, $2) RETURNING id`,
      [email, userId],
    );
    return row?.id ?? 0;
  };
  const attend = async (member: number, events: readonly number[]) => {
    await venue.sql(
      `INSERT INTO loyalty_transactions (member_id, event_id, points, type)
       SELECT $1, event, 50, 'attendance' FROM unnest($2::int[]) event`,
      [member, events],
    );
  };
  const shows = (dates: readonly string[], type = 'rock', time = '20:00') =>
    Promise.all(dates.map((date) => createEvent(venue, { date, type, time })));
  const book = (email: string, eventId: number, bookedAt: string, status = 'confirmed') =>
    venue.sql(
      `INSERT INTO bookings (event_id, customer_name, customer_email, party_size, status, created_at)
       VALUES ($1, 'June', $2, 2, $3, $4)`,
      [eventId, email, status, bookedAt],
    );
  const badgesOf = (member: number) =>
    venue.sql<Held>(
      `SELECT badge.name, held.basis, to_char(held.earned_date AT TIME ZONE 'America/Chicago', 'YYYY-MM-DD HH24:MI') AS earned
         FROM member_badges held JOIN badges badge ON badge.id = held.badge_id WHERE member_id = $1 ORDER BY badge.id`,
      [member],
    );
  const namesOf = async (member: number) => (await badgesOf(member)).map(({ name }) => name);
  const pointsOf = async (member: number) =>
    (
      await venue.sql<{ points: number }>(
        'SELECT total_points AS points FROM loyalty_members WHERE id = $1',
        [member],
      )
    )[0]?.points;
  const badgeNamed = async (name: string) =>
    (await venue.sql<{ id: number }>('SELECT id FROM badges WHERE name = $1', [name]))[0]?.id ?? 0;
  const MONDAYS = ['2026-03-02', '2026-03-09', '2026-03-16', '2026-03-23', '2026-03-30'];

  it('gives a badge with its points at the start of the show that earned it, once', async () => {
    const member = await enrol();
    await attend(member, await shows(MONDAYS));
    expect(await judge()).toBe(1);
    expect(await badgesOf(member)).toEqual([
      { name: 'First Timer', basis: 'history', earned: '2026-03-02 20:00' },
      { name: 'Regular', basis: 'history', earned: '2026-03-30 20:00' },
    ]);
    expect(await pointsOf(member)).toBe(5 * 50 + 50 + 50);
    expect(await judge()).toBe(0);
    expect(await venue.sql('SELECT FROM loyalty_transactions WHERE member_id = $1', [member])).toHaveLength(
      7,
    );
  });

  it('moves the day of a badge when a check-in arrives late, or the show is moved', async () => {
    const member = await enrol();
    const [early = 0, late = 0] = await shows(['2026-03-02', '2026-03-09']);
    await attend(member, [late]);
    await judge();
    await attend(member, [early]);
    await judge();
    expect(await badgesOf(member)).toMatchObject([{ name: 'First Timer', earned: '2026-03-02 20:00' }]);
    await venue.sql(`UPDATE events SET date = '2026-03-12', time = '19:30' WHERE id = $1`, [early]);
    await judge();
    expect(await badgesOf(member)).toMatchObject([{ name: 'First Timer', earned: '2026-03-09 20:00' }]);
    expect(await pointsOf(member)).toBe(150);
  });

  it('takes a badge back with the attendance that earned it, and gives it again', async () => {
    const member = await enrol();
    const [event = 0] = await shows(['2026-03-02']);
    await attend(member, [event]);
    const decision = { memberId: member, eventId: event, reason: 'Not them', by };
    for (const points of [100, 0, 100, 0, 100]) {
      await judge();
      expect([await pointsOf(member), (await badgesOf(member)).length]).toEqual([points, points / 100]);
      await inTransaction((transaction) =>
        points
          ? ledger.withdrawAttendance(transaction, decision)
          : ledger.restoreAttendance(transaction, decision),
      );
    }
  });

  it('follows table bookings with the member’s e-mail: made, cancelled, deleted', async () => {
    const email = 'june@example.com';
    const member = await enrol(email);
    const events = await shows(MONDAYS);
    for (const event of events) await book('June@Example.com', event, '2026-02-23T18:00:00Z');
    await attend(member, events);
    await judge();
    expect(await badgesOf(member)).toContainEqual({
      name: 'Champion',
      basis: 'history',
      earned: '2026-02-23 12:00',
    });
    const standing = async () => [(await namesOf(member)).includes('Champion'), await pointsOf(member)];
    const others = 5 * 50 + 50 + 50;
    await venue.sql(`UPDATE bookings SET status = 'cancelled' WHERE event_id = $1`, [events[0]]);
    await judge();
    expect(await standing()).toEqual([false, others]);
    await venue.sql(`UPDATE bookings SET status = 'pending' WHERE event_id = $1`, [events[0]]);
    await judge();
    expect(await standing()).toEqual([true, others + 100]);
    await venue.sql('DELETE FROM bookings WHERE event_id = $1', [events[0]]);
    await judge();
    expect(await standing()).toEqual([false, others]);
  });

  it('counts a table only for who has points for the show, since booking alone proves nothing', async () => {
    const member = await enrol('june@example.com');
    const events = await shows(MONDAYS);
    for (const event of events) await book('june@example.com', event, '2026-02-23T18:00:00Z');
    await judge();
    expect([await namesOf(member), await pointsOf(member)]).toEqual([[], 0]);
    await attend(member, events);
    await judge();
    expect(await namesOf(member)).toContain('Champion');
    await inTransaction((transaction) =>
      ledger.withdrawAttendance(transaction, {
        memberId: member,
        eventId: events[0] ?? 0,
        reason: 'Not them',
        by,
      }),
    );
    await judge();
    expect(await namesOf(member)).not.toContain('Champion');
  });

  it('counts one table of each show, the first that was booked', async () => {
    const member = await enrol('june@example.com');
    await venue.sql(`UPDATE badges SET requirement = 3 WHERE name = 'Champion'`);
    const [first = 0, second = 0, third = 0] = await shows(MONDAYS.slice(0, 3));
    for (const hour of ['18', '17', '19']) await book('june@example.com', first, `2026-02-23T${hour}:00:00Z`);
    await attend(member, [first, second, third]);
    await judge();
    expect(await namesOf(member)).not.toContain('Champion');
    await book('june@example.com', second, '2026-02-22T18:00:00Z');
    await book('june@example.com', third, '2026-02-21T18:00:00Z');
    await judge();
    expect(await badgesOf(member)).toContainEqual({
      name: 'Champion',
      basis: 'history',
      earned: '2026-02-23 11:00',
    });
  });

  it('counts seven days by the calendar of the venue, and again when the venue moves', async () => {
    const member = await enrol('june@example.com');
    const badge = await badgeNamed('Champion');
    await venue.sql('UPDATE badges SET requirement = 1 WHERE id = $1', [badge]);
    const [event = 0] = await shows(['2026-03-09']);
    // 2 March, half past eleven at night in Chicago; already the 3rd in London.
    await book('june@example.com', event, '2026-03-03T05:30:00Z');
    await attend(member, [event]);
    await judge();
    expect(await namesOf(member)).toEqual(['First Timer', 'Champion']);
    await venue.sql(`UPDATE venue SET time_zone = 'Europe/London'`);
    await judge();
    expect(await namesOf(member)).toEqual(['First Timer']);
  });

  it('does not count what was booked with an address before its account has proved it', async () => {
    const account = await createAccount(venue, 'user');
    await venue.sql('UPDATE users SET email_verified_at = NULL WHERE id = $1', [account.id]);
    const member = await enrol(account.email, account.id);
    const events = await shows(MONDAYS);
    for (const event of events) await book(account.email, event, '2026-02-02T18:00:00Z');
    await attend(member, events);
    await judge();
    expect(await namesOf(member)).not.toContain('Champion');
    await venue.sql('UPDATE users SET email_verified_at = now() WHERE id = $1', [account.id]);
    await inTransaction((transaction) =>
      venue.app.get(MemberJoiningRepository).judge(transaction, account.id),
    );
    await judge();
    expect(await namesOf(member)).toContain('Champion');
  });

  it('keeps badges of a show that is deleted, and of a definition that is changed', async () => {
    const member = await enrol();
    const events = await shows(MONDAYS, 'country');
    await attend(member, events);
    await judge();
    const names = ['First Timer', 'Regular', 'Music Lover'];
    expect(await namesOf(member)).toEqual(names);
    await venue.sql('DELETE FROM events WHERE id = $1', [events[0]]);
    await attend(member, await shows(['2026-04-06']));
    await judge();
    expect(await namesOf(member)).toEqual(names);
    const other = await enrol();
    await attend(other, events.slice(1));
    await judge();
    expect(await namesOf(other)).toEqual(['First Timer']);
    await venue.sql(`UPDATE badges SET requirement = 4 WHERE name = 'Music Lover'`);
    await venue.sql(`UPDATE badges SET requirement = 2 WHERE name = 'First Timer'`);
    await judge();
    expect(await badgesOf(other)).toMatchObject([
      { name: 'First Timer', basis: 'kept' },
      { name: 'Music Lover', basis: 'history' },
    ]);
    expect(await namesOf(member)).toEqual(names);
  });

  it('keeps badges for country shows when the type gets another name', async () => {
    const member = await enrol();
    await attend(member, await shows(MONDAYS, 'country'));
    await judge();
    const earned = await namesOf(member);
    expect(earned).toContain('Music Lover');
    const admin = await createAccount(venue, 'admin');
    const [type] = await venue.sql<{ id: number }>(
      `SELECT id FROM event_types WHERE lower(name) = 'country'`,
    );
    await venue
      .http()
      .put(`/api/event-types/${type?.id}`)
      .set('Authorization', `Bearer ${admin.sessionId}`)
      .send({ name: 'Country & Western', color: 'bg-golden text-dark' })
      .expect(200);
    await judge();
    expect(await namesOf(member)).toEqual(earned);
  });

  it('judges everybody when a badge is added or switched on, and nobody by one that is off', async () => {
    const member = await enrol();
    await attend(member, await shows(['2026-03-02']));
    await judge();
    const add = (active: number) =>
      venue.sql(
        `INSERT INTO badges (name, icon, color, category, requirement, requirement_type, points, is_active)
         VALUES ($1, 'Star', 'bg-red-500', 'special', 1, 'events_attended', 7, $2)`,
        [`New ${active}`, active],
      );
    await add(0);
    expect(await judge()).toBe(0);
    await add(1);
    expect(await judge()).toBe(1);
    expect(await namesOf(member)).toEqual(['First Timer', 'New 1']);
    await venue.sql(`UPDATE badges SET is_active = 1 - is_active WHERE name LIKE 'New %'`);
    await judge();
    expect(await namesOf(member)).toEqual(['First Timer', 'New 0', 'New 1']);
    expect(await pointsOf(member)).toBe(50 + 50 + 7 + 7);
  });

  it('marks each member once when many shows change at once, and nobody when nothing changes that earns', async () => {
    const [june, wade] = [await enrol(), await enrol()];
    const events = await shows(MONDAYS);
    await attend(june, events);
    await attend(wade, events.slice(3));
    await venue.sql(`
      CREATE TABLE marks (member_id integer);
      CREATE FUNCTION note_mark() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        INSERT INTO marks VALUES (NEW.id);
        RETURN NULL;
      END $$;
      CREATE TRIGGER tr_note_mark AFTER UPDATE ON loyalty_members FOR EACH ROW EXECUTE FUNCTION note_mark()`);
    await venue.sql(`UPDATE events SET description = 'Two sets', type = type`);
    expect(await venue.sql('SELECT member_id FROM marks')).toEqual([]);
    await venue.sql(`UPDATE events SET type = 'country'`);
    expect(await venue.sql('SELECT member_id FROM marks ORDER BY 1')).toEqual([
      { member_id: june },
      { member_id: wade },
    ]);
  });

  it('leaves what staff gave, and does not give again what staff took', async () => {
    const member = await enrol();
    const [vip, first] = [await badgeNamed('VIP'), await badgeNamed('First Timer')];
    await inTransaction((transaction) =>
      ledger.awardBadge(transaction, { memberId: member, badgeId: vip, by }),
    );
    await attend(member, await shows(['2026-03-02']));
    await judge();
    expect(await namesOf(member)).toEqual(['First Timer', 'VIP']);
    const [entry] = await venue.sql<{ id: number }>(
      'SELECT id FROM loyalty_transactions WHERE badge_id = $1',
      [first],
    );
    const reversal = await inTransaction((transaction) =>
      ledger.reverse(transaction, { entryId: entry?.id ?? 0, reason: 'A prank', by, clientKey: null }),
    );
    await attend(member, await shows(['2026-03-03']));
    await judge();
    expect([await namesOf(member), await pointsOf(member)]).toEqual([['VIP'], 250]);
    await inTransaction((transaction) =>
      ledger.reverse(transaction, { entryId: reversal.id, reason: 'No prank', by, clientKey: null }),
    );
    await judge();
    expect(await badgesOf(member)).toMatchObject([
      { name: 'First Timer', basis: 'staff' },
      { name: 'VIP', basis: 'staff' },
    ]);
  });

  it('judges joined histories as one: what stood with either stands, and counts once', async () => {
    const [kept, gone] = [await enrol(), await enrol()];
    const events = await shows(MONDAYS);
    await attend(kept, events.slice(0, 3));
    await attend(gone, events.slice(2));
    const withdraw = (memberId: number, eventId = 0) =>
      inTransaction((transaction) =>
        ledger.withdrawAttendance(transaction, { memberId, eventId, reason: 'Not them', by }),
      );
    await withdraw(kept, events[2]);
    await withdraw(kept, events[0]);
    await inTransaction((transaction) =>
      ledger.restoreAttendance(transaction, { memberId: kept, eventId: events[0] ?? 0, reason: 'Them', by }),
    );
    await withdraw(gone, events[4]);
    await judge();
    const key = randomUUID();
    const adjust = (memberId: number) =>
      inTransaction((transaction) =>
        ledger.adjust(transaction, { memberId, points: 7, reason: 'Chairs', by, clientKey: key }),
      );
    const before = await adjust(gone);
    await inTransaction((transaction) =>
      venue.app.get(MemberJoiningRepository).merge(transaction, { from: gone, into: kept }),
    );
    await judge();
    // Four of five shows stand, the shared one once; the badge for the first one both had, once.
    expect(await pointsOf(kept)).toBe(4 * 50 + 50 + 7);
    expect(await namesOf(kept)).toEqual(['First Timer']);
    expect(await adjust(kept)).toEqual({ ...before, memberId: kept });
    await inTransaction((transaction) =>
      ledger.restoreAttendance(transaction, { memberId: kept, eventId: events[4] ?? 0, reason: 'Them', by }),
    );
    await judge();
    expect(await namesOf(kept)).toEqual(['First Timer', 'Regular']);
    expect(await venue.sql('SELECT FROM loyalty_members WHERE id = $1', [gone])).toEqual([]);
  });

  it('loses no badge that is caused while judging goes on', async () => {
    const member = await enrol();
    const [first = 0, second = 0] = await shows(['2026-03-02', '2026-03-03']);
    await attend(member, [first]);
    const runner = venue.app.get(DataSource).createQueryRunner();
    await runner.startTransaction();
    await runner.query(
      `INSERT INTO loyalty_transactions (member_id, event_id, points, type) VALUES ($1, $2, 50, 'attendance')`,
      [member, second],
    );
    expect(await judge()).toBe(0);
    await runner.commitTransaction();
    await runner.release();
    expect(await judge()).toBe(1);
    expect(await pointsOf(member)).toBe(150);
  });

  it('awards each badge once when many processes judge, staff award and guests check in at once', async () => {
    const members = await Promise.all(Array.from({ length: 30 }, () => enrol()));
    const events = await shows(MONDAYS);
    const first = await badgeNamed('First Timer');
    const awards = await Promise.allSettled([
      ...members.flatMap((member) => events.map((event) => attend(member, [event]))),
      ...members.map((memberId) =>
        inTransaction((transaction) => ledger.awardBadge(transaction, { memberId, badgeId: first, by })),
      ),
      ...Array.from({ length: 10 }, () => judge()),
      venue.sql(`DELETE FROM badges WHERE name = 'VIP'`),
      venue.sql(`UPDATE badges SET requirement = 4 WHERE name = 'Regular'`),
      venue.sql(`UPDATE events SET time = '21:00' WHERE id = $1`, [events[0]]),
    ]);
    const reasons = awards.flatMap((award) => (award.status === 'rejected' ? [String(award.reason)] : []));
    expect([...new Set(reasons)]).toEqual(
      reasons.length ? ['DomainError: This member already has this badge'] : [],
    );
    await judge();
    for (const member of members) {
      expect(await namesOf(member)).toEqual(['First Timer', 'Regular']);
      expect(await pointsOf(member)).toBe(5 * 50 + 50 + 50);
    }
  });
});
