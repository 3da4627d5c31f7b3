import { Client, type ClientConfig } from 'pg';

/** An idle connection is asked after 30 s whether it still stands: networks forget one that nothing goes over for minutes. */
export const KEEP_ALIVE = { keepAlive: true, keepAliveInitialDelayMillis: 30_000 };

/** A connection beside the pool, to be ended by the caller. */
export const openClient = async (config: ClientConfig): Promise<Client> => {
  const client = new Client({ ...KEEP_ALIVE, ...config });
  // An error that nobody listens to ends the process. The query that follows fails, and is what counts.
  client.on('error', () => undefined);
  await client.connect();
  return client;
};

/** Does this over a connection beside the pool, which is ended then. */
export const withClient = async <T>(
  config: ClientConfig,
  work: (client: Client) => Promise<T>,
): Promise<T> => {
  const client = await openClient(config);
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};
