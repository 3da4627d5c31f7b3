import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const API = fileURLToPath(new URL('../../', import.meta.url));
const LOADER = new URL('../../../.config/typescript-loader/register.mjs', import.meta.url).href;

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

/** Starts one of the API's programs as a process of its own. */
export const startProgram = (
  name: string,
  args: readonly string[],
  { cwd, env, first }: Place,
): ChildProcess => {
  const node = [process.execPath, '--import', LOADER, join(API, `src/${name}.ts`), ...args];
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
