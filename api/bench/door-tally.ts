import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { ADMIN, type BenchDatabase } from '#bench/load/bench-database.js';
import { loadWith, percentile } from '#bench/load/http-load.js';
import { signIn } from '#bench/load/sign-in.js';
import { get, postJson } from '#bench/load/wire-requests.js';
import { startOurs } from '#bench/rivals/servers.js';
import { MONTH } from './scenarios.js';

const TABLETS = 8;
const PHONES = 200;
const MEMBERS = 10_000;
const SECONDS = 10;
const BUDGET_MS = 100;

/** A tablet asks as often as the venue announces changes, a guest's phone each second; milliseconds. */
const TABLET_EVERY_MS = 200;
const PHONE_EVERY_MS = 1_000;

/** One in so many of the phones' requests is a check-in. */
const CHECK_IN_EVERY = 4;

/**
 * How long a tablet waits for what changed, while two hundred phones look at the programme and check in at one process.
 */
export const doorTally = async (
  database: BenchDatabase,
  directory: string,
): Promise<{ lines: string[]; isWithin: boolean }> => {
  await database.fillMembers(MEMBERS);
  const tonight = await database.addOpenShow();
  const photos = await database.addPhotos(tonight, (PHONES * SECONDS * 2) / CHECK_IN_EVERY);
  const server = await startOurs(database.url, directory);
  try {
    const tokens = await pair(server.port);
    const until = performance.now() + SECONDS * 1_000;
    const [milliseconds, phones] = await Promise.all([
      Promise.all(tokens.map((token) => askForChanges(server.port, token, until))),
      loadWith({
        port: server.port,
        connections: PHONES,
        seconds: SECONDS,
        pauseMs: PHONE_EVERY_MS,
        expectedStatus: [200, 201],
        request: (index) =>
          index % CHECK_IN_EVERY === 0 ? checkIn(tonight, photos.pop(), index) : get(MONTH),
      }),
    ]);
    const all = milliseconds.flat();
    const p99 = percentile(all, 0.99);
    const isWithin = p99 <= BUDGET_MS;
    return {
      isWithin,
      lines: [
        `${isWithin ? ' ' : '✗'} door: ${TABLETS} tablets asked ${all.length} times for what changed, p99 ${p99.toFixed(1)} ms, ` +
          `median ${percentile(all, 0.5).toFixed(1)} ms, at most ${BUDGET_MS} ms; meanwhile ${PHONES} phones: ` +
          `${phones.requestsPerSecond.toFixed(0)}/s, p99 ${phones.p99Milliseconds.toFixed(1)} ms`,
      ],
    };
  } finally {
    await server.stop();
  }
};

const checkIn = (eventId: number, photoId: number | undefined, index: number) =>
  postJson('/api/photo-attendance', {
    eventId,
    photoId,
    customerName: `Guest ${index}`,
    customerEmail: `tally${index}@example.com`,
    partySize: 2,
  });

/** Pairs the tablets. @returns their tokens */
const pair = async (port: number): Promise<string[]> => {
  const session = await signIn(port, ADMIN);
  const tokens = Array.from({ length: TABLETS }, () => `door_${randomBytes(32).toString('base64url')}`);
  for (const [index, token] of tokens.entries()) {
    const { status } = await fetch(`http://127.0.0.1:${port}/api/door/devices`, {
      method: 'POST',
      headers: { authorization: `Bearer ${session}`, 'content-type': 'application/json' },
      body: JSON.stringify({ name: `Gate ${index + 1}`, token }),
    });
    if (status !== 201) throw new Error(`Pairing was answered with ${status}.`);
  }
  return tokens;
};

const position = z.object({ cursor: z.string(), nightTag: z.string() });

/** Asks for what changed since the answer before, at an even pace. @returns how long each answer took, without the first */
const askForChanges = async (port: number, token: string, until: number): Promise<number[]> => {
  const milliseconds: number[] = [];
  let query = '';
  while (performance.now() < until) {
    const began = performance.now();
    const answer = await fetch(`http://127.0.0.1:${port}/api/door/list${query}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const text = await answer.text();
    if (query) milliseconds.push(performance.now() - began);
    const { cursor, nightTag } = position.parse(JSON.parse(text));
    query = `?${new URLSearchParams({ since: cursor, night: nightTag }).toString()}`;
    await new Promise((resolve) => setTimeout(resolve, TABLET_EVERY_MS));
  }
  return milliseconds;
};
