import { ACCOUNT } from '#bench/load/bench-database.js';
import { type Load, loadWith } from '#bench/load/http-load.js';
import { perSecond } from './result-table.js';
import { CONNECTIONS } from '#bench/load/rounds.js';
import { MONTH } from './scenarios.js';
import { get, postJson } from '#bench/load/wire-requests.js';

const SECONDS = 2;

/** More attempts for one account at once than this are refused. */
const LOG_INS_AT_ONCE = 4;

type Rate = [name: string, request: Load['request'], expectedStatus: number, connections?: number];

/** Rates without a budget, each as a line to print: what else a venue's evening is made of. */
export const furtherRates = async (port: number): Promise<string[]> => {
  const etag = (await fetch(`http://127.0.0.1:${port}${MONTH}`)).headers.get('etag') ?? '';
  const month = (headers: Readonly<Record<string, string>>): Load['request'] => {
    const request = get(MONTH, headers);
    return () => request;
  };
  const loads: Rate[] = [
    ['month unchanged since the last visit (304)', month({ 'if-none-match': etag }), 304],
    ['month as a browser asks (gzip)', month({ 'accept-encoding': 'gzip, br' }), 200],
    ['log-ins (argon2id)', () => postJson('/api/auth/login', login), 200, LOG_INS_AT_ONCE],
  ];
  const lines: string[] = [];
  for (const [name, request, expectedStatus, connections = CONNECTIONS] of loads) {
    const load = { port, request, expectedStatus, connections };
    await loadWith({ ...load, seconds: SECONDS / 2 });
    const { requestsPerSecond, p99Milliseconds } = await loadWith({ ...load, seconds: SECONDS });
    lines.push(`  ${name}: ${perSecond(requestsPerSecond)}/s, p99 ${p99Milliseconds.toFixed(0)} ms`);
  }
  return lines;
};

const login = { usernameOrEmail: ACCOUNT.username, password: ACCOUNT.password };
