import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { type Logger, pino } from 'pino';
import { DataSource } from 'typeorm';
import { openLogOutput } from '#src/common/http/logging/log-output.js';
import { PinoNestLogger } from '#src/common/http/logging/pino-nest-logger.js';
import { stopListening } from '#src/common/http/serving/stop-listening.js';
import { settingsFromEnvironment } from '#src/config/environment.js';
import type { Settings } from '#src/config/settings.js';
import { StartError } from '#src/config/start-error.js';
import { requireWritable } from '#src/config/writable-directory.js';
import { type OpenDatabase, openDatabase } from '#src/database/embedded/open-database.js';
import { migrate } from '#src/database/migrate.js';
import { DEMO_PASSWORD } from '#src/demo/load-demo-venue.js';
import { DEMO_DOOR, openDemoDoor } from '#src/demo/open-demo-door.js';
import { prepareDemoVenue } from '#src/demo/prepare-demo-venue.js';
import { FileStorage } from '#src/integrations/file-storage/file-storage.js';
import { HealthService } from '#src/modules/health/health.service.js';
import { PageRenderer } from '#src/modules/pages/body/page-renderer.js';
import { AppModule } from './app.module.js';
import { setUpApp } from './app.setup.js';

/** From `api/dist/src` to the PWA's build. */
const PWA_DIRECTORY = fileURLToPath(new URL('../../../pwa/dist', import.meta.url));

/** A proxy asks each half second whether to send requests here (.config/docker/Caddyfile), and gives up after two. */
const LEAVING_MS = 3_000;

/** What to do when the port cannot be had. */
const PORT_PROBLEMS = new Map<unknown, string>([
  ['EADDRINUSE', 'Another program has this port: set PORT to a free one.'],
  ['EADDRNOTAVAIL', 'This machine does not have that address: correct HOST.'],
  ['EACCES', 'This account may not use this port: set PORT to one above 1023.'],
]);

/** Finishes what is in flight, for up to 25 seconds, then stops the database that is ours (design §4 "Server faults"). */
const stopOnSignal = (
  app: NestExpressApplication,
  { trustProxy }: Settings,
  database: OpenDatabase,
): void => {
  let stopping: Promise<void> | undefined;
  const stop = async (): Promise<void> => {
    if (trustProxy !== false) {
      app.get(HealthService).leave();
      await pause(LEAVING_MS);
    }
    stopListening(app.getHttpServer());
    await app.close();
    await database.stop();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => void (stopping ??= stop()));
};

/** What a newcomer needs to know, as plain words between the log lines; in production a log line like the others. */
const greet = (address: string, { isDemo, mode, publicUrl }: Settings, logger: Logger): void => {
  if (mode === 'production') {
    logger.info({ address }, 'the venue is open');
    if (publicUrl === undefined)
      logger.warn(
        { address },
        'PUBLIC_URL is not set: links, previews, calendars and feeds lead to this address',
      );
    return;
  }
  const lines = [``, `  The venue is open: ${address}`, `  API documentation: ${address}/api/docs`];
  if (isDemo) {
    lines.push(`  Sign in as admin, artist or customer, each with the password ${DEMO_PASSWORD}`);
    lines.push(
      `  The door: ${address}/door#${DEMO_DOOR.token}, where ${DEMO_DOOR.person} has the PIN ${DEMO_DOOR.pin}`,
    );
  }
  process.stdout.write(`${lines.join('\n')}\n\n`);
};

const open = async (settings: Settings, logger: Logger, database: OpenDatabase): Promise<void> => {
  await migrate(database.url);
  await requireWritable(settings.storage.directory);
  const app = await NestFactory.create<NestExpressApplication>(AppModule.forRoot(settings, database.url), {
    logger: new PinoNestLogger(logger),
    bodyParser: false,
    abortOnError: false,
  });
  setUpApp(app, logger, PWA_DIRECTORY);
  stopOnSignal(app, settings, database);
  const warm = app.get(PageRenderer).warmUp();
  try {
    await app.init();
    if (settings.isDemo) {
      const [dataSource, storage] = [app.get(DataSource), app.get(FileStorage)];
      await prepareDemoVenue({ dataSource, storage, now: new Date() });
      await openDemoDoor(app, new Date());
    }
    await warm;
    await app.listen(settings.port, settings.host);
  } catch (error) {
    await app.close();
    throw error;
  }
  greet(await app.getUrl(), settings, logger);
};

/** A start that fails leaves no database behind. */
const start = async (settings: Settings, logger: Logger): Promise<void> => {
  const database = await openDatabase(settings, (line) => logger.info(line));
  try {
    await open(settings, logger, database);
  } catch (error) {
    await database.stop();
    throw error;
  }
};

/** What stands on the terminal when the start failed: what the operator can mend in plain words, else the whole error. */
const explain = (error: unknown): string => {
  if (error instanceof StartError) return error.message;
  if (!(error instanceof Error)) return String(error);
  const help = 'code' in error && error.code !== undefined && PORT_PROBLEMS.get(error.code);
  return help ? `${error.message}\n${help}` : (error.stack ?? error.message);
};

try {
  const settings = settingsFromEnvironment();
  await start(settings, pino({ level: settings.logLevel, base: undefined }, openLogOutput()));
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exit(1);
}
