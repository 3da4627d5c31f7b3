import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { Agent, request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './api-process';
import { API_DIRECTORY } from './database-server';

const CADDYFILE = join(API_DIRECTORY, '../.config/docker/Caddyfile');
const START_MS = 15_000;

/** Whether this machine has the proxy: on Debian, `apt install caddy`. */
export const hasCaddy = (): boolean => spawnSync('caddy', ['version']).status === 0;

export interface CaddyAnswer {
  status: number;
  headers: NodeJS.Dict<string | string[]>;
  text: string;
}

/** A page that the machine had no processor for within five seconds is the app without its content, and says when to come again. */
export const isTooBusy = (path: string, { status, headers }: CaddyAnswer): boolean =>
  !path.startsWith('/api/') && status === 503 && headers['retry-after'] !== undefined;

interface Call {
  headers?: Record<string, string>;
  body?: object | FormData;
}

/** The proxy of docker-compose.yml with its own settings, before app processes of a test: HTTPS by a CA of this test. */
export class Caddy {
  private constructor(
    private readonly child: ChildProcess,
    private readonly directory: string,
    private readonly port: number,
    private readonly agent: Agent,
  ) {}

  static async before(ports: readonly number[], env: Record<string, string> = {}): Promise<Caddy> {
    const directory = await mkdtemp(join(tmpdir(), 'honky-tonk-caddy-'));
    const [port, httpPort] = [await freePort(), await freePort()];
    const config = join(directory, 'Caddyfile');
    const text = await readFile(CADDYFILE, 'utf8');
    // Port 80 is not a test's to take.
    await writeFile(config, text.replace('admin off', `admin off\n\thttp_port ${httpPort}`));
    const child = spawn('caddy', ['run', '--config', config, '--adapter', 'caddyfile'], {
      env: {
        PATH: process.env.PATH,
        HOME: directory,
        XDG_DATA_HOME: directory,
        XDG_CONFIG_HOME: directory,
        SITE_ADDRESS: `localhost:${port}`,
        UPSTREAMS: ports.map((upstream) => `127.0.0.1:${upstream}`).join(' '),
        ...env,
      },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let log = '';
    child.stderr.on('data', (chunk: Buffer) => (log += chunk.toString()));
    for (const deadline = Date.now() + START_MS; Date.now() < deadline;) {
      const ca = await readFile(join(directory, 'caddy/pki/authorities/local/root.crt')).catch(() => null);
      const agent = new Agent({ ca: ca ?? '', keepAlive: true });
      const caddy = new Caddy(child, directory, port, agent);
      if (ca && (await caddy.answers())) return caddy;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    child.kill('SIGKILL');
    throw new Error(`The proxy did not start:\n${log}`);
  }

  get origin(): string {
    return `https://localhost:${this.port}`;
  }

  /** Fails when the connection breaks, or when the certificate is not of this proxy's CA. */
  async call(method: string, path: string, { headers = {}, body }: Call = {}): Promise<CaddyAnswer> {
    const isForm = body instanceof FormData;
    const encoded = body && new Response(isForm ? body : JSON.stringify(body));
    const bytes = encoded && Buffer.from(await encoded.arrayBuffer());
    const type = (isForm && encoded?.headers.get('content-type')) || 'application/json';
    const call = request(`${this.origin}${path}`, {
      method,
      agent: this.agent,
      headers: { ...(bytes ? { 'content-type': type, 'content-length': bytes.length } : {}), ...headers },
    });
    return new Promise((resolve, reject) => {
      call.on('error', reject);
      call.on('response', (answer) => {
        let text = '';
        answer.setEncoding('utf8');
        answer.on('data', (chunk: string) => (text += chunk));
        answer.on('error', reject);
        answer.on('end', () => {
          if (isCutOff(answer, text)) return reject(new Error('the answer is cut off'));
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text });
        });
      });
      call.end(bytes);
    });
  }

  async close(): Promise<void> {
    this.agent.destroy();
    const ended = once(this.child, 'exit');
    this.child.kill('SIGTERM');
    await ended;
    await rm(this.directory, { recursive: true, force: true });
  }

  private answers(): Promise<boolean> {
    return this.call('GET', '/api/health/ping').then(
      ({ status }) => status === 200,
      () => false,
    );
  }
}

/** Debian's Caddy (2.6) ends an answer whose process dies in the middle as if it were whole; later ones break it off. */
const isCutOff = ({ headers }: IncomingMessage, text: string): boolean => {
  if (!headers['content-type']?.includes('json')) return false;
  try {
    JSON.parse(text);
    return false;
  } catch {
    return true;
  }
};
