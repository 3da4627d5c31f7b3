import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { pino } from 'pino';
import { DataSource } from 'typeorm';
import { AppModule } from '#src/app.module.js';
import { DomainError } from '#src/common/errors/domain-error.js';
import { actAs, type Actor } from '#src/common/staff-log/actor.js';
import { PinoNestLogger } from '#src/common/http/logging/pino-nest-logger.js';
import { normalizeEmail } from '#src/common/validation/fields/email.decorator.js';
import { settingsFromEnvironment } from '#src/config/environment.js';
import { StartError } from '#src/config/start-error.js';
import { openDatabase } from '#src/database/embedded/open-database.js';
import { databaseStartProblem } from '#src/database/start-problem.js';
import { migrate } from '#src/database/migrate.js';

/** What a command about a person works with. */
export interface PersonCommand {
  /** As the product spells it. */
  email: string;
  /** What `--file` and `--confirm` say. */
  file: string | undefined;
  confirm: string | undefined;
  /** The product on the venue of the settings, without its pages. */
  app: INestApplicationContext;
  tell: (line: string) => void;
}

const OPTIONS = {
  email: { type: 'string' },
  file: { type: 'string' },
  confirm: { type: 'string' },
} as const;

const tell = (line: string): void => void process.stdout.write(`${line}\n`);

/**
 * Runs a command about the person whom `--email` names, on the venue of the settings, running or not. What the operator can mend is
 * told in plain words; the exit code is then 1.
 * What it changes, and that it took data out, is in the log under its name.
 * @param name as the log has it @param usage what stands on the terminal when nobody is named
 */
export const runPersonCommand = async (
  name: string,
  usage: string,
  work: (command: PersonCommand) => Promise<void>,
): Promise<void> => {
  try {
    await onVenue(argumentsOf(usage), (command) => actAs(commandLine(name), () => work(command)));
  } catch (error) {
    process.stderr.write(`${explain(error)}\n`);
    process.exitCode = 1;
  }
};

const commandLine = (action: string): Actor => ({
  userId: null,
  doorDeviceId: null,
  device: 'The command line',
  requestId: randomUUID(),
  action,
});

const argumentsOf = (usage: string): Pick<PersonCommand, 'email' | 'file' | 'confirm'> => {
  try {
    const { email, file, confirm } = parseArgs({ options: OPTIONS }).values;
    if (email !== undefined && email.includes('@')) return { email: normalizeEmail(email), file, confirm };
  } catch {
    // Said below.
  }
  throw new StartError(usage);
};

const onVenue = async (
  said: Pick<PersonCommand, 'email' | 'file' | 'confirm'>,
  work: (command: PersonCommand) => Promise<void>,
): Promise<void> => {
  const settings = settingsFromEnvironment();
  const database = await openDatabase(settings, () => undefined);
  try {
    // Only the embedded one is brought up to date, since it may be new.
    if (settings.isDemo) await migrate(database.url);
    const logger = new PinoNestLogger(pino({ level: 'silent' }));
    const app = await NestFactory.createApplicationContext(AppModule.forRoot(settings, database.url), {
      logger,
    });
    try {
      await work({ ...said, app, tell });
    } finally {
      await app.close();
    }
  } catch (error) {
    throw databaseStartProblem(error, database.url);
  } finally {
    await database.stop();
  }
};

const explain = (error: unknown): string => {
  if (error instanceof StartError || error instanceof DomainError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
};

/** Jobs that remove files, in whose transaction their rows went. */
const FILE_JOBS = ['photos.discard-files', 'artists.discard-files', 'auth.discard-profile-image'];
const LONGEST_WAIT_SECONDS = 60;

/** Waits until the files of somebody who was forgotten are gone, too. @returns false when the storage takes longer */
export const waitForFiles = async ({ app }: Pick<PersonCommand, 'app'>): Promise<boolean> => {
  for (let seconds = 0; seconds < LONGEST_WAIT_SECONDS; seconds += 1) {
    const rows: unknown[] = await app
      .get(DataSource)
      .query('SELECT FROM graphile_worker.jobs WHERE task_identifier = ANY ($1)', [FILE_JOBS]);
    if (rows.length === 0) return true;
    await pause(1_000);
  }
  return false;
};
