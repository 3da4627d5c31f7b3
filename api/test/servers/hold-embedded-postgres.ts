// Holds an embedded PostgreSQL until told to end, for suites that kill the process which holds it.
// Arguments: directory. Prints the address, then lets go on SIGTERM.
import { startEmbeddedPostgres } from '#src/database/embedded/embedded-postgres.js';

const server = await startEmbeddedPostgres({ directory: process.argv[2] ?? '', log: () => undefined });
const wait = setInterval(() => undefined, 60_000);
process.once('SIGTERM', () => {
  clearInterval(wait);
  void server.stop();
});
process.stdout.write(`${server.url}\n`);
