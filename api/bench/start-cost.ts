import { fileURLToPath } from 'node:url';
import { MeasuredProcess } from '#bench/rivals/measured-process.js';
import { medianOf } from './result-table.js';
import { startOurs } from '#bench/rivals/servers.js';

const STARTS = 5;
/** Of processor time, until it is ready. */
const MOST_SECONDS = 2;
const EMPTY_NEST = fileURLToPath(new URL('rivals/empty-nest.mjs', import.meta.url));

/** What a start costs of processor time, beside an empty Nest application: the median of several, taken in turn. */
export const startCost = async (
  databaseUrl: string,
  directory: string,
): Promise<{ lines: string[]; isWithin: boolean }> => {
  const empty = { args: [EMPTY_NEST], directory, env: {}, readyPath: '/' };
  const [ours, empties]: [number[], number[]] = [[], []];
  for (let start = 0; start < STARTS; start += 1) {
    ours.push(await costOf(startOurs(databaseUrl, directory)));
    empties.push(await costOf(MeasuredProcess.start(empty)));
  }
  const isWithin = medianOf(ours) <= MOST_SECONDS;
  return {
    isWithin,
    lines: [
      `${isWithin ? ' ' : '✗'} start: ${shown(ours)}, at most ${MOST_SECONDS} s; empty Nest ${shown(empties)}`,
    ],
  };
};

const costOf = async (starting: Promise<MeasuredProcess>): Promise<number> => {
  const server = await starting;
  try {
    return (await server.memory()).processorSeconds;
  } finally {
    await server.stop();
  }
};

const shown = (seconds: readonly number[]): string =>
  `${medianOf(seconds).toFixed(2)} s of processor time (${Math.min(...seconds).toFixed(2)} – ${Math.max(...seconds).toFixed(2)})`;
