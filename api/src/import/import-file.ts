import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { MAX_IMPORT_BYTES } from '#contract/rules/imports.js';
import { AppModule } from '#src/app.module.js';
import { Settings } from '#src/config/settings.js';
import { StartError } from '#src/config/start-error.js';
import { migrate } from '#src/database/migrate.js';
import { fileTooLarge } from '#src/modules/imports/import-errors.js';
import type { ImportOptionsRequest, ImportResponse } from '#src/modules/imports/imports.dto.js';
import { ImportsService } from '#src/modules/imports/imports.service.js';
import { ImportRunningService } from '#src/modules/imports/running/import-running.service.js';

/** What the command line asks for. */
interface CommandOptions {
  kind: 'events' | 'members';
  /** Only says what would become of the rows. */
  isDry: boolean;
  reading: ImportOptionsRequest;
}

/** The venue, the file, and where to tell. */
interface CommandVenue {
  url: string;
  path: string;
  settings: Settings;
  tell: (line: string) => void;
}

const BUSY_MS = 300;
const ROWS_AT_ONCE = 1_000;
/** Between two lines on how far it is. */
const TOLD_ROWS = 1_000;

const FLAGS = /^--(dry-run|members|type=.+|usual-time=.+)$/;

/** @throws StartError for what the command does not know */
export const importOptions = (args: readonly string[]): CommandOptions => {
  const unknown = args.find((arg) => arg.startsWith('--') && !FLAGS.test(arg));
  if (unknown !== undefined) throw new StartError(`${unknown} is not known here.`);
  const value = (name: string) => args.find((arg) => arg.startsWith(`--${name}=`))?.split('=', 2)[1];
  const [type, usualTime] = [value('type'), value('usual-time')];
  if (usualTime !== undefined && !/^([01]\d|2[0-3]):[0-5]\d$/.test(usualTime))
    throw new StartError('--usual-time must be a time like 20:00');
  return {
    kind: args.includes('--members') ? 'members' : 'events',
    isDry: args.includes('--dry-run'),
    reading: { ...(type && { type: type.toLowerCase() }), ...(usualTime && { usualTime }) },
  };
};

/**
 * Reads a file and brings it into the venue, which may be running.
 * @returns whether every row could be brought in
 */
export const importFile = async (
  { url, path, settings, tell }: CommandVenue,
  options: CommandOptions,
): Promise<boolean> => {
  await migrate(url);
  const app = await NestFactory.createApplicationContext(
    AppModule.forRoot(new Settings(Object.assign({}, settings, { jobsEnabled: false })), url),
    { logger: false, abortOnError: false },
  );
  try {
    return await run(app, { path, tell, ...options });
  } finally {
    await app.close();
  }
};

const run = async (
  app: INestApplicationContext,
  { path, tell, kind, isDry, reading }: Pick<CommandVenue, 'path' | 'tell'> & CommandOptions,
): Promise<boolean> => {
  const imports = app.get(ImportsService);
  const { answer } = await imports.read({ file: await fileAt(path), kind, by: null });
  const preview = Object.keys(reading).length > 0 ? await imports.change(answer.id, reading) : answer;
  for (const note of preview.notes) tell(note);
  if (preview.missing.length > 0)
    throw new StartError(
      `No column says: ${preview.missing.join(', ')}. Name it in the first line, or import on the dashboard.`,
    );
  const done = isDry ? preview : await bringIn(app, preview, tell);
  await tellLeftOut(imports, preview.id, tell);
  tell(`${isDry ? 'It would be' : 'Brought in:'} ${countsInWords(done)}`);
  if (isDry) await imports.discard(preview.id);
  return done.counts.cannot === 0;
};

const fileAt = async (path: string) => {
  const { size } = await stat(path).catch(() => {
    throw new StartError(`There is no file ${path}.`);
  });
  if (size > MAX_IMPORT_BYTES) throw fileTooLarge();
  const bytes = await readFile(path);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return { path, size, sha256, originalName: basename(path) };
};

const bringIn = async (
  app: INestApplicationContext,
  { id, total }: ImportResponse,
  tell: (line: string) => void,
): Promise<ImportResponse> => {
  const [imports, running] = [app.get(ImportsService), app.get(ImportRunningService)];
  await running.start(id);
  let told = 0;
  for (let step = await running.step(id); step !== 'over'; step = await running.step(id)) {
    if (step === 'busy') await pause(BUSY_MS);
    const { done } = await imports.find(id);
    if (done >= told + TOLD_ROWS) tell(`${done} of ${total} rows`);
    if (done >= told + TOLD_ROWS) told = done;
  }
  return imports.find(id);
};

const tellLeftOut = async (
  imports: ImportsService,
  id: number,
  tell: (line: string) => void,
): Promise<void> => {
  for (let cursor: string | undefined, isFirst = true; isFirst || cursor !== undefined; isFirst = false) {
    const page = await imports.findRows(id, { fate: 'cannot', limit: ROWS_AT_ONCE, cursor });
    for (const { line, words } of page.shown) tell(`line ${line}: ${words}`);
    cursor = page.nextCursor;
  }
};

const countsInWords = ({ counts }: ImportResponse): string =>
  `${counts.new} new, ${counts.changed} changed, ${counts.same} as they were, ${counts.cannot} left out`;
