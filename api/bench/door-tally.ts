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
/** A process that has just started is slow at first; these seconds are told apart. */
const FIRST_SECONDS = 1;
/** What counts is the middle one of their p99, as one pause of the machine meets all tablets at once. */
const ROUNDS = 5;
const ROUND_SECONDS = 10;
const SECONDS = FIRST_SECONDS + ROUNDS * ROUND_SECONDS;
const BUDGET_MS = 100;

/** A tablet asks as often as the venue announces changes, a guest's phone each second; milliseconds. */
const TABLET_EVERY_MS = 200;
const PHONE_EVERY_MS = 1_000;

/** One in so many of the phones' requests is a check-in. */
const CHECK_IN_EVERY = 4;

/**
 * How long a tablet that has its list waits for what changed, while two hundred phones look at the programme and check in at
 * one process.
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
    const tablets = await Promise.all(tokens.map((token) => takeList(server.port, token)));
    const began = performance.now();
    const [answers, phones] = await Promise.all([
      Promise.all(tablets.map((tablet) => askForChanges(tablet, began + SECONDS * 1_000))),
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
    const timesFrom = (from: number, seconds: number): number[] =>
      answers
        .flat()
        .filter(({ asked }) => asked >= began + from * 1_000 && asked < began + (from + seconds) * 1_000)
        .map(({ milliseconds }) => milliseconds);
    const rounds = Array.from({ length: ROUNDS }, (_, round) =>
      percentile(timesFrom(FIRST_SECONDS + round * ROUND_SECONDS, ROUND_SECONDS), 0.99),
    );
    const all = timesFrom(FIRST_SECONDS, SECONDS);
    const p99 = percentile(rounds, 0.5);
    const isWithin = p99 <= BUDGET_MS;
    return {
      isWithin,
      lines: [
        `${isWithin ? ' ' : '✗'} door: ${TABLETS} tablets asked ${all.length} times for what changed, p99 ${p99.toFixed(1)} ms ` +
          `(rounds ${rounds.map((round) => round.toFixed(0)).join(', ')}), median ${percentile(all, 0.5).toFixed(1)} ms, ` +
          `at most ${BUDGET_MS} ms; in the first second at most ` +
          `${Math.max(...timesFrom(0, FIRST_SECONDS)).toFixed(0)} ms; meanwhile ${PHONES} phones: ` +
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

/** A paired tablet: asks for what changed since it asked last. */
type Tablet = () => Promise<void>;

/** The tablet with this token, which has the whole list. */
const takeList = async (port: number, token: string): Promise<Tablet> => {
  let query = '';
  const ask = async (): Promise<void> => {
    const answer = await fetch(`http://127.0.0.1:${port}/api/door/list${query}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const { cursor, nightTag } = position.parse(await answer.json());
    query = `?${new URLSearchParams({ since: cursor, night: nightTag }).toString()}`;
  };
  await ask();
  return ask;
};

interface Answer {
  /** By `performance.now()`. */
  asked: number;
  milliseconds: number;
}

/** Asks at an even pace until then. */
const askForChanges = async (ask: Tablet, until: number): Promise<Answer[]> => {
  const answers: Answer[] = [];
  while (performance.now() < until) {
    const asked = performance.now();
    await ask();
    answers.push({ asked, milliseconds: performance.now() - asked });
    await new Promise((resolve) => setTimeout(resolve, TABLET_EVERY_MS));
  }
  return answers;
};
