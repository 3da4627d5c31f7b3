import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ADMIN, BenchDatabase } from '#bench/load/bench-database.js';
import { loadWith, percentile } from '#bench/load/http-load.js';
import { signIn } from '#bench/load/sign-in.js';
import { get } from '#bench/load/wire-requests.js';
import type { MeasuredProcess } from '#bench/rivals/measured-process.js';
import { startOurs } from '#bench/rivals/servers.js';
import { MONTH } from './scenarios.js';

const SMALL_YEARS = 1;
const LARGE_YEARS = 20;
const CONNECTIONS = 10;
/** Long enough that a pause of the machine, which all connections meet at once, is less than one answer in a hundred. */
const SECONDS = 8;
const WARM_UP_SECONDS = 1;
/** Of each venue, many short ones: what disturbs the machine for a moment spoils few. */
const ROUNDS = 13;
const ROUND_SECONDS = 1;

/** A public answer of the large venue takes at most so many times what it takes at the small one. */
const MOST_TIMES = 1.1;
const STAFF_BUDGET_MS = 150;
const ANALYTICS_BUDGET_MS = 1_000;

const PUBLIC = [
  '/',
  '/gallery',
  '/artists',
  MONTH,
  '/api/artists',
  '/api/event-photos?limit=24',
  '/api/event-photos/events',
  '/api/event-photos/tags',
  '/feeds/events.ics',
  '/embed/events',
];

const STAFF = [
  '/api/today',
  '/api/today/waiting',
  '/api/events?limit=50&order=desc',
  '/api/events?limit=50&q=no.%20999',
  '/api/events?limit=50&q=nobody%20plays',
  '/api/admin/users?limit=50',
  '/api/loyalty/members?limit=50',
  '/api/loyalty/members?limit=50&q=longhaul',
  '/api/loyalty/members?limit=50&q=regular19999',
  '/api/loyalty/members?limit=50&q=nobody',
  '/api/admin/verifications?limit=50',
  '/api/admin/verifications/count',
  '/api/admin/event-photos?limit=50',
  '/api/admin/event-photos/tags',
  '/api/bookings?limit=50',
  '/api/booking-requests?limit=50',
  '/api/artist-bookings?limit=50',
  '/api/loyalty/rewards',
  '/api/loyalty/badges/preview?requirement=5&requirementType=events_attended',
  '/api/admin/messages?limit=50',
];

/**
 * A venue after twenty years of 1,000 shows, 10,000 members, 100,000 check-ins and 15,000 photos each: its public answers
 * beside those of its first year in turn, and what staff ask for.
 */
export const years = async (
  _database: BenchDatabase,
  directory: string,
): Promise<{ lines: string[]; isWithin: boolean }> => {
  const first = await openVenueOf(SMALL_YEARS, join(directory, 'first-year'));
  const grown = await openVenueOf(LARGE_YEARS, join(directory, 'twenty-years'));
  try {
    const publicAnswers = await comparePublic(first.server, grown.server);
    return judge([...publicAnswers, ...(await askAsStaff(grown.server, await grown.database.eventIds()))]);
  } finally {
    await Promise.all([first.close(), grown.close()]);
  }
};

const openVenueOf = async (years: number, place: string) => {
  await mkdir(place);
  const database = await BenchDatabase.start(place);
  await database.seedVenue();
  await database.fillYears(years);
  const server = await startOurs(database.url, place);
  return { database, server, close: () => server.stop().finally(() => database.stop()) };
};

interface Judged {
  line: string;
  isWithin: boolean;
}

const judge = (all: readonly Judged[]): { lines: string[]; isWithin: boolean } => ({
  lines: all.map(({ line, isWithin }) => `${isWithin ? ' ' : '✗'} ${line}`),
  isWithin: all.every(({ isWithin }) => isWithin),
});

const comparePublic = async (small: MeasuredProcess, large: MeasuredProcess): Promise<Judged[]> => {
  const judged: Judged[] = [];
  for (const path of PUBLIC) {
    // Two rounds right after each other meet the same machine: the one in the middle leaves out what disturbs it for a moment.
    const ratios: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1)
      ratios.push((await rate(small, path)) / (await rate(large, path)));
    const times = percentile(ratios, 0.5);
    judged.push({
      line: `${path}: ${times.toFixed(2)} times as long as in the first year, at most ${MOST_TIMES}`,
      isWithin: times <= MOST_TIMES,
    });
  }
  return judged;
};

const rate = async ({ port }: MeasuredProcess, path: string): Promise<number> => {
  const request = get(path);
  const load = { port, connections: CONNECTIONS, seconds: ROUND_SECONDS, expectedStatus: 200 };
  return (await loadWith({ ...load, request: () => request })).requestsPerSecond;
};

const askAsStaff = async ({ port }: MeasuredProcess, shows: readonly number[]): Promise<Judged[]> => {
  const headers = { authorization: `Bearer ${await signIn(port, ADMIN)}` };
  const judged: Judged[] = [];
  for (const path of [...STAFF, `/api/door/reports/${shows.at(-1)}`]) {
    const request = get(path, headers);
    const load = { port, connections: CONNECTIONS, expectedStatus: 200, request: () => request };
    // Each connection to the database plans a statement when it is first asked.
    await loadWith({ ...load, seconds: WARM_UP_SECONDS });
    const { p99Milliseconds } = await loadWith({ ...load, seconds: SECONDS });
    judged.push({
      line: `staff ${path}: p99 ${p99Milliseconds.toFixed(0)} ms, at most ${STAFF_BUDGET_MS}`,
      isWithin: p99Milliseconds <= STAFF_BUDGET_MS,
    });
  }
  return [...judged, ...(await askForAnalytics(port, headers))];
};

const ANALYTICS = '/api/loyalty/analytics';
const MOST_LOOKS = 120;

/** The first one who asks for many years has the months that are over counted (decision 63). */
const untilCounted = async (port: number, headers: Record<string, string>): Promise<void> => {
  for (let look = 0; look < MOST_LOOKS; look += 1) {
    const answer = await fetch(`http://127.0.0.1:${port}${ANALYTICS}`, { headers });
    const { asOf } = (await answer.json()) as { asOf?: string | null };
    if (asOf) return;
    await sleep(1_000);
  }
};

/** Of all twenty years, of the last five, of one, and of the longest range that is counted at once. */
const askForAnalytics = async (port: number, headers: Record<string, string>): Promise<Judged[]> => {
  const judged: Judged[] = [];
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
  await untilCounted(port, headers);
  for (const path of [
    ANALYTICS,
    `${ANALYTICS}?from=${daysAgo(1_826)}`,
    `${ANALYTICS}?from=${daysAgo(364)}`,
    `${ANALYTICS}?from=${daysAgo(183)}`,
  ]) {
    const began = performance.now();
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers });
    await answer.text();
    const milliseconds = performance.now() - began;
    judged.push({
      line: `staff ${path}: ${answer.status} after ${milliseconds.toFixed(0)} ms, at most ${ANALYTICS_BUDGET_MS}`,
      isWithin: answer.status === 200 && milliseconds <= ANALYTICS_BUDGET_MS,
    });
  }
  return judged;
};
