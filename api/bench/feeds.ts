import type { BenchDatabase } from '#bench/load/bench-database.js';
import { startOurs } from '#bench/rivals/servers.js';

const SHOWS = 5_000;
const ROUNDS = 20;
const BUDGET_MS = 200;

/** How long it takes to write the whole calendar as iCalendar: the first program after a change waits so long. */
export const feeds = async (
  database: BenchDatabase,
  directory: string,
): Promise<{ lines: string[]; isWithin: boolean }> => {
  await database.addComing(SHOWS);
  const server = await startOurs(database.url, directory);
  try {
    const milliseconds: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) milliseconds.push(await askPastReadyBytes(server.port));
    const median = [...milliseconds].sort((one, other) => one - other)[ROUNDS / 2] ?? Infinity;
    const isWithin = median <= BUDGET_MS;
    return {
      isWithin,
      lines: [
        `${isWithin ? ' ' : '✗'} feeds: ${SHOWS.toLocaleString('en-US')} shows as iCalendar, median ${median.toFixed(0)} ms, ` +
          `the first ${(milliseconds[0] ?? 0).toFixed(0)} ms, at most ${BUDGET_MS} ms`,
      ],
    };
  } finally {
    await server.stop();
    await database.removeComing();
  }
};

const askPastReadyBytes = async (port: number): Promise<number> => {
  const started = performance.now();
  const answer = await fetch(`http://127.0.0.1:${port}/feeds/events.ics`, {
    headers: { 'cache-control': 'no-cache', 'accept-encoding': 'identity' },
  });
  const text = await answer.text();
  const milliseconds = performance.now() - started;
  const shows = text.split('BEGIN:VEVENT').length - 1;
  if (shows < SHOWS) throw new Error(`The feed has ${shows} shows of ${SHOWS}.`);
  return milliseconds;
};
