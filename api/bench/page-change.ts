import { ADMIN, type BenchDatabase } from '#bench/load/bench-database.js';
import { percentile } from '#bench/load/http-load.js';
import { signIn } from '#bench/load/sign-in.js';
import { startOurs } from '#bench/rivals/servers.js';

const ROUNDS = 30;
const BUDGET_MS = 100;
/** Longer than any takes: then the change is not announced at all. */
const PATIENCE_MS = 10_000;

/** How long after a show is renamed at one process the home page of another has the new name. */
export const pageChange = async (
  database: BenchDatabase,
  directory: string,
): Promise<{ lines: string[]; isWithin: boolean }> => {
  const tonight = await database.addOpenShow();
  const [here, there] = await Promise.all([
    startOurs(database.url, directory),
    startOurs(database.url, directory),
  ]);
  try {
    const session = await signIn(here.port, ADMIN);
    const rename = async (name: string): Promise<void> => {
      const { status } = await fetch(`http://127.0.0.1:${here.port}/api/events/${tonight}`, {
        method: 'PATCH',
        headers: { authorization: `Bearer ${session}`, 'content-type': 'application/json' },
        body: JSON.stringify({ name }),
      });
      if (status !== 200) throw new Error(`Renaming was answered with ${status}.`);
    };
    const milliseconds: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const name = `Renamed for the ${round}th time`;
      await rename(name);
      milliseconds.push(await waitFor(`http://127.0.0.1:${there.port}/`, name));
    }
    const p95 = percentile(milliseconds, 0.95);
    const isWithin = p95 <= BUDGET_MS;
    return {
      isWithin,
      lines: [
        `${isWithin ? ' ' : '✗'} page change: a renamed show is on another process's home page after ` +
          `${percentile(milliseconds, 0.5).toFixed(0)} ms, p95 ${p95.toFixed(0)} ms, at most ${BUDGET_MS} ms`,
      ],
    };
  } finally {
    await Promise.all([here.stop(), there.stop()]);
  }
};

/** @returns how long it took until the page had this text */
const waitFor = async (page: string, text: string): Promise<number> => {
  const began = performance.now();
  while (performance.now() - began < PATIENCE_MS) {
    const html = await (await fetch(page)).text();
    if (html.includes(text)) return performance.now() - began;
  }
  throw new Error(`The page did not have "${text}".`);
};
