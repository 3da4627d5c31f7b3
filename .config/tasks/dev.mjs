// `npm run dev`: the API compiled and restarted on each edit, the PWA served by Vite with hot replacement and its
// requests passed on to the API. One of them ending ends the rest.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureInstalled, requireNode } from './install.mjs';
import { ROOT } from './workspace.mjs';

/** Beside the builds, which nothing writes to. */
const COMPILED = join(ROOT, 'api/.dev');
const PWA = join(ROOT, 'pwa');
const MODULES = join(ROOT, 'node_modules');

requireNode();
process.chdir(ROOT);
await ensureInstalled();
// It uses a package, which is there only now.
const { compile, startCompiler } = await import(pathToFileURL(join(ROOT, 'api/scripts/compile.mjs')).href);
await compile(COMPILED);

if (existsSync('.env')) process.loadEnvFile('.env');
const database = await holdDatabase();
const port = process.env.PORT ?? '3000';
const children = [
  endingAll('compiler', await startCompiler(COMPILED, ['--watch'])),
  start('API', ROOT, ['--enable-source-maps', '--watch', join(COMPILED, 'src/main.js')], { PORT: port }),
  start('PWA', PWA, [join(MODULES, 'vite/bin/vite.js')], { API_URL: `http://127.0.0.1:${port}` }),
];

let ending = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => end(0));

/** While we hold the embedded database it stays up over the API's restarts, which so take a second less. */
async function holdDatabase() {
  if (process.env.DATABASE_URL) return undefined;
  const built = pathToFileURL(join(COMPILED, 'src/database/embedded/embedded-postgres.js'));
  const { startEmbeddedPostgres } = await import(built.href);
  const directory = `${process.env.DATA_DIRECTORY || '.data'}/postgres`;
  return startEmbeddedPostgres({ directory, log: () => undefined });
}

function start(name, cwd, args, env = {}) {
  const stdio = ['ignore', 'inherit', 'inherit'];
  return endingAll(name, spawn(process.execPath, args, { cwd, env: { ...process.env, ...env }, stdio }));
}

function endingAll(name, child) {
  const exited = new Promise((resolve) => child.on('exit', resolve));
  void exited.then((code) => {
    if (!ending) console.error(`The ${name} has ended (${code ?? 'killed'}); ending the rest.`);
    void end(code ?? 1);
  });
  return { child, exited };
}

/** Waits for all to end, so that the database is shut down before the terminal is given back. */
async function end(code) {
  if (ending) return;
  ending = true;
  for (const { child } of children) child.kill('SIGTERM');
  await Promise.all(children.map(({ exited }) => exited));
  await database?.stop();
  process.exit(code);
}
