import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { expect, test as base } from '@playwright/test';
import { Venue } from '#support/venue';

const SHOWS = 60;
const NAMES = ['Name 0', 'Name 1', 'Name 2'];

/** Another program, which notes what it is told. */
interface Receiver {
  url: string;
  /** Id and name of each show as they came, with the delivery's id. */
  told: { delivery: string; show: number; name: string }[];
}

const open = async (): Promise<{ server: Server; receiver: Receiver }> => {
  const told: Receiver['told'] = [];
  const server = createServer((request, response) => {
    void json(request).then((body) => {
      const { data } = body as { data: { id: number; name: string } };
      told.push({ delivery: String(request.headers['webhook-id']), show: data.id, name: data.name });
      // Slow enough to be killed in between.
      setTimeout(() => response.writeHead(204).end(), 20);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { server, receiver: { url: `http://127.0.0.1:${port}/`, told } };
};

const test = base.extend<{ venue: Venue; receiver: Receiver }>({
  receiver: async ({}, use) => {
    const { server, receiver } = await open();
    await use(receiver);
    server.closeAllConnections();
    server.close();
  },
  venue: async ({}, use) => {
    const venue = await Venue.open({ WEBHOOKS_TO_OWN_NETWORK: 'true' });
    await use(venue);
    await venue.close();
  },
});

test('a process killed amid its webhooks loses none, and each show is told in order', async ({
  venue,
  receiver,
}) => {
  await venue.sql(
    `INSERT INTO webhooks (name, address, kinds, secret) VALUES ('Website', $1, '{show.announced,show.changed}', 'whsec_AAAA')`,
    [receiver.url],
  );
  await venue.sql(
    `INSERT INTO events (name, type, date, time)
     SELECT $1, 'rock', to_char(date '2099-01-01' + n, 'YYYY-MM-DD'), '20:00' FROM generate_series(1, $2::integer) n`,
    [NAMES[0], SHOWS],
  );
  for (const name of NAMES.slice(1))
    await venue.sql(`UPDATE events SET name = $1 WHERE date LIKE '2099-%'`, [name]);
  await expect.poll(() => receiver.told.length, { intervals: [5] }).toBeGreaterThan(20);
  await venue.stop('SIGKILL');
  expect(receiver.told.length).toBeLessThan(SHOWS * NAMES.length);

  await venue.start();
  // The dead process holds what it had taken for a minute.
  await venue.sql(`UPDATE webhook_deliveries SET next_attempt_at = now() WHERE state = 'waiting'`);
  const waiting = () => venue.sql(`SELECT FROM webhook_deliveries WHERE state <> 'delivered'`);
  await expect.poll(async () => (await waiting()).length, { timeout: 60_000 }).toBe(0);

  const deliveries = receiver.told.map(({ delivery }) => delivery);
  expect(new Set(deliveries).size).toBe(SHOWS * NAMES.length);
  const first = receiver.told.filter(({ delivery }, index) => deliveries.indexOf(delivery) === index);
  const shows = new Set(first.map(({ show }) => show));
  expect(shows.size).toBe(SHOWS);
  for (const each of shows)
    expect(first.filter(({ show }) => show === each).map(({ name }) => name)).toEqual(NAMES);
});
