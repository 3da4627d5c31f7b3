import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '#src/database/embedded/server/free-port.js';

export interface ProcessOptions {
  /** Arguments to Node, the program's file among them. */
  args: readonly string[];
  /** The working directory; a `.env` file there would be read. */
  directory: string;
  env: Readonly<Record<string, string>>;
  /** Answers 200 once the server is ready. */
  readyPath: string;
}

/** In bytes; and the processor's time since its start. */
export interface Memory {
  now: number;
  peak: number;
  processorSeconds: number;
}

const REPORT_MEMORY = new URL('report-memory.mjs', import.meta.url).href;
const START_MS = 30_000;
const STOP_MS = 20_000;

/** A server in a process of its own, which can be frozen while another one is measured. */
export class MeasuredProcess {
  private constructor(
    readonly port: number,
    private readonly child: ChildProcess,
  ) {}

  /** Starts the program on a free port, given to it as PORT, and waits until it answers. */
  static async start({ args, directory, env, readyPath }: ProcessOptions): Promise<MeasuredProcess> {
    const port = await freePort();
    const child = spawn(process.execPath, [`--import=${REPORT_MEMORY}`, ...args], {
      cwd: directory,
      env: { PATH: process.env.PATH, ...env, PORT: String(port) },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    const server = new MeasuredProcess(port, child);
    try {
      await server.untilReady(readyPath);
    } catch (error) {
      child.kill('SIGKILL');
      throw error;
    }
    return server;
  }

  get pid(): number {
    return this.child.pid ?? 0;
  }

  async memory(): Promise<Memory> {
    const answer = once(this.child, 'message');
    this.child.send('memory');
    const [memory] = (await answer) as [Memory];
    return memory;
  }

  /** Takes the processor away from it. Windows has no such signal; there its background work goes on. */
  freeze(): void {
    if (process.platform !== 'win32') this.child.kill('SIGSTOP');
  }

  thaw(): void {
    if (process.platform !== 'win32') this.child.kill('SIGCONT');
  }

  async stop(): Promise<void> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return;
    const ended = once(this.child, 'exit');
    this.thaw();
    this.child.kill('SIGTERM');
    const lateness = setTimeout(() => this.child.kill('SIGKILL'), STOP_MS);
    await ended;
    clearTimeout(lateness);
  }

  private async untilReady(path: string): Promise<void> {
    const deadline = Date.now() + START_MS;
    while (Date.now() < deadline) {
      if (this.child.exitCode !== null)
        throw new Error(`a measured server ended with ${this.child.exitCode}`);
      const answer = await fetch(`http://127.0.0.1:${this.port}${path}`).catch(() => null);
      if (answer?.ok) return;
      await pause(100);
    }
    throw new Error('a measured server did not become ready');
  }
}
