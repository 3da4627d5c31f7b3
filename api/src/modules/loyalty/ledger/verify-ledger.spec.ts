import { Database } from '#src/database/database.js';
import { createTestApp, type TestApp } from '#test/test-app.js';
import { JudgingService } from '#src/modules/loyalty/judging/judging.service.js';
import { describeReport, verifyLedger } from './verify-ledger.js';

const HISTORY = `
  WITH event AS (INSERT INTO events (name, type, date, time) VALUES ('Jam', 'country', '2026-03-02', '20:00') RETURNING id),
       member AS (INSERT INTO loyalty_members (id, name, email)
                  VALUES (1, 'June', 'june@example.com'), (2, 'Hank', 'hank@example.com') RETURNING id)
  INSERT INTO loyalty_transactions (member_id, event_id, points, type)
  SELECT member.id, event.id, 50, 'attendance' FROM event, member`;

/** Faults that triggers keep everybody from: planted with the triggers off. */
const FAULTS: [string, string, object][] = [
  [
    'a balance',
    'UPDATE loyalty_members SET total_points = 300 WHERE id = 1',
    { what: 'points', stored: '300', computed: '100' },
  ],
  [
    'a number of shows',
    'UPDATE loyalty_members SET events_attended = 4 WHERE id = 1',
    { what: 'shows attended', stored: '4', computed: '1' },
  ],
  ['a lost badge', 'DELETE FROM member_badges WHERE member_id = 1', { what: 'badge', stored: 'not held' }],
  [
    'a badge without its points',
    `INSERT INTO member_badges (member_id, badge_id) SELECT 1, id FROM badges WHERE name = 'VIP'`,
    { what: 'badge', stored: 'held' },
  ],
  [
    'a reversal out of place',
    `INSERT INTO loyalty_transactions (member_id, points, type, reverses_id, root_id, chain_depth)
     SELECT 1, -50, 'reversal', id, id, 2 FROM loyalty_transactions WHERE member_id = 1 AND type = 'attendance'`,
    { what: 'chain of reversals' },
  ],
  [
    'spent points',
    'UPDATE loyalty_members SET spent_points = 80 WHERE id = 1',
    { what: 'spent points', stored: '80', computed: '0' },
  ],
  [
    'a reward that took no points',
    `INSERT INTO redemptions (member_id, reward_name, points, status) VALUES (1, 'A beer', 50, 'handed-over')`,
    { what: 'redemption', stored: 'handed-over', computed: 'took no points' },
  ],
  [
    'a reward that was taken back only in the ledger',
    `WITH taken AS (INSERT INTO redemptions (member_id, reward_name, points, status)
       VALUES (1, 'A beer', 50, 'reversed') RETURNING id)
     INSERT INTO loyalty_transactions (member_id, points, type, redemption_id) SELECT 1, -50, 'redemption', id FROM taken`,
    { what: 'redemption', stored: 'reversed', computed: '50 points of member 1' },
  ],
  [
    'a number of rewards',
    `INSERT INTO rewards (name, points, handed_over) VALUES ('A beer', 50, 3)`,
    { what: 'stock', memberId: null, stored: '3', computed: '0' },
  ],
  [
    'a reversal of other points',
    `INSERT INTO loyalty_transactions (member_id, points, type, reverses_id, root_id, chain_depth)
     SELECT 1, -40, 'reversal', id, id, 1 FROM loyalty_transactions WHERE member_id = 1 AND type = 'attendance'`,
    { what: 'points', stored: '60', computed: '50' },
  ],
];

describe('verifyLedger', () => {
  let venue: TestApp;

  beforeEach(async () => {
    venue = await createTestApp();
    await venue.sql(HISTORY);
    await venue.app.get(JudgingService).judgeDue();
  });
  afterEach(() => venue.close());

  const verify = () => verifyLedger(venue.app.get(Database));

  it('finds nothing wrong with what the product wrote', async () => {
    const report = await verify();
    expect(report).toEqual({ members: 2, entries: 4, badgesHeld: 2, differences: [] });
    expect(describeReport(report)).toBe('2 members, 4 ledger entries, 2 badges held: 0 differences.');
  });

  it.each(FAULTS)('finds %s that is not what the ledger says', async (_, fault, difference) => {
    await venue.app.get(Database).transaction(async (transaction) => {
      await transaction.query(`SET LOCAL session_replication_role = 'replica'`);
      await transaction.query(fault);
    });
    const { differences } = await verify();
    expect(differences).toContainEqual(expect.objectContaining({ memberId: 1, ...difference }));
    expect(differences.filter(({ memberId }) => memberId === 2)).toEqual([]);
  });
});
