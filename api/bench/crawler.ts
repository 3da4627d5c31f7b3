import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { BenchDatabase } from '#bench/load/bench-database.js';
import { type LoadResult, loadWith } from '#bench/load/http-load.js';
import { postJson } from '#bench/load/wire-requests.js';
import { startOurs } from '#bench/rivals/servers.js';

/** Pages that a crawler asks for at once, never asked for before. */
const PAGES = 1_000;
const ROUNDS = 3;
const PHONES = 50;
const SECONDS = 8;
/** From an answer to the next check-in of a phone. */
const PAUSE_MS = 500;
/** How many times longer the 99th percentile of check-ins may be beside the crawler. */
const MOST_TIMES = 2;

/** How much longer check-ins take while a crawler asks for a thousand pages at once. */
export const crawler = async (
  database: BenchDatabase,
  directory: string,
): Promise<{ lines: string[]; isWithin: boolean }> => {
  const tonight = await database.addOpenShow();
  await database.addComing(PAGES * ROUNDS);
  const pages = (await database.eventIds()).slice(-PAGES * ROUNDS);
  const photos = await database.addPhotos(tonight, (PHONES * SECONDS * ROUNDS * 2 * 1_000) / PAUSE_MS);
  const server = await startOurs(database.url, directory);
  const { port } = server;
  const checkIns = () => checkInWith(port, tonight, photos);
  const crawl = (ids: readonly number[]) =>
    crawlApart(
      port,
      ids.map((id) => `/events/${id}`),
    );
  try {
    const alone: LoadResult[] = [];
    const beside: LoadResult[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      alone.push(await checkIns());
      const [checked] = await Promise.all([
        checkIns(),
        crawl(pages.slice(round * PAGES, (round + 1) * PAGES)),
      ]);
      beside.push(checked);
    }
    const [before, during] = [medianP99(alone), medianP99(beside)];
    const isWithin = during <= before * MOST_TIMES;
    return {
      isWithin,
      lines: [
        `${isWithin ? ' ' : '✗'} crawler: check-ins of ${PHONES} phones p99 ${before.toFixed(1)} ms, while ${PAGES.toLocaleString('en-US')} pages ` +
          `are asked for at once ${during.toFixed(1)} ms, at most ${MOST_TIMES} times that`,
      ],
    };
  } finally {
    await server.stop();
    await database.removeComing();
  }
};

const CRAWL_THREAD = new URL('load/crawl-thread.ts', import.meta.url);

/** @throws Error for an answer that is neither the page nor a request to come back later */
const crawlApart = async (port: number, paths: readonly string[]): Promise<void> => {
  const thread = new Worker(CRAWL_THREAD, { workerData: { port, paths, seconds: SECONDS } });
  await once(thread, 'exit');
};

let guest = 0;

/** Guests who were never here before check in on so many phones, each with a photo of its own. */
const checkInWith = (port: number, eventId: number, photos: number[]): Promise<LoadResult> =>
  loadWith({
    port,
    connections: PHONES,
    seconds: SECONDS,
    pauseMs: PAUSE_MS,
    expectedStatus: 201,
    request: () =>
      postJson('/api/photo-attendance', {
        eventId,
        photoId: photos.pop(),
        customerName: `Guest ${(guest += 1)}`,
        customerEmail: `crawled${guest}@example.com`,
        partySize: 2,
      }),
  });

const medianP99 = (results: readonly LoadResult[]): number =>
  results.map(({ p99Milliseconds }) => p99Milliseconds).sort((one, other) => one - other)[
    Math.floor(results.length / 2)
  ] ?? Infinity;
