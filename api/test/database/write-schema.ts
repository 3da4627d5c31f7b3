import { writeFile } from 'node:fs/promises';
import { createDataSource } from '#src/database/data-source.js';
import { schemaPage } from './schema-page.js';
import { createTestDatabase } from './test-database.js';
import { startTestServer } from '#test/servers/test-server.js';

const server = await startTestServer();
const database = await createTestDatabase();
const dataSource = await createDataSource(database.url).initialize();
await writeFile(new URL('../../src/database/schema.sql', import.meta.url), await schemaPage(dataSource));
await dataSource.destroy();
await server.stop();
