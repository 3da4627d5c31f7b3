import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { API_DIRECTORY } from './database-server';

interface ApiStart {
  port: number;
  /** Where it runs, so that no `.env` of the checkout is read. */
  directory: string;
  env: NodeJS.ProcessEnv;
  patienceMs: number;
}

/** Starts the built API as a process of its own; resolves once it is ready. */
export const startApi = async ({ port, directory, env, patienceMs }: ApiStart): Promise<ChildProcess> => {
  const child = spawn(process.execPath, [join(API_DIRECTORY, 'dist/src/main.js')], {
    cwd: directory,
    env: { ...env, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const deadline = Date.now() + patienceMs;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The API ended with ${child.exitCode} instead of starting.`);
    const answer = await fetch(`http://127.0.0.1:${port}/api/health/ready`).catch(() => null);
    if (answer?.ok) return child;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  child.kill('SIGKILL');
  throw new Error('The API did not become ready.');
};

/** Resolves to its exit code; null when a signal ended it or it was not running. */
export const stopApi = async (
  child: ChildProcess | null,
  signal: 'SIGKILL' | 'SIGTERM',
): Promise<number | null> => {
  if (!child || child.exitCode !== null || child.signalCode !== null) return null;
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
  return child.exitCode;
};

export const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
};
