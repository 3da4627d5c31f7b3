import { Database } from '#src/database/database.js';
import { seededRandom } from '#src/demo/seeded-random.js';
import { type MailServer, type MailTreatment, startMailServer } from '#test/servers/mail-server.js';
import { type SmsServer, type SmsTreatment, startSmsServer } from '#test/servers/sms-server.js';
import { proofSize, proofTime } from '#test/proof-size.js';
import { createTestApp, type TestApp } from '#test/test-app.js';
import { MessageDelivery } from './message-delivery.js';
import { NotificationsService } from '#src/modules/notifications/notifications.service.js';

const MESSAGES = proofSize(200);
const BATCH = 20;
const WORKERS = 3;
/** More than it takes: a round ends when the provider is away, which it often is. */
const ROUNDS = 60 + MESSAGES / 2;

const MAIL_TREATMENTS: readonly MailTreatment[] = [
  'take',
  'take',
  { code: 451, words: 'Come back later' },
  { code: 550, words: 'No such cowboy' },
  'hang-up',
];

const SMS_TREATMENTS: readonly SmsTreatment[] = [
  'take',
  'take',
  { status: 503, words: 'Service unavailable' },
  { status: 429, code: 20429, words: 'Too many requests' },
  { status: 400, code: 21211, words: 'No such phone' },
  'hang-up',
  'hang-up-after-taking',
  'answer-with-a-page',
];

interface SettledRow {
  id: number;
  recipient: string;
  status: string;
  reason: string | null;
  provider_message_id: string;
}

/** Two hundred messages while the provider takes, refuses, stalls, hangs up and is away, and more are being written. */
describe('a bad night for providers', () => {
  const seed = process.env.STORM_SEED ?? `storm-${Date.now()}`;
  const random = seededRandom(seed);
  let venue: TestApp;

  afterEach(() => venue.close());

  const queueBatch = (queue: (number: number) => Promise<number>, from: number) =>
    Promise.all(Array.from({ length: BATCH }, (_, index) => queue(from + index)));
  const deliverDue = () => venue.app.get(MessageDelivery).deliverDue();
  /** Nobody is at work between rounds, so nothing that is taken is given twice by this. */
  const waitOver = () => venue.sql(`UPDATE messages SET next_attempt_at = now() WHERE status = 'queued'`);
  const waiting = () => venue.sql(`SELECT FROM messages WHERE status = 'queued'`);

  /** Several workers at once, round by round, until nothing waits. */
  const deliverAll = async (betweenRounds: (round: number) => Promise<unknown>) => {
    for (let round = 0; round < ROUNDS; round += 1) {
      await Promise.all([...Array.from({ length: WORKERS }, deliverDue), betweenRounds(round)]);
      if (round * BATCH >= MESSAGES && (await waiting()).length === 0) return;
      await waitOver();
    }
    throw new Error(`${(await waiting()).length} messages still wait; STORM_SEED=${seed}`);
  };
  const settled = async (channel: string): Promise<SettledRow[]> => {
    const rows = await venue.sql<SettledRow>('SELECT * FROM messages WHERE channel = $1', [channel]);
    expect(rows).toHaveLength(MESSAGES);
    return rows;
  };
  const recipientsBy = (rows: SettledRow[], status: string): string[] =>
    rows
      .filter((row) => row.status === status)
      .map(({ recipient }) => recipient)
      .sort();

  it(
    `delivers each e-mail once or says why not (${seed})`,
    async () => {
      let server: MailServer = await startMailServer();
      venue = await createTestApp({ SMTP_URL: server.url, MAIL_FROM: 'hello@venue.example' });
      const { app } = venue;
      const queue = (number: number) =>
        app.get(Database).transaction((transaction) =>
          app.get(NotificationsService).queueMail(transaction, {
            kind: 'check-in.approved',
            recipient: `guest-${number}@example.com`,
            userId: null,
            subject: `Number ${number}`,
            content: { heading: 'Howdy', paragraphs: ['Doors at 7.'] },
          }),
        );
      const taken: string[] = [];
      const restart = async () => {
        const { port, mails, treatments } = server;
        taken.push(...mails.map(({ to }) => to?.[0]?.address ?? ''));
        await server.close();
        await deliverDue();
        server = await startMailServer(port);
        server.treatments.push(...treatments);
      };
      server.treatments.push(...Array.from({ length: MESSAGES }, () => random.pick(MAIL_TREATMENTS)));

      await deliverAll((round) => {
        if (round === 5) return restart();
        return round * BATCH < MESSAGES + BATCH
          ? queueBatch(queue, (round > 5 ? round - 1 : round) * BATCH)
          : waiting();
      });

      taken.push(...server.mails.map(({ to }) => to?.[0]?.address ?? ''));
      const rows = await settled('email');
      expect(taken.sort()).toEqual(recipientsBy(rows, 'sent'));
      const failures = rows.filter(({ status }) => status !== 'sent');
      expect(failures.length).toBeGreaterThan(0);
      for (const row of failures)
        expect(row).toMatchObject({ status: 'failed', reason: '550 No such cowboy' });
      await server.close();
    },
    proofTime(MESSAGES, 300),
  );

  it(
    `delivers each text message once or says why not, even when the answer was lost (${seed})`,
    async () => {
      let server: SmsServer = await startSmsServer();
      venue = await createTestApp(server.environment);
      const { app } = venue;
      const queue = (number: number) =>
        app.get(Database).transaction((transaction) =>
          app.get(NotificationsService).queueSms(transaction, {
            kind: 'sms.on-calendar',
            recipient: `(615) 555-${String(number).padStart(4, '0')}`,
            userId: null,
            subject: `Number ${number}`,
            text: `Howdy number ${number}`,
          }),
        );
      const restart = async () => {
        const { port, messages, treatments } = server;
        await server.close();
        await deliverDue();
        server = await startSmsServer(port);
        server.treatments.push(...treatments);
        server.remember(messages);
      };
      server.treatments.push(...Array.from({ length: MESSAGES }, () => random.pick(SMS_TREATMENTS)));

      await deliverAll((round) => {
        if (round === 5) return restart();
        return round * BATCH < MESSAGES + BATCH
          ? queueBatch(queue, (round > 5 ? round - 1 : round) * BATCH)
          : waiting();
      });

      const rows = await settled('sms');
      expect(server.messages.map(({ to }) => to).sort()).toEqual(recipientsBy(rows, 'sent'));
      const sids = new Set(server.messages.map(({ sid }) => sid));
      for (const row of rows.filter(({ status }) => status === 'sent'))
        expect(sids).toContain(row.provider_message_id);
      const failures = rows.filter(({ status }) => status !== 'sent');
      expect(failures.length).toBeGreaterThan(0);
      for (const row of failures)
        expect(row).toMatchObject({ status: 'failed', reason: 'No such phone (Twilio 21211)' });
      await server.close();
    },
    proofTime(MESSAGES, 300),
  );
});
