import type { ClientBase } from 'pg';
import { DataSource, type DataSourceOptions } from 'typeorm';
import { ENTITIES } from './entities.js';
import { MIGRATIONS } from './migrations.js';
import { MIGRATIONS_TABLE } from './ran-migrations.js';
import { KEEP_ALIVE } from './with-client.js';

interface ConnectionOptions {
  /** Most connections this process holds. */
  poolSize?: number;
  /** Told when a connection breaks; the pool replaces it by itself. */
  onPoolError?: (error: Error) => void;
  /** What the database gives up on, by its own names, in milliseconds; as for requests unless told. */
  timeouts?: Partial<
    Record<'statement_timeout' | 'idle_in_transaction_session_timeout' | 'lock_timeout', number>
  >;
}

/** How long a caller waits for a free connection before the answer is 503: less than a phone waits for the answer (30 s). */
const CONNECTION_TIMEOUT_MS = 25_000;
/** An unused connection stays so long: opening one and planning its statements takes 100 ms, which a crowd would wait for. */
const IDLE_MS = 10 * 60_000;
const REQUEST_MS = 15_000;
const REQUEST_TIMEOUTS = { statement_timeout: REQUEST_MS, idle_in_transaction_session_timeout: REQUEST_MS };

/**
 * A migration may take as long as its tables are large. For a lock it does not wait long: the next one that wants the table
 * waits behind it.
 */
export const MIGRATION_TIMEOUTS = { lock_timeout: 10_000 };

/**
 * How TypeORM reaches the database: the same for the server, the tests and the benches.
 * @param url `postgres://…` of a database this product owns
 */
export const dataSourceOptions = (
  url: string,
  { poolSize = 10, onPoolError, timeouts = REQUEST_TIMEOUTS }: ConnectionOptions = {},
) =>
  ({
    type: 'postgres',
    url,
    entities: ENTITIES,
    migrations: MIGRATIONS,
    migrationsTableName: MIGRATIONS_TABLE,
    migrationsTransactionMode: 'each',
    synchronize: false,
    logging: false,
    poolErrorHandler: (error: Error) => onPoolError?.(error),
    extra: {
      max: poolSize,
      // A connection in use has no listener of the pool's, and an error nobody listens to ends the process.
      onConnect: (client: ClientBase) => void client.on('error', (error) => onPoolError?.(error)),
      connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
      idleTimeoutMillis: IDLE_MS,
      ...KEEP_ALIVE,
      ...timeouts,
    },
  }) satisfies DataSourceOptions;

/** A data source of its own, for what runs without the server. Not yet connected. */
export const createDataSource = (url: string, options?: ConnectionOptions): DataSource =>
  new DataSource(dataSourceOptions(url, options));
