import type { ClientConfig } from 'pg';
import { withClient } from '#src/database/with-client.js';
import type { Cluster } from './cluster.js';

/** The product's database inside the cluster. */
export const DATABASE_NAME = 'honky_tonk';

const CONNECT_TIMEOUT_MS = 5_000;

/** Makes the product's database when it is not there yet. */
export async function ensureDatabase(cluster: Cluster, port: number): Promise<void> {
  await withClient(configOf(cluster, port), async (client) => {
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [DATABASE_NAME]);
    if (!rowCount) await client.query(`CREATE DATABASE ${DATABASE_NAME}`);
  });
}

/** Whether the server on this port is the cluster's own (it knows the password) and takes queries by now. */
export async function takesQueries(cluster: Cluster, port: number): Promise<boolean> {
  try {
    await withClient(configOf(cluster, port), (client) => client.query('SELECT 1'));
    return true;
  } catch {
    // Refused, still starting (57P03), shutting down, or somebody else's: not ours to use now.
    return false;
  }
}

/** The connection of the cluster's own account to the database that every server has. */
const configOf = ({ user, password }: Cluster, port: number): ClientConfig => ({
  host: '127.0.0.1',
  port,
  user,
  password,
  database: 'postgres',
  connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  // It has no certificate, whatever PGSSLMODE asks for.
  ssl: false,
});
