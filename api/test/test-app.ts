import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { pino } from 'pino';
import request, { type Agent } from 'supertest';
import { DataSource } from 'typeorm';
import type { UserType } from '#contract/users.js';
import { DEFAULT_TIME_ZONE, showNightAt } from '#contract/rules/clock.js';
import { AppModule } from '#src/app.module.js';
import { setUpApp } from '#src/app.setup.js';
import { DEVICE_TOKEN_PREFIX } from '#src/common/access/door-device.js';
import type { Deadlines } from '#src/common/http/serving/request-deadlines.js';
import { PinoNestLogger } from '#src/common/http/logging/pino-nest-logger.js';
import { parseSettings } from '#src/config/settings.js';
import { DatabaseAddress } from '#src/database/database-address.js';
import { hashPassword } from '#src/common/secrets/password-hashing.js';
import { newSecretToken, secretHash } from '#src/common/secrets/secret-token.js';
import { SessionsService } from '#src/modules/auth/sessions/sessions.service.js';
import { watchAnswers } from './declared-answers.js';
import { createTestDatabase } from '#test/database/test-database.js';

/** A running app on its own database and its own upload folder. */
export interface TestApp {
  app: NestExpressApplication;
  /** `http().get('/api/…')`; a fresh supertest each time, without cookies. */
  http(): Agent;
  /** SQL straight to the app's database: the truth behind the answers. */
  sql<Row = Record<string, unknown>>(text: string, parameters?: unknown[]): Promise<Row[]>;
  /** Where the app keeps uploads. */
  uploads: string;
  /** Fails when a route answered what the API's description does not name. */
  close(): Promise<void>;
}

/** Signed-in account of a kind, made straight in the database. */
export interface TestAccount {
  id: number;
  email: string;
  username: string;
  password: string;
  sessionId: string;
}

const PASSWORD = 'two-step-1962';
const passwordHash = hashPassword(PASSWORD);

/**
 * Starts the app exactly as `main` does, listening on a free loopback port. `environment` overrides settings; without
 * a build of the PWA there are no pages.
 */
export const createTestApp = async (
  environment: NodeJS.ProcessEnv = {},
  deadlines?: Deadlines,
  pwaDirectory?: string,
): Promise<TestApp> => {
  const database = await createTestDatabase();
  const uploads = await mkdtemp(join(tmpdir(), 'honky-tonk-uploads-'));
  const process = await startProcess(
    { databaseUrl: database.url, uploads, pwaDirectory },
    environment,
    deadlines,
  );
  return {
    ...process,
    close: async () => {
      try {
        await process.close();
      } finally {
        await database.drop();
        await rm(uploads, { recursive: true, force: true });
      }
    },
  };
};

/** What would be one more process of a venue, on its database and its files; to be closed before it. */
export const createSecondProcess = (
  { app, uploads }: TestApp,
  environment: NodeJS.ProcessEnv = {},
): Promise<TestApp> => startProcess({ databaseUrl: app.get(DatabaseAddress).url, uploads }, environment);

/** A venue that runs as two processes. */
export const createTwoProcesses = async () => {
  const venue = await createTestApp();
  const other = await createSecondProcess(venue);
  // Passport knows the strategies of one app in a process, which are the last one's.
  const close = async (): Promise<void> => {
    await other.close();
    await venue.close();
  };
  return { venue, other, close };
};

