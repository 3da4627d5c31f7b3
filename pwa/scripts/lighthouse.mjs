// `npx nx run @honky-tonk/pwa:lighthouse`: Lighthouse for a phone on `/` of the built product with its demo venue. Five
// runs, of which the median counts; exit code 1 when a budget is missed.
import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { findChromium } from '../../.config/tasks/find-browsers.mjs';

const BUDGETS = { performance: 97, accessibility: 100, 'best-practices': 100, seo: 100 };
/** At most, in milliseconds and in the share of the screen that moves; infinity is only shown. */
const MEASURES = {
  'first-contentful-paint': Infinity,
  'largest-contentful-paint': 1_500,
  'total-blocking-time': 150,
  'cumulative-layout-shift': 0.02,
  'speed-index': Infinity,
};
const RUNS = 5;
/** Now and then Chromium's trace lacks the page's start; Lighthouse then says itself to run it again. */
const TRIES = 3;
const START_MS = 120_000;
const API = fileURLToPath(new URL('../../api/dist/src/main.js', import.meta.url));
const LIGHTHOUSE = createRequire(import.meta.url).resolve('lighthouse/cli/index.js');

const directory = await mkdtemp(join(tmpdir(), 'honky-tonk-lighthouse-'));
const venue = await openVenue();
try {
  const reports = [];
  for (let run = 1; run <= RUNS; run += 1) reports.push(await auditWhole(venue.address));
  judge(reports);
} finally {
  venue.process.kill('SIGTERM');
  if (venue.process.exitCode === null) await once(venue.process, 'exit');
  await rm(directory, { recursive: true, force: true, maxRetries: 5 });
}

/** The product as `npm start` serves it, on a database and uploads of its own. */
async function openVenue() {
  const port = await freePort();
  const { PATH, HOME, TMPDIR, SystemRoot } = process.env;
  const child = spawn(process.execPath, [API], {
    cwd: directory,
    env: { PATH, HOME, TMPDIR, SystemRoot, PORT: String(port), DATA_DIRECTORY: join(directory, 'data') },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const address = `http://127.0.0.1:${port}`;
  for (const deadline = Date.now() + START_MS; Date.now() < deadline; await pause(200)) {
    if (child.exitCode !== null)
      throw new Error(`The venue ended with ${child.exitCode} instead of opening.`);
    const answer = await fetch(`${address}/api/health/ready`).catch(() => null);
    if (answer?.ok) return { process: child, address };
  }
  child.kill('SIGKILL');
  throw new Error('The venue did not open.');
}

async function auditWhole(address) {
  for (let tries = 1; ; tries += 1) {
    const report = await audit(address);
    if (!report.runtimeError) return report;
    if (tries === TRIES) throw new Error(`Lighthouse could not measure: ${report.runtimeError.message}`);
  }
}

async function audit(address) {
  const report = join(directory, 'report.json');
  const child = spawn(
    process.execPath,
    [
      LIGHTHOUSE,
      `${address}/`,
      '--quiet',
      '--output=json',
      `--output-path=${report}`,
      '--chrome-flags=--headless=new --no-sandbox --disable-background-networking',
    ],
    { env: { ...process.env, CHROME_PATH: await findChromium() }, stdio: ['ignore', 'ignore', 'inherit'] },
  );
  const [exitCode] = await once(child, 'exit');
  // It ends with 1 also when it wrote down why it could not measure.
  if (exitCode !== 0 && exitCode !== 1) throw new Error(`Lighthouse ended with ${exitCode}.`);
  return JSON.parse(await readFile(report, 'utf8'));
}

function judge(reports) {
  for (const [category, budget] of Object.entries(BUDGETS)) {
    const scores = reports.map((report) => scoreOf(report, category));
    const score = median(scores);
    if (!(score >= budget)) process.exitCode = 1;
    console.log(
      `${score >= budget ? ' ' : '✗'} ${category.padEnd(15)} ${score} (at least ${budget}) of ${scores.join(', ')}`,
    );
  }
  for (const [name, budget] of Object.entries(MEASURES)) {
    const measured = median(reports.map(({ audits }) => audits[name].numericValue));
    if (measured > budget) process.exitCode = 1;
    const [{ audits }] = reports;
    const rounded = measured < 10 ? measured.toFixed(3) : Math.round(measured);
    console.log(`${measured <= budget ? ' ' : '✗'} ${audits[name].title}: ${rounded} (at most ${budget})`);
  }
  const typical = reports.toSorted((a, b) => scoreOf(a, 'performance') - scoreOf(b, 'performance'))[
    Math.floor(reports.length / 2)
  ];
  for (const line of [speedOf(typical), ...shortcomingsOf(typical)]) console.log(`  ${line}`);
}

function scoreOf({ categories }, category) {
  return Math.round((categories[category].score ?? 0) * 100);
}

function median(values) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
}

/** How fast the machine was: Lighthouse takes 1500 to 2000 for a desktop that it slows to a phone. */
function speedOf({ environment }) {
  return `Speed of this machine: ${Math.round(environment.benchmarkIndex)}`;
}

/** Every audit that costs points, with what it found. */
function shortcomingsOf({ audits, categories }) {
  const counted = new Set(
    Object.keys(BUDGETS).flatMap((category) =>
      categories[category].auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => id),
    ),
  );
  return Object.values(audits)
    .filter(({ id, score }) => counted.has(id) && score !== null && score < 0.9)
    .flatMap(({ id, title, displayValue, details }) => [
      `falls short: ${id}: ${title} ${displayValue ?? ''}`,
      ...(details?.items ?? [])
        .slice(0, 5)
        .map((item) => `    ${item.node?.selector ?? item.url ?? item.description ?? ''}`)
        .filter((line) => line.trim() !== ''),
    ]);
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
}
