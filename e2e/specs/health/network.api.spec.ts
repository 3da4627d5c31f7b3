import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import { Network } from '#support/network';

/** Longer than any of them takes: without an end the call would wait for ever. */
const PATIENCE_MS = 10_000;

for (const isLost of [false, true])
  test(`an answer that the venue cuts off is cut off on its way too${isLost ? ', lost or not' : ''}`, async () => {
    const venue = createServer((_, response) => {
      response.writeHead(200, { 'content-length': '100' });
      response.write('half', () => response.destroy());
    }).listen(0, '127.0.0.1');
    await once(venue, 'listening');
    const network = await Network.to((venue.address() as AddressInfo).port);
    if (isLost) network.plan('GET /list', { kind: 'lose-answer' });
    const answer = fetch(`${network.address}/list`, { signal: AbortSignal.timeout(PATIENCE_MS) });
    await expect(answer.then((got) => got.text())).rejects.toThrow(/fetch failed|terminated/);
    await network.close();
    venue.close();
  });
