import { z } from 'zod';
import { ACCOUNT } from './bench-database.js';
import { type Load, loadWith } from './http-load.js';
import { perSecond } from './result-table.js';
import { CONNECTIONS } from './rounds.js';
import { MONTH } from './scenarios.js';
import { get, postJson } from './wire-requests.js';

const SECONDS = 2;

/** Rates without a budget, each as a line to print: what else a venue's evening is made of. */
export const furtherRates = async (port: number): Promise<string[]> => {
  const { etag, token } = await visitor(port);
  const month = (headers: Readonly<Record<string, string>>): Load['request'] => {
    const request = get(MONTH, headers);
    return () => request;
  };
  const loads: [name: string, request: Load['request'], expectedStatus: number][] = [
    ['month unchanged since the last visit (304)', month({ 'if-none-match': etag }), 304],
    ['month as a browser asks (gzip)', month({ 'accept-encoding': 'gzip, br' }), 200],
    ['month asked by a signed-in guest', month({ authorization: `Bearer ${token}` }), 200],
    ['log-ins (argon2id)', () => postJson('/api/auth/login', login), 200],
  ];
  const lines: string[] = [];
  for (const [name, request, expectedStatus] of loads) {
    const load = { port, request, expectedStatus, connections: CONNECTIONS };
    await loadWith({ ...load, seconds: SECONDS / 2 });
    const { requestsPerSecond, p99Milliseconds } = await loadWith({ ...load, seconds: SECONDS });
    lines.push(`  ${name}: ${perSecond(requestsPerSecond)}/s, p99 ${p99Milliseconds.toFixed(0)} ms`);
  }
  return lines;
};

const login = { usernameOrEmail: ACCOUNT.username, password: ACCOUNT.password };

/** What a returning visitor and a signed-in one bring along. */
const visitor = async (port: number): Promise<{ etag: string; token: string }> => {
  const address = `http://127.0.0.1:${port}`;
  const [month, session] = await Promise.all([
    fetch(`${address}${MONTH}`),
    fetch(`${address}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(login),
    }),
  ]);
  const { sessionId } = z.object({ sessionId: z.string() }).parse(await session.json());
  return { etag: month.headers.get('etag') ?? '', token: sessionId };
};
