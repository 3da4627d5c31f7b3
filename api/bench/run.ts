// `npm run bench -- api`: the built API beside raw node:http + pg on one database. Exit code 1 when a budget is missed.
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { adminLists, LISTED } from './admin-lists.js';
import { backup } from './backup.js';
import { ACCOUNT, BenchDatabase, WINDOW } from '#bench/load/bench-database.js';
import { crawler } from './crawler.js';
import { doorTally } from './door-tally.js';
import { feeds } from './feeds.js';
import { furtherRates } from './further-rates.js';
import { gallery, HUNG } from './gallery.js';
import { heic } from './heic.js';
import { homePage } from './home-page.js';
import { pageChange } from './page-change.js';
import { megabytes, reached, resultTable } from './result-table.js';
import { compare, CONNECTIONS, type Comparison, type Scenario, type Servers } from '#bench/load/rounds.js';
import {
  attendance,
  firstAsked,
  MONTH,
  monthOf,
  monthOfGuest,
  oneOf,
  repeats,
  uploads,
} from './scenarios.js';
import { checkSameAnswer, PAGE_TEMPLATE, POOL_SIZE, startServers } from '#bench/rivals/servers.js';
import { signIn } from '#bench/load/sign-in.js';
import { startCost } from './start-cost.js';
import { years } from './years.js';

const SMALL_CALENDAR = 1_000;
const LARGE_CALENDAR = 100_000;

interface Bench {
  database: BenchDatabase;
  servers: Servers;
  rawUploads: string;
  /** Where the servers keep what they write. */
  directory: string;
  measure(scenario: Scenario): Promise<void>;
}

/** What can be measured alone, `npm run bench -- api <set>`; together in this order, since the tables grow. */
const SETS: Record<string, (bench: Bench) => Promise<void>> = {
  calendar: async ({ database, servers, directory, measure }) => {
    await database.fillCalendar(SMALL_CALENDAR);
    const ids = await database.eventIds();
    await checkSameAnswer(servers, MONTH);
    await measure(monthOf(SMALL_CALENDAR));
    await measure(await homePage(servers, join(directory, PAGE_TEMPLATE)));
    await measure(monthOfGuest(await signIn(servers.ours.port, ACCOUNT)));
    await checkSameAnswer(servers, `/api/events/${ids[0]}`);
    await measure(oneOf(`one event, of ${SMALL_CALENDAR.toLocaleString('en-US')}`, ids, 0.4));
  },
  'admin-lists': async ({ database, servers, measure }) => {
    await database.fillCalendar(LISTED);
    await database.fillAccounts(LISTED);
    for (const list of await adminLists(servers)) await measure(list);
  },
  gallery: async ({ database, servers, measure }) => {
    await database.fillGallery(HUNG);
    for (const list of await gallery(servers)) await measure(list);
  },
  'large-calendar': async ({ database, servers, measure }) => {
    await database.fillCalendar(LARGE_CALENDAR);
    const ids = await database.eventIds();
    await checkSameAnswer(servers, MONTH);
    await measure(monthOf(LARGE_CALENDAR));
    await measure(firstAsked(ids));
  },
  door: async ({ database, servers, rawUploads, measure }) => {
    const tonight = await database.addOpenShow();
    await measure(await attendance(database, tonight));
    await measure(await repeats(database, tonight, servers.ours.port));
    for (const upload of await uploads(tonight, rawUploads)) await measure(upload);
  },
};

/** Measured in processes of their own, which have done nothing before. */
const ALONE: Record<
  string,
  (database: BenchDatabase, directory: string) => Promise<{ lines: string[]; isWithin: boolean }>
> = {
  start: ({ url }, directory) => startCost(url, directory),
  heic,
  'door-tally': doorTally,
  feeds,
  crawler,
  'page-change': pageChange,
  backup,
  years,
};

const [wanted] = process.argv.slice(2);
const sets = [...Object.keys(ALONE), ...Object.keys(SETS)];
if (wanted !== undefined && !sets.includes(wanted))
  throw new Error(`There is no set ${wanted}; there are ${sets.join(', ')}.`);
const isWanted = (set: string): boolean => wanted === undefined || wanted === set;

const measureAll = async (
  database: BenchDatabase,
  servers: Servers,
  directory: string,
): Promise<Comparison[]> => {
  const comparisons: Comparison[] = [];
  const measure = async (scenario: Scenario): Promise<void> => {
    process.stdout.write(`  ${scenario.name} … `);
    const comparison = await compare(servers, scenario);
    comparisons.push(comparison);
    console.info(comparison.ratio.toFixed(2));
  };
  for (const [name, set] of Object.entries(SETS))
    if (isWanted(name))
      await set({ database, servers, rawUploads: join(directory, 'raw-uploads'), directory, measure });
  return comparisons;
};

/** @returns whether every balance is the sum of its ledger */
const tellAboutLedger = async (database: BenchDatabase): Promise<boolean> => {
  const { attendances, wrongBalances } = await database.ledgerCheck();
  console.info(
    `  ${attendances.toLocaleString('en-US')} check-ins; balances that differ from their ledger: ${wrongBalances}`,
  );
  return wrongBalances === 0;
};

const compareWithRaw = async (database: BenchDatabase, directory: string): Promise<boolean> => {
  const rawUploads = join(directory, 'raw-uploads');
  await mkdir(rawUploads);
  const servers = await startServers(database.url, directory);
  try {
    const idle = await servers.ours.memory();
    const comparisons = await measureAll(database, servers, directory);
    const further = wanted === undefined ? await furtherRates(servers.ours.port) : [];
    const { now, peak } = await servers.ours.memory();
    const { uploaded, sized } = await database.sizedPhotos();
    console.info(`\n${resultTable(comparisons)}\n\n${further.join('\n')}`);
    console.info(
      `  memory idle ${megabytes(idle.now)}, at the end ${megabytes(now)}, at most ${megabytes(peak)}`,
    );
    console.info(`  photos taken in ${uploaded}, larger sizes made meanwhile ${sized}`);
    const ledgerStands = await tellAboutLedger(database);
    return ledgerStands && comparisons.every(reached);
  } finally {
    await Promise.all([servers.ours.stop(), servers.raw.stop()]);
  }
};

const run = async (directory: string): Promise<boolean> => {
  const database = await BenchDatabase.start(directory);
  try {
    await database.seedVenue();
    const alone: { lines: string[]; isWithin: boolean }[] = [];
    for (const [name, measure] of Object.entries(ALONE))
      if (isWanted(name)) alone.push(await measure(database, directory));
    const isFast = (wanted !== undefined && wanted in ALONE) || (await compareWithRaw(database, directory));
    console.info(alone.flatMap(({ lines }) => lines).join('\n'));
    return isFast && alone.every(({ isWithin }) => isWithin);
  } finally {
    await database.stop();
  }
};

console.info(
  `API beside raw node:http + pg: ${CONNECTIONS} connections, ${POOL_SIZE} to the database each, ` +
    `${cpus().length} cores, Node ${process.versions.node}, commits on disk, jobs running, ${WINDOW.events} events a month.`,
);
const directory = await mkdtemp(join(tmpdir(), 'honky-tonk-bench-'));
try {
  const started = performance.now();
  const isFast = await run(directory);
  console.info(`  took ${Math.round((performance.now() - started) / 1000)} s`);
  if (!isFast) process.exitCode = 1;
} finally {
  await rm(directory, { recursive: true, force: true, maxRetries: 5 });
}