/** A process of a venue whose database and files are there already; neither goes with it. */
export const startProcess = async (
  { databaseUrl, uploads, pwaDirectory }: { databaseUrl: string; uploads: string; pwaDirectory?: string },
  environment: NodeJS.ProcessEnv = {},
  deadlines?: Deadlines,
): Promise<TestApp> => {
  const settings = parseSettings({
    NODE_ENV: 'test',
    DATABASE_URL: databaseUrl,
    STORAGE_DIRECTORY: uploads,
    LOG_LEVEL: 'silent',
    JOBS: 'false',
    ...environment,
  });
  const logger = pino({ level: settings.logLevel });
  const app = await NestFactory.create<NestExpressApplication>(AppModule.forRoot(settings, databaseUrl), {
    logger: new PinoNestLogger(logger),
    bodyParser: false,
  });
  const undeclaredAnswers = watchAnswers(app);
  setUpApp(app, logger, pwaDirectory ?? join(uploads, 'no-pwa'), deadlines);
  await app.listen(0, '127.0.0.1');
  const dataSource = app.get(DataSource);
  return {
    app,
    uploads,
    http: () => request.agent(app.getHttpServer()),
    sql: (text, parameters = []) => dataSource.query(text, parameters),
    close: async () => {
      await app.close();
      const undeclared = undeclaredAnswers();
      if (undeclared.length > 0)
        throw new Error(`The API's description does not name these answers:\n${undeclared.join('\n')}`);
    },
  };
};

/** An account of this kind with a live session. */
export const createAccount = async (
  { app, sql }: TestApp,
  userType: UserType,
  overrides: { email?: string; username?: string } = {},
): Promise<TestAccount> => {
  const username = overrides.username ?? `${userType}-${randomUUID().slice(0, 8)}`;
  const email = overrides.email ?? `${username}@example.com`;
  const password = await passwordHash;
  const [row] = await sql<{ id: number }>(
    `INSERT INTO users (username, email, password, first_name, last_name, user_type)
     VALUES ($1, $2, $3, 'Loretta', 'Hayes', $4) RETURNING id`,
    [username, email, password, userType],
  );
  const id = row?.id ?? 0;
  const sessionId = await app.get(SessionsService).open({ id, password }, 'A browser');
  return { id, email, username, password: PASSWORD, sessionId };
};

/** A paired tablet's token, made straight in the database. */
export const createDevice = async (
  { sql }: TestApp,
  name = `Door ${randomUUID().slice(0, 8)}`,
): Promise<string> => {
  const token = `${DEVICE_TOKEN_PREFIX}${newSecretToken()}`;
  await sql('INSERT INTO door_devices (name, token_hash) VALUES ($1, $2)', [name, secretHash(token)]);
  return token;
};

/** A show whose check-in is open, whatever the time is: tonight's, with early doors, by the clock of a new venue. */
export const openShow = (): { date: string; time: string; doorsTime: string } => ({
  date: showNightAt(new Date(), DEFAULT_TIME_ZONE),
  time: '20:00',
  doorsTime: '04:00',
});

/** An event in the calendar; its id. One whose date is not told is tonight, and its check-in is open. */
export const createEvent = async (
  { sql }: TestApp,
  overrides: Partial<{
    name: string;
    type: string;
    date: string;
    time: string;
    artistId: number;
    artistNotes: string;
  }> = {},
): Promise<number> => {
  const when = overrides.date === undefined ? openShow() : { time: '20:00', doorsTime: null };
  const event = { name: 'Open Mic Night', type: 'country', ...when, ...overrides };
  const [row] = await sql<{ id: number }>(
    `INSERT INTO events (name, type, date, time, doors_time, artist_id, artist_notes)
     VALUES ($1, $2, $3, $4, $5, $6, $7) RETURNING id`,
    [
      event.name,
      event.type,
      event.date,
      event.time,
      event.doorsTime,
      event.artistId ?? null,
      event.artistNotes ?? null,
    ],
  );
  return row?.id ?? 0;
};

/** A verification photo's row without its files; its id. */
export const createVerificationPhoto = async ({ sql }: TestApp, eventId: number): Promise<number> => {
  const [row] = await sql<{ id: number }>(
    `INSERT INTO event_photos (event_id, filename, original_name, file_size, mime_type, is_verification_photo)
     VALUES ($1, $2, 'me.jpg', 1000, 'image/jpeg', true) RETURNING id`,
    [eventId, `photo-${randomUUID()}.jpg`],
  );
  return row?.id ?? 0;
};
