import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const COMPILER = new URL('../../scripts/compile.mjs', import.meta.url).href;
const BUNDLER = new URL('../../scripts/bundle.mjs', import.meta.url).href;
/** Of this worker; the run's end removes them all. They lie where the API's packages are found. */
const COMPILED = join(process.env.TEST_PROGRAMS_DIRECTORY ?? '', String(process.pid));

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

let compiled: Promise<void> | undefined;

/** Makes the programs ready to start, once for all suites of a worker: one that is compiled as it starts takes seconds more. */
export const compilePrograms = (): Promise<void> => (compiled ??= compileOnce());

const compileOnce = async (): Promise<void> => {
  const [{ compile }, { bundlePrograms }] = await Promise.all([import(COMPILER), import(BUNDLER)]);
  await compile(COMPILED, ['--quiet']);
  await bundlePrograms(COMPILED);
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
