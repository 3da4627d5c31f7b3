import { fileURLToPath } from 'node:url';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { type Logger, pino } from 'pino';
import { DataSource } from 'typeorm';
import { PinoNestLogger } from '#src/common/http/pino-nest-logger.js';
import { settingsFromEnvironment } from '#src/config/environment.js';
import type { Settings } from '#src/config/settings.js';
import { SettingsError } from '#src/config/settings-error.js';
import { startEmbeddedPostgres } from '#src/database/embedded/embedded-postgres.js';
import { migrate } from '#src/database/migrate.js';
import { DEMO_PASSWORD } from '#src/demo/load-demo-venue.js';
import { prepareDemoVenue } from '#src/demo/prepare-demo-venue.js';
import { FileStorage } from '#src/integrations/file-storage/file-storage.js';
import { AppModule } from './app.module.js';
import { setUpApp } from './app.setup.js';

/** From `api/dist/src` to the PWA's build. */
const PWA_DIRECTORY = fileURLToPath(new URL('../../../pwa/dist', import.meta.url));

interface OpenDatabase {
  url: string;
  stop(): Promise<void>;
}

/** The database named in the settings, or an embedded one that stops with this process. */
const openDatabase = async (settings: Settings, logger: Logger): Promise<OpenDatabase> => {
  if (settings.databaseUrl !== undefined) return { url: settings.databaseUrl, stop: () => Promise.resolve() };
  return startEmbeddedPostgres({
    directory: `${settings.dataDirectory}/postgres`,
    log: (line) => logger.info(line),
  });
};

/** Finishes what is in flight, then stops the database that is ours (design §4 "Server faults"). */
const stopOnSignal = (app: NestExpressApplication, database: OpenDatabase): void => {
  let stopping: Promise<void> | undefined;
  const stop = async (): Promise<void> => {
    await app.close();
    await database.stop();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void (stopping ??= stop()));
};

/** What a newcomer needs to know, as plain words between the log lines. */
const greet = (address: string, isDemo: boolean): void => {
  const lines = [``, `  The venue is open: ${address}`, `  API documentation: ${address}/api/docs`];
  if (isDemo) lines.push(`  Sign in as admin, artist or customer, each with the password ${DEMO_PASSWORD}`);
  process.stdout.write(`${lines.join('\n')}\n\n`);
};

const start = async (settings: Settings, logger: Logger): Promise<void> => {
  const database = await openDatabase(settings, logger);
  await migrate(database.url);
  const app = await NestFactory.create<NestExpressApplication>(AppModule.forRoot(settings, database.url), {
    logger: new PinoNestLogger(logger),
    bodyParser: false,
  });
  setUpApp(app, logger, PWA_DIRECTORY);
  stopOnSignal(app, database);
  await app.init();
  if (settings.isDemo) {
    await prepareDemoVenue({
      dataSource: app.get(DataSource),
      storage: app.get(FileStorage),
      now: new Date(),
    });
  }
  await app.listen(settings.port, settings.host);
  greet(await app.getUrl(), settings.isDemo);
};

try {
  const settings = settingsFromEnvironment();
  const logger = pino({ level: settings.logLevel, base: undefined });
  await start(settings, logger);
} catch (error) {
  process.stderr.write(`${error instanceof SettingsError ? error.message : String(error)}\n`);
  process.exit(1);
}
