import { spawn, type StdioOptions } from 'node:child_process';
import type { Account } from './unprivileged-user.js';

interface ProgramResult {
  exitCode: number | null;
  /** Standard output and error as they came; empty with `output: 'none'`. */
  output: string;
}

interface ProgramOptions {
  /** Run as this account; undefined keeps our own. */
  account?: Account | undefined;
  env?: NodeJS.ProcessEnv;
  /** 'none' for a program that leaves a child behind: the child would keep a pipe open for ever. */
  output?: 'collect' | 'none';
}

/**
 * Runs a program to its end and says how it went; a program that cannot be started counts as exit code null.
 * It runs in the root directory, since another account may not enter ours.
 */
export function runProgram(
  path: string,
  args: readonly string[],
  options: ProgramOptions = {},
): Promise<ProgramResult> {
  const stdio: StdioOptions = options.output === 'none' ? 'ignore' : ['ignore', 'pipe', 'pipe'];
  return new Promise((resolve) => {
    const child = spawn(path, args, {
      ...options.account,
      cwd: process.platform === 'win32' ? undefined : '/',
      env: options.env ?? process.env,
      stdio,
      windowsHide: true,
    });
    const chunks: Buffer[] = [];
    child.stdout?.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.stderr?.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.on('error', (error) => resolve({ exitCode: null, output: error.message }));
    child.on(options.output === 'none' ? 'exit' : 'close', (exitCode: number | null) =>
      resolve({ exitCode, output: Buffer.concat(chunks).toString('utf8') }),
    );
  });
}
