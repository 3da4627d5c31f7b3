import { seededRandom } from '#src/demo/seeded-random.js';
import {
  type ReceiverTreatment,
  startWebhookReceiver,
  type WebhookReceiver,
} from '#test/servers/webhook-receiver.js';
import { createAccount, createSecondProcess, createTestApp, type TestApp } from '#test/test-app.js';
import { PROOF_SEED, proofSize, proofTime } from '#test/proof-size.js';
import { WebhookDeliveriesRepository } from './webhook-deliveries.repository.js';
import { WebhookSender } from './webhook-sender.js';
import { WebhooksService } from './webhooks.service.js';

const OUTSIDE = { WEBHOOKS_TO_OWN_NETWORK: 'true' };
const SHOWS = 10;
const CHANGES = 6;
const ROUNDS = proofSize(2);
const STUMBLES: readonly ReceiverTreatment[] = [{ status: 503 }, 'hang-up', { status: 200 }, { status: 204 }];

describe(`several processes of a venue (PROOF_SEED=${PROOF_SEED})`, () => {
  const random = seededRandom(PROOF_SEED);
  let venue: TestApp;
  let second: TestApp;
  let receiver: WebhookReceiver;
  let secret: string;

  beforeAll(async () => {
    receiver = await startWebhookReceiver();
    venue = await createTestApp(OUTSIDE);
    second = await createSecondProcess(venue, OUTSIDE);
    await createAccount(venue, 'admin');
  });
  beforeEach(async () => {
    await venue.sql('DELETE FROM webhooks');
    await venue.sql('DELETE FROM events');
    receiver.calls.splice(0);
    receiver.treatments.splice(0);
    const kinds = ['show.announced', 'show.changed'] as const;
    const added = await venue.app
      .get(WebhooksService)
      .add({ name: 'Website', address: receiver.url, kinds: [...kinds] }, null);
    secret = added.answer.secret;
  });
  afterAll(async () => {
    await second.close();
    await venue.close();
    await receiver.close();
  });

  /** As if the pauses, and the leases of the dead, were over, and no day had passed. */
  const makeDue = () =>
    venue.sql(
      `UPDATE webhook_deliveries SET next_attempt_at = now(), attempts = 0, hurried = 0 WHERE state = 'waiting'`,
    );
  const take = (most: number) => second.app.get(WebhookDeliveriesRepository).takeDue([], most);
  const waiting = async () =>
    (await venue.sql(`SELECT FROM webhook_deliveries WHERE state = 'waiting'`)).length;
  const sendByBoth = async () => {
    const senders = [venue, second].map(({ app }) => app.get(WebhookSender));
    for (;;) {
      const begun = await Promise.all(senders.map((sender) => sender.sendDue()));
      await Promise.all(senders.map((sender) => sender.settled()));
      if (begun.every((count) => count === 0)) return;
    }
  };
  /** Names of each show as the receiver heard them, without what came again right after itself. */
  const heard = (): Map<number, string[]> => {
    const names = new Map<number, string[]>();
    for (const call of receiver.calls) {
      const { data } = receiver.open(call, secret);
      const known = names.get(Number(data['id'])) ?? [];
      if (known.at(-1) !== data['name']) known.push(String(data['name']));
      names.set(Number(data['id']), known);
    }
    return names;
  };
  const changeAll = async () => {
    const rows = await venue.sql<{ id: number }>(
      `INSERT INTO events (name, type, date, time)
       SELECT 'Name 0', 'rock', '2099-01-' || lpad(n::text, 2, '0'), '20:00' FROM generate_series(1, ${SHOWS}) n RETURNING id`,
    );
    for (let change = 1; change < CHANGES; change += 1)
      await venue.sql('UPDATE events SET name = $1', [`Name ${change}`]);
    return rows.map(({ id }) => id);
  };
  const wholeStory = Array.from({ length: CHANGES }, (_, change) => `Name ${change}`);

  it('send everything once between them, and what happened to one show in order', async () => {
    const ids = await changeAll();
    await sendByBoth();
    expect(receiver.calls).toHaveLength(SHOWS * CHANGES);
    for (const id of ids) expect(heard().get(id)).toEqual(wholeStory);
  });

  it(
    'lose nothing and keep the order when receivers stumble and processes die at random',
    async () => {
      for (let round = 0; round < ROUNDS; round += 1) {
        receiver.calls.splice(0);
        await venue.sql('DELETE FROM events');
        await venue.sql('DELETE FROM webhook_deliveries');
        const ids = await changeAll();
        while ((await waiting()) > 0) {
          receiver.treatments.splice(0);
          for (let call = 0; call < 40; call += 1) receiver.treatments.push(random.pick(STUMBLES));
          // Taken by a process that dies before it has sent them.
          if (random.chance(0.3)) await take(random.whole(1, 8));
          await sendByBoth();
          await makeDue();
        }
        for (const id of ids) expect(heard().get(id)).toEqual(wholeStory);
      }
    },
    proofTime(ROUNDS, 5_000),
  );

  it('finish what one of them had taken when it was killed, once its lease is over', async () => {
    const ids = await changeAll();
    // Taken, and never heard of again.
    expect(await take(8)).toHaveLength(8);
    const sender = venue.app.get(WebhookSender);
    while ((await sender.sendDue()) > 0) await sender.settled();
    // The two shows that nobody had taken, and nothing of the others before its time.
    expect(receiver.calls).toHaveLength(2 * CHANGES);
    await makeDue();
    while ((await sender.sendDue()) > 0) await sender.settled();
    for (const id of ids) expect(heard().get(id)).toEqual(wholeStory);
    expect(await waiting()).toBe(0);
  });

  it('hold up no other address for a slow one', async () => {
    let release = (): void => undefined;
    const waitFor = new Promise<void>((resolve) => (release = resolve));
    await venue.sql(
      `INSERT INTO events (name, type, date, time)
       SELECT 'Show', 'rock', '2099-02-' || lpad(n::text, 2, '0'), '20:00' FROM generate_series(1, 20) n`,
    );
    receiver.treatments.push(...Array.from({ length: 8 }, () => ({ waitFor })));
    const sender = venue.app.get(WebhookSender);
    expect(await sender.sendDue()).toBe(8);
    const other = await startWebhookReceiver();
    await venue.app
      .get(WebhooksService)
      .add({ name: 'Quick', address: other.url, kinds: ['show.announced'] }, null);
    await venue.sql(
      `INSERT INTO events (name, type, date, time) VALUES ('One', 'rock', '2099-03-01', '20:00')`,
    );
    expect(await sender.sendDue()).toBe(1);
    release();
    await sender.settled();
    expect(other.calls).toHaveLength(1);
    await other.close();
  });
});
