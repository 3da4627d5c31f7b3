import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { INestApplicationContext } from '@nestjs/common';
import { MAX_IMPORT_BYTES } from '#contract/rules/imports.js';
import { requireOwnSchema, type Venue } from '#src/command/on-venue.js';
import { withProduct } from '#src/command/with-product.js';
import { Settings } from '#src/config/settings.js';
import { StartError } from '#src/config/start-error.js';
import { fileTooLarge } from '#src/modules/imports/import-errors.js';
import type { ImportResponse } from '#src/modules/imports/imports.dto.js';
import { ImportsService } from '#src/modules/imports/imports.service.js';
import { ImportRunningService } from '#src/modules/imports/running/import-running.service.js';
import type { AskedImport } from './import-command-line.js';

interface ImportJob extends AskedImport {
  venue: Venue;
  tell: (line: string) => void;
}

const BUSY_MS = 300;
const ROWS_AT_ONCE = 1_000;
/** Between two lines on how far it is. */
const TOLD_ROWS = 1_000;

/**
 * Reads a file and brings it into the venue, which may be running.
 * @returns whether every row could be brought in
 * @throws StartError when the database is not of this version, or somebody has stopped it
 */
export const importFile = async ({ venue, ...job }: ImportJob): Promise<boolean> => {
  await requireOwnSchema(venue);
  const settings = new Settings(Object.assign({}, venue.settings, { jobsEnabled: false }));
  return withProduct({ settings, url: venue.url }, (product) => run(product, job));
};

const run = async (
  product: INestApplicationContext,
  { path, tell, kind, isDry, reading }: Omit<ImportJob, 'venue'>,
): Promise<boolean> => {
  const imports = product.get(ImportsService);
  const { answer } = await imports.read({ file: await fileAt(path), kind, by: null });
  const preview = Object.keys(reading).length > 0 ? await imports.change(answer.id, reading) : answer;
  for (const note of preview.notes) tell(note);
  if (preview.missing.length > 0)
    throw new StartError(
      `No column says: ${preview.missing.join(', ')}. Name it in the first line, or import on the dashboard.`,
    );
  const done = isDry ? preview : await bringIn(product, preview, tell);
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
  product: INestApplicationContext,
  { id, total }: ImportResponse,
  tell: (line: string) => void,
): Promise<ImportResponse> => {
  const [imports, running] = [product.get(ImportsService), product.get(ImportRunningService)];
  await running.start(id);
  let told = 0;
  for (let step = await running.step(id); step !== 'over'; step = await running.step(id)) {
    if (step === 'busy') await pause(BUSY_MS);
    const { done } = await imports.find(id);
    if (done >= told + TOLD_ROWS) tell(`${done} of ${total} rows`);
    if (done >= told + TOLD_ROWS) told = done;
  }
  const ended = await imports.find(id);
  if (ended.state !== 'done')
    throw new StartError(
      `Stopped on the dashboard after ${ended.done} of ${total} rows. Go on with it there.`,
    );
  return ended;
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
