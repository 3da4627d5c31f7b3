import pg from 'pg';
import type { Cluster } from './cluster.js';

/** The product's database inside the cluster. */
export const DATABASE_NAME = 'honky_tonk';

const CONNECT_TIMEOUT_MS = 5_000;

/** Makes the product's database when it is not there yet. */
export async function ensureDatabase(cluster: Cluster, port: number): Promise<void> {
  await withClient(cluster, port, async (client) => {
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [DATABASE_NAME]);
    if (!rowCount) await client.query(`CREATE DATABASE ${DATABASE_NAME}`);
  });
}

/** Whether the server on this port is the cluster's own (it knows the password) and takes queries by now. */
export async function takesQueries(cluster: Cluster, port: number): Promise<boolean> {
  try {
    await withClient(cluster, port, (client) => client.query('SELECT 1'));
    return true;
  } catch {
    // Refused, still starting (57P03), shutting down, or somebody else's: not ours to use now.
    return false;
  }
}

async function withClient<T>(
  cluster: Cluster,
  port: number,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const { user, password } = cluster;
  const client = new pg.Client({
    host: '127.0.0.1',
    port,
    user,
    password,
    database: 'postgres',
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  });
  // A server killed under an idle connection raises this event; the query that follows fails and is what counts.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
