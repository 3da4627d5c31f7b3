// `npm run dev`: the API compiled and restarted on each edit, the PWA served by Vite with hot replacement and its
// requests passed on to the API. One of them ending ends the rest.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { build } from './build.mjs';
import { ensureInstalled, requireNode } from './install.mjs';
import { ROOT } from './workspace.mjs';

const API = join(ROOT, 'api');
const PWA = join(ROOT, 'pwa');
const MODULES = join(ROOT, 'node_modules');

requireNode();
process.chdir(ROOT);
await ensureInstalled();
await build();

const port = process.env.PORT ?? '3000';
const swc = ['src', 'contract', '--out-dir', 'dist', '--ignore', '**/*.spec.ts,**/*.d.ts', '--watch'];
const children = [
  start('compiler', API, [join(MODULES, '@swc/cli/bin/swc.js'), ...swc]),
  start('api', ROOT, ['--enable-source-maps', '--watch-path=api/dist', 'api/dist/src/main.js'], {
    PORT: port,
  }),
  start('pwa', PWA, [join(MODULES, 'vite/bin/vite.js')], { API_URL: `http://127.0.0.1:${port}` }),
];

let ending = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => end(0));

function start(name, cwd, args, env = {}) {
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  child.on('exit', (code) => {
    if (!ending) console.error(`The ${name} has ended (${code ?? 'killed'}); ending the rest.`);
    end(code ?? 1);
  });
  return child;
}

/** Waits for all to end, so that the API has shut its database down before the terminal is given back. */
function end(code) {
  if (ending) return;
  ending = true;
  process.exitCode = code;
  for (const child of children)
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
}
