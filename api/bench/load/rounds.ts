import { type Load, type LoadResult, loadWith } from './http-load.js';
import type { MeasuredProcess } from '#bench/rivals/measured-process.js';

export const CONNECTIONS = 50;
const ROUNDS = 5;
const ROUND_SECONDS = 2;
const WARM_UP_SECONDS = 1;

export interface Servers {
  ours: MeasuredProcess;
  raw: MeasuredProcess;
}

export type Side = keyof Servers;

/** One thing that both servers do. */
export interface Scenario {
  name: string;
  /** Least ratio of our requests a second to raw's; without it the ratio is only shown. */
  required?: number;
  /** Most that our 99th percentile may take. */
  mostMilliseconds?: number;
  expectedStatus: number;
  request: Load['request'];
  /** Instead of `CONNECTIONS`. */
  connections?: number;
  /** Most requests in one round. */
  most?: number;
  seconds?: number;
  /** Called after each round, outside the measured time, with whose it was. */
  cleanUp?: (side: Side) => Promise<void>;
}

export interface Comparison {
  name: string;
  required: number | undefined;
  mostMilliseconds: number | undefined;
  /** Median of the rounds' ratios, and the least and the most of them. */
  ratio: number;
  range: readonly [least: number, most: number];
  ours: LoadResult;
  raw: LoadResult;
  memoryBytes: number;
}

/**
 * Loads both servers in turn, raw first, each frozen while the other works, so that whatever else the machine does meets
 * both alike. The result is the median of the ratios of neighbouring rounds; the first pair warms up and is forgotten.
 */
export const compare = async (servers: Servers, scenario: Scenario): Promise<Comparison> => {
  await oneRound(servers, 'raw', scenario, WARM_UP_SECONDS);
  await oneRound(servers, 'ours', scenario, WARM_UP_SECONDS);
  const raw: LoadResult[] = [];
  const ours: LoadResult[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    raw.push(await oneRound(servers, 'raw', scenario));
    ours.push(await oneRound(servers, 'ours', scenario));
  }
  const ratios = ours.map((our, round) => our.requestsPerSecond / (raw[round]?.requestsPerSecond ?? 0));
  return {
    name: scenario.name,
    required: scenario.required,
    mostMilliseconds: scenario.mostMilliseconds,
    ratio: median(ratios),
    range: [Math.min(...ratios), Math.max(...ratios)],
    ours: typical(ours),
    raw: typical(raw),
    memoryBytes: (await servers.ours.memory()).now,
  };
};

const oneRound = async (
  servers: Servers,
  side: Side,
  scenario: Scenario,
  seconds = scenario.seconds ?? ROUND_SECONDS,
): Promise<LoadResult> => {
  const frozen = servers[side === 'ours' ? 'raw' : 'ours'];
  frozen.freeze();
  try {
    return await loadWith({ connections: CONNECTIONS, ...scenario, port: servers[side].port, seconds });
  } finally {
    frozen.thaw();
    await scenario.cleanUp?.(side);
  }
};

export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return ((sorted[middle] ?? 0) + (sorted[Math.ceil(sorted.length / 2 - 1)] ?? 0)) / 2;
};

const typical = (results: readonly LoadResult[]): LoadResult => ({
  requests: results.reduce((sum, { requests }) => sum + requests, 0),
  requestsPerSecond: median(results.map(({ requestsPerSecond }) => requestsPerSecond)),
  p99Milliseconds: median(results.map(({ p99Milliseconds }) => p99Milliseconds)),
});
