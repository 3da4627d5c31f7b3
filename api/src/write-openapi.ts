import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { NestFactory } from '@nestjs/core';
import openapiTS, { astToString } from 'openapi-typescript';
import { parseSettings } from '#src/config/settings.js';
import { AppModule } from './app.module.js';
import { describeApi } from './openapi.js';

/** From `api/dist/src` to the contract's sources. */
const TYPES_FILE = fileURLToPath(new URL('../../contract/api-types.gen.ts', import.meta.url));
const HEADER = '/** Generated from the API by `npm run openapi -w api`. Do not edit. */\n';

/** Nest only looks at the classes in preview mode: no database is opened. */
const describeWithoutStarting = async (): Promise<string> => {
  const settings = parseSettings({ NODE_ENV: 'test', DATABASE_URL: 'postgres://preview' });
  const app = await NestFactory.create(AppModule.forRoot(settings, 'postgres://preview'), {
    preview: true,
    logger: false,
  });
  app.setGlobalPrefix('api', { exclude: ['uploads/{*path}'] });
  return JSON.stringify(describeApi(app));
};

const types = HEADER + astToString(await openapiTS(await describeWithoutStarting()));
const current = await readFile(TYPES_FILE, 'utf8').catch(() => '');

if (!process.argv.includes('--check')) await writeFile(TYPES_FILE, types);
else if (current !== types) {
  process.stderr.write(
    'api/contract/api-types.gen.ts is stale: run `npm run openapi -w api` and commit it.\n',
  );
  process.exit(1);
}
