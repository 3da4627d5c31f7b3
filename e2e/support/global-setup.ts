import { startDatabaseServer } from '#support/servers/database-server';

/** One PostgreSQL for the run; Playwright calls what this returns at the end. */
export default startDatabaseServer;
