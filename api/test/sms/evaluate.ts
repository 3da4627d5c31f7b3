// `npm run sms:evaluate -w api`: how many of the examples are understood, and how fast. Exit code 1 when a requirement is missed.
import { parseEventRequest } from '#src/modules/sms/parser/parse-event-request.js';
import { EXAMPLE_VENUE } from './example-venue.js';
import { EXAMPLES, FRESH_EXAMPLES } from './examples.js';
import { judgeExample, type Judged, type Outcome, OUTCOMES } from './judge-examples.js';
import { NASTY_TEXTS } from './nasty-texts.js';

/** Issue 6: of all messages at least this share exactly right, and none confidently wrong. */
const LEAST_RIGHT = 0.96;
const MOST_MILLISECONDS = { normal: 2, nasty: 20 };
const ROUNDS = 20;

const all = EXAMPLES.map(judgeExample);
const groups = [...new Set(EXAMPLES.map(({ group }) => group))];
const count = (results: readonly Judged[], outcome: Outcome): number =>
  results.filter((result) => result.outcome === outcome).length;

const NAME_WIDTH = 40;
const COLUMN_WIDTH = 19;
const line = (name: string, cells: readonly (string | number)[]): void => {
  console.info(name.padEnd(NAME_WIDTH) + cells.map((cell) => String(cell).padStart(COLUMN_WIDTH)).join(''));
};
line('', ['messages', ...OUTCOMES]);
for (const name of [...groups, 'all']) {
  const results = name === 'all' ? all : all.filter(({ example }) => example.group === name);
  line(name, [results.length, ...OUTCOMES.map((outcome) => count(results, outcome))]);
}
const fresh = FRESH_EXAMPLES.map(judgeExample);
line('written after the reader', [fresh.length, ...OUTCOMES.map((outcome) => count(fresh, outcome))]);
for (const { example, request, outcome } of [...all, ...fresh].filter(
  (result) => result.outcome !== 'right',
)) {
  const { artist, date, time, problems } = request;
  const read = { artist: artist?.value.name, date: date?.value, time: time?.value, problems };
  console.info(`${outcome}: ${JSON.stringify(example)} was read as ${JSON.stringify(read)}`);
}

/** Milliseconds of processor time that one reading takes; the clock on the wall counts what else the machine does. */
function cost(texts: readonly string[]): number {
  const read = (): void => {
    for (const text of texts) parseEventRequest(text, { ...EXAMPLE_VENUE, now: new Date(0) });
  };
  read();
  const before = process.cpuUsage();
  for (let round = 0; round < ROUNDS; round++) read();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / ROUNDS / texts.length;
}

const normal = cost(all.map(({ example }) => example.text));
const nasty = Math.max(...NASTY_TEXTS.map((text) => cost([text])));
console.info(`one message ${normal.toFixed(2)} ms, the slowest 1,600 characters ${nasty.toFixed(2)} ms`);

const isMissed =
  count(all, 'right') < all.length * LEAST_RIGHT ||
  count(all, 'confidently wrong') > 0 ||
  normal > MOST_MILLISECONDS.normal ||
  nasty > MOST_MILLISECONDS.nasty;
if (isMissed) process.exitCode = 1;
