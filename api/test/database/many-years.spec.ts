import { Client } from 'pg';
import { fillYears } from '#src/demo/years/fill-years.js';
import { DatabaseAddress } from '#src/database/database-address.js';
import { createAccount, createDevice, createTestApp, type TestApp } from '#test/test-app.js';

/** Tables that grow with every night. */
const GROWING = [
  'event_attendance',
  'photo_attendance',
  'loyalty_transactions',
  'loyalty_members',
  'event_photos',
];

interface Statement {
  text: string;
  values: unknown[];
}

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  'Subplan Name'?: string;
  Plans?: Plan[];
}

/** A scan that alone answers whether there is any row ends at the first. */
const tablesReadWhole = (plan: Plan): string[] => [
  ...(plan['Node Type'] === 'Seq Scan' &&
  plan['Relation Name'] &&
  !plan['Subplan Name']?.startsWith('InitPlan')
    ? [plan['Relation Name']]
    : []),
  ...(plan.Plans ?? []).flatMap(tablesReadWhole),
];

describe('a venue of many nights', () => {
  let venue: TestApp;
  let client: Client;
  let admin: string;
  let device: string;
  let statements: Statement[] = [];

  beforeAll(async () => {
    venue = await createTestApp();
    admin = (await createAccount(venue, 'admin')).sessionId;
    device = await createDevice(venue);
    client = new Client({ connectionString: venue.app.get(DatabaseAddress).url });
    await client.connect();
    await fillYears(client, 1);
  }, 120_000);
  afterAll(async () => {
    await client.end();
    await venue.close();
  });

  /** Notes every statement that is sent to the database while this works. */
  const watching = async (work: () => Promise<unknown>): Promise<Statement[]> => {
    statements = [];
    const query: unknown = Reflect.get(Client.prototype, 'query');
    const spy = jest.spyOn(Client.prototype, 'query').mockImplementation(function (
      this: Client,
      ...given: unknown[]
    ) {
      const [first, values] = given as [string | Statement, unknown];
      const text = typeof first === 'string' ? first : first.text;
      const parameters = typeof first === 'string' ? values : first.values;
      if (/^\s*(?:SELECT|WITH)\b/i.test(text))
        statements.push({ text, values: Array.isArray(parameters) ? parameters : [] });
      return Reflect.apply(query as (...all: unknown[]) => unknown, this, given);
    });
    try {
      await work();
    } finally {
      spy.mockRestore();
    }
    return statements;
  };

  it.each([
    '/api/today',
    '/api/today/waiting',
    '/api/events?limit=50&order=desc',
    '/api/events?limit=50&q=no.%2099',
    '/api/events/500',
    '/api/admin/users?limit=50',
    '/api/admin/users?limit=50&q=nobody',
    '/api/loyalty/members?limit=50',
    '/api/loyalty/members?limit=50&q=nobody',
    '/api/loyalty/members/500',
    '/api/loyalty/members/500/ledger',
    '/api/loyalty/members/500/badges',
    '/api/loyalty/members/500/badges?include=available',
    '/api/loyalty/members/email/regular500@example.com',
    '/api/loyalty/rewards',
    '/api/loyalty/redemptions?memberId=500',
    '/api/admin/verifications?limit=50',
    '/api/admin/verifications/count',
    '/api/admin/event-photos?limit=50',
    '/api/admin/event-photos/tags',
    '/api/event-photos?limit=24',
    '/api/event-photos?limit=24&q=photo',
    '/api/event-photos/events',
    '/api/event-photos/tags',
    '/api/event-photos/500/neighbours',
    '/api/bookings?limit=50',
    '/api/booking-requests?limit=50',
    '/api/artist-bookings?limit=50',
    '/api/admin/messages?limit=50',
    '/api/door/reports/500',
    '/api/event-types/1/usage',
  ])('answers %s and reads no growing table whole', async (path) => {
    const asked = await watching(async () => {
      const { status } = await venue.http().get(path).auth(admin, { type: 'bearer' });
      expect(status).toBe(200);
    });
    expect(asked.length).toBeGreaterThan(0);
    expect(await readWhole(asked)).toEqual([]);
  });

  it('tells a tablet what changed and reads no growing table whole', async () => {
    const { body } = await venue.http().get('/api/door/list').auth(device, { type: 'bearer' });
    const asked = await watching(() =>
      venue
        .http()
        .get('/api/door/list')
        .query({ since: body.cursor, night: body.nightTag })
        .auth(device, { type: 'bearer' }),
    );
    expect(await readWhole(asked)).toEqual([]);
  });

  it('would be told of one that is read whole', async () => {
    const text = `SELECT count(*) FROM event_attendance WHERE customer_name = $1`;
    expect(await readWhole([{ text, values: ['June'] }])).toEqual([`event_attendance: ${text}`]);
  });

  const readWhole = async (asked: readonly Statement[]): Promise<string[]> => {
    const found: string[] = [];
    for (const { text, values } of asked) {
      const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
        `EXPLAIN (FORMAT JSON) ${text}`,
        values,
      );
      const plan = rows[0]?.['QUERY PLAN'][0].Plan;
      const whole = plan ? tablesReadWhole(plan).filter((table) => GROWING.includes(table)) : [];
      found.push(...whole.map((table) => `${table}: ${text}`));
    }
    return found;
  };
});
