import { readFile } from 'node:fs/promises';
import { errorCode } from '#src/common/errors/error-code.js';
import { runProgram } from '#src/database/embedded/server/run-program.js';

/** Whether a process with this id lives. One that is dead but not yet reaped (a zombie) does not. */
export async function isAlive(pid: number): Promise<boolean> {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM: it lives, but belongs to somebody else.
    return errorCode(error) === 'EPERM' && !(await isZombie(pid));
  }
  return !(await isZombie(pid));
}

async function isZombie(pid: number): Promise<boolean> {
  if (process.platform !== 'linux') return false;
  const line = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // "pid (name, which may hold anything) state …"
  return line.slice(line.lastIndexOf(')') + 2).startsWith('Z');
}

/**
 * Whether a living process is a PostgreSQL server: after a restart of the machine its number may belong to anything.
 * Where the system does not tell, the answer is yes, since taking over a cluster in use would destroy it.
 */
export async function isPostgres(pid: number): Promise<boolean> {
  const name = await processName(pid);
  return name === undefined || name === '' || /postgres/i.test(name);
}

async function processName(pid: number): Promise<string | undefined> {
  if (process.platform === 'linux') return readFile(`/proc/${pid}/comm`, 'utf8').catch(() => undefined);
  const { exitCode, output } =
    process.platform === 'win32'
      ? await runProgram('tasklist', ['/FI', `PID eq ${pid}`, '/FO', 'CSV', '/NH'])
      : await runProgram('ps', ['-o', 'comm=', '-p', String(pid)]);
  return exitCode === 0 ? output.trim() : undefined;
}
