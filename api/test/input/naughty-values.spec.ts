import { z } from 'zod';
import { ROLES, type Role } from '#src/common/access/roles.js';
import { Database } from '#src/database/database.js';
import { seededRandom } from '#src/demo/seeded-random.js';
import { JudgingService } from '#src/modules/loyalty/judging/judging.service.js';
import { verifyLedger } from '#src/modules/loyalty/ledger/verify-ledger.js';
import { describeApi } from '#src/openapi.js';
import { jpegPhoto } from '#test/images/drawn-images.js';
import { PROOF_SEED, proofSize, proofTime, tellProof } from '#test/proof-size.js';
import { createAccount, createDevice, createTestApp, type TestApp } from '#test/test-app.js';
import { fillVenue } from '#test/venue/filled-venue.js';
import { describedFields, type DescribedField } from './described-fields.js';
import { naughtyRequest } from './naughty-request.js';
import { NAUGHTY_VALUES, type NaughtyValue } from './naughty-values.js';
import { sendRequest, type WireAnswer } from './send-request.js';

const REQUESTS = proofSize(1_000);
/** What is deleted or used up on the way is there again in the next venue. */
const REQUESTS_OF_A_VENUE = 2_500;
/** What nobody may send too often is looked at again after so many requests. */
const FORGET_ATTEMPTS_EVERY = 20;
const SLOW_MS = 10_000;
/** Bodies name the second of everything, addresses the first. */
const SECOND = 2;

interface Try {
  field: DescribedField;
  value: NaughtyValue;
  role: Role;
}

const problem = z.strictObject({
  statusCode: z.number(),
  code: z.string().regex(/^[a-z-]+\.[a-z0-9-]+$/),
  message: z.string().min(1),
  fields: z.record(z.string(), z.string()).optional(),
  current: z.unknown().optional(),
});

/** What is wrong with an answer; undefined when nothing is. */
const faultOf = ({ status, text, milliseconds }: WireAnswer): string | undefined => {
  if (status === 0 || status >= 500) return `${status} ${text.slice(0, 200)}`;
  if (milliseconds > SLOW_MS) return `${status} after ${milliseconds} ms`;
  if (status < 400) return undefined;
  const told = problem.safeParse(parsed(text)).data;
  return told?.statusCode === status ? undefined : `${status} is told as ${text.slice(0, 200)}`;
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const lineOf = ({ field: { route, place, way }, value, role }: Try): string =>
  `${route.method} ${route.path} ${place} ${way.join('.')} = ${JSON.stringify(value.name)} as ${role}`;

/** They end the session that asks. */
const ENDS_SESSION = new Set(['/api/auth/logout', '/api/door/device']);

describe(`${REQUESTS} naughty values in every field of the API (PROOF_SEED=${PROOF_SEED})`, () => {
  const random = seededRandom(PROOF_SEED);
  const answered = new Map<number, number>();
  const reached = new Set<string>();

  /** Every field in turn, in an order of chance; what is deleted is deleted last. */
  const tries = (fields: DescribedField[], count: number): Try[] => {
    const chosen: DescribedField[] = [];
    while (chosen.length < count) chosen.push(...random.shuffled(fields).slice(0, count - chosen.length));
    return chosen
      .sort((left, right) => Number(isDeletion(left)) - Number(isDeletion(right)))
      .map((field) => ({
        field,
        value: random.pick(NAUGHTY_VALUES),
        role: random.chance(0.7) ? random.pick(field.route.roles) : random.pick(ROLES),
      }));
  };
  const isDeletion = ({ route }: DescribedField) => route.method === 'DELETE';

  const openSessions = async (venue: TestApp): Promise<Record<Role, string | undefined>> => {
    const { admin, artist } = await fillVenue(venue);
    await venue.sql(`INSERT INTO loyalty_members (name, email) VALUES ('Hank', 'hank@example.com')`);
    const [customer, staff] = [await createAccount(venue, 'user'), await createAccount(venue, 'staff')];
    const device = await createDevice(venue);
    return { visitor: undefined, user: customer.sessionId, staff: staff.sessionId, artist, admin, device };
  };

  const tryAll = async (venue: TestApp, count: number): Promise<string[]> => {
    const faults: string[] = [];
    const sessions = await openSessions(venue);
    const photo = await jpegPhoto({ width: 64, height: 48 });
    const all = tries(describedFields(describeApi(venue.app), SECOND), count);
    for (const [index, each] of all.entries()) {
      if (index % FORGET_ATTEMPTS_EVERY === 0) await venue.sql('DELETE FROM rate_limits');
      // A session that ends here would be missed by all that follows.
      const sessionId = ENDS_SESSION.has(each.field.route.path) ? undefined : sessions[each.role];
      const request = await naughtyRequest(each.field, each.value, { sessionId, random, photo });
      const answer = await sendRequest(venue.app, request);
      const fault = faultOf(answer);
      if (fault !== undefined) faults.push(`${lineOf(each)}: ${fault}`);
      answered.set(answer.status, (answered.get(answer.status) ?? 0) + 1);
      if (answer.status !== 401 && answer.status !== 403) reached.add(lineOf(each).split(' = ')[0] ?? '');
    }
    return [...faults, ...(await faultsAfter(venue, sessions))];
  };

  /** The process is well, everybody is still who they were, and the points add up. */
  const faultsAfter = async (
    venue: TestApp,
    sessions: Record<Role, string | undefined>,
  ): Promise<string[]> => {
    const statusOf = async (path: string, sessionId = '') =>
      (await venue.http().get(path).set('Authorization', `Bearer ${sessionId}`)).status;
    const checks = await Promise.all([
      statusOf('/api/health/ready').then((status) => ({ what: 'ready', status })),
      ...Object.entries(sessions)
        // An admin may have revoked the tablet.
        .filter(([role]) => role !== 'visitor' && role !== 'device')
        .map(async ([role, sessionId]) => ({
          what: role,
          status: await statusOf('/api/auth/me', sessionId),
        })),
    ]);
    await venue.app.get(JudgingService).judgeDue();
    const { differences } = await verifyLedger(venue.app.get(Database));
    return [
      ...checks
        .filter(({ status }) => status !== 200)
        .map(({ what, status }) => `afterwards ${what}: ${status}`),
      ...differences.map((difference) => `afterwards ${JSON.stringify(difference)}`),
    ];
  };

  it(
    'are answered, never by a fault of ours, and every refusal has the one shape',
    async () => {
      for (let done = 0; done < REQUESTS; done += REQUESTS_OF_A_VENUE) {
        const venue = await createTestApp({ GUEST_ENTRIES_PER_HOUR: '1000000' });
        try {
          expect(await tryAll(venue, Math.min(REQUESTS_OF_A_VENUE, REQUESTS - done))).toEqual([]);
        } finally {
          await venue.close();
        }
      }
      tellProof(
        `${REQUESTS} requests, ${NAUGHTY_VALUES.length} values, ${reached.size} fields looked at; answers: ${JSON.stringify(Object.fromEntries([...answered].sort()))}`,
      );
    },
    proofTime(REQUESTS, 100),
  );
});
