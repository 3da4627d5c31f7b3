import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { withDirectoryLock } from '#src/database/embedded/process/directory-lock.js';

const COMPILER = new URL('../../scripts/compile.mjs', import.meta.url).href;
const BUNDLER = new URL('../../scripts/bundle.mjs', import.meta.url).href;
/** Of this run, whose end removes it. It lies where the API's packages are found. */
const PLACE = process.env.TEST_PROGRAMS_DIRECTORY ?? '';
const COMPILED = join(PLACE, 'compiled');

interface Ended {
  exitCode: number | null;
  output: string;
}

/** How and where a program runs. */
interface Place {
  cwd: string;
  env: NodeJS.ProcessEnv;
  /** What a shell does before; no shell when left out. */
  first?: string;
}

/** Makes the programs ready to start, once for all suites of a run: one that is compiled as it starts takes seconds more. */
export const compilePrograms = async (): Promise<void> => {
  await mkdir(PLACE, { recursive: true });
  await withDirectoryLock(PLACE, compileOnce);
};

/** The programs appear whole or not at all: a suite whose time is over leaves the work to the next. */
const compileOnce = async (): Promise<void> => {
  if (existsSync(COMPILED)) return;
  const unfinished = `${COMPILED}.unfinished`;
  const [{ compile }, { bundlePrograms }] = await Promise.all([import(COMPILER), import(BUNDLER)]);
  await rm(unfinished, { recursive: true, force: true });
  await compile(unfinished, ['--quiet']);
  await bundlePrograms(unfinished);
  await rename(unfinished, COMPILED);
};

/** Starts one of the API's programs, which `compilePrograms` has made ready, as a process of its own. */
export const startProgram = (
  name: string,
  args: readonly string[],
  { cwd, env, first }: Place,
): ChildProcess => {
  const node = [process.execPath, join(COMPILED, `src/${name}.js`), ...args];
  const [program = '', ...rest] =
    first === undefined ? node : ['sh', '-c', `${first}; exec "$0" "$@"`, ...node];
  return spawn(program, rest, {
    cwd,
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
};

/** What it said, once it has ended. */
export const endOf = async (child: ChildProcess): Promise<Ended> => {
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (bytes: Buffer) => (output += String(bytes)));
  const [exitCode] = (await once(child, 'close')) as [number | null];
  return { exitCode, output };
};
