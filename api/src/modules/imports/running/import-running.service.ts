import { Injectable } from '@nestjs/common';
import { missingFields } from '#contract/rules/imports.js';
import { DomainError, orThrow } from '#src/common/errors/domain-error.js';
import { Database, type Transaction } from '#src/database/database.js';
import { isRowRefused } from '#src/database/pg-errors.js';
import { JobQueue } from '#src/integrations/job-queue/job-queue.js';
import { changedImport, type ImportEntity, isJudged } from '#src/modules/imports/entities/import.entity.js';
import { toResponse } from '#src/modules/imports/import-view.js';
import { columnsMissing, importNotFound, importNotJudged } from '#src/modules/imports/import-errors.js';
import type { ImportResponse } from '#src/modules/imports/imports.dto.js';
import { ImportsRepository } from '#src/modules/imports/imports.repository.js';
import { ImportJudgingService } from '#src/modules/imports/judging/import-judging.service.js';

export const RUN_IMPORTS = 'imports.run';

/** Rows of one transaction: short enough that nobody waits for its locks. */
const ROWS_AT_ONCE = 200;

/** `busy`: another process writes. */
type Step = 'more' | 'over' | 'busy';

const NOT_TAKEN = 'The database does not take this row.';

/** Writes what imports bring, some rows at a time: a process that ends meanwhile leaves whole rows, and another goes on. */
@Injectable()
export class ImportRunningService {
  constructor(
    private readonly database: Database,
    private readonly imports: ImportsRepository,
    private readonly judging: ImportJudgingService,
    private readonly queue: JobQueue,
  ) {}

  /**
   * Begins to bring in the rows, or goes on; does nothing when that is under way or over.
   * @throws DomainError `imports.not-found`, `imports.not-judged`, `imports.columns-missing`
   */
  start(id: number): Promise<ImportResponse> {
    return this.change(id, async (transaction, read) => {
      if (read.state === 'running' || read.state === 'done') return read;
      if (!isJudged(read)) throw importNotJudged();
      const missing = missingFields(read.kind, read.options.columns);
      if (missing.length > 0) throw columnsMissing(missing);
      await this.queue.add(transaction, RUN_IMPORTS, {});
      return changedImport(read, { state: 'running' });
    });
  }

  /** Writes no more rows; those that are written stay. @throws DomainError `imports.not-found` */
  stop(id: number): Promise<ImportResponse> {
    return this.change(id, (_transaction, read) =>
      Promise.resolve(read.state === 'running' ? changedImport(read, { state: 'stopped' }) : read),
    );
  }

  /** Writes the next rows. */
  async step(id: number): Promise<Step> {
    try {
      return await this.writeRows(id, ROWS_AT_ONCE);
    } catch (error) {
      if (wordsOf(error) === undefined) throw error;
      return this.writeOneByOne(id);
    }
  }

  /** So that the one row that cannot be written keeps no other from it. */
  private async writeOneByOne(id: number): Promise<Step> {
    for (let count = 0; count < ROWS_AT_ONCE; count += 1) {
      const step = await this.writeRows(id, 1).catch((error: unknown) => this.refuseNext(id, error));
      if (step !== 'more') return step;
    }
    return 'more';
  }

  private async writeRows(id: number, count: number): Promise<Step> {
    const read = await this.imports.find(id);
    if (read?.state !== 'running') return 'over';
    const judging = await this.judging.begin(read);
    return this.alone(id, async (transaction, now) => {
      const rows = await this.imports.findWaiting(transaction, id, count);
      if (rows.length === 0) return this.finish(transaction, now);
      const judged = await judging.judge(transaction, rows, { writes: true });
      await judging.write(transaction, judged);
      await this.imports.saveJudged(transaction, id, { rows: judged, isDone: true });
      return this.count(transaction, now, rows.length);
    });
  }

  private async refuseNext(id: number, error: unknown): Promise<Step> {
    const words = wordsOf(error);
    if (words === undefined) throw error;
    return this.alone(id, async (transaction, now) => {
      const [row] = await this.imports.findWaiting(transaction, id, 1);
      if (!row) return 'more';
      const { key, isTwin } = row;
      const rows = [{ id: row.id, fate: 'cannot' as const, words, key, isTwin }];
      await this.imports.saveJudged(transaction, id, { rows, isDone: true });
      return this.count(transaction, now, 1);
    });
  }

  /** Works on a running import while nobody else writes any. */
  private alone(
    id: number,
    work: (transaction: Transaction, now: ImportEntity) => Promise<Step>,
  ): Promise<Step> {
    return this.database.transaction(async (transaction) => {
      if (!(await this.imports.isAlone(transaction))) return 'busy';
      const now = await this.imports.lock(transaction, id);
      return now?.state === 'running' ? work(transaction, now) : 'over';
    });
  }

  private async count(transaction: Transaction, { id, done }: ImportEntity, rows: number): Promise<Step> {
    const counts = await this.imports.countFates(transaction, id);
    await this.imports.update(transaction, id, { counts, done: done + rows });
    return 'more';
  }

  private async finish(transaction: Transaction, { id }: ImportEntity): Promise<Step> {
    await this.imports.update(transaction, id, { state: 'done' });
    await this.imports.deleteBroughtIn(transaction, id);
    return 'over';
  }

  private change(
    id: number,
    work: (transaction: Transaction, read: ImportEntity) => Promise<ImportEntity>,
  ): Promise<ImportResponse> {
    return this.database.transaction(async (transaction) => {
      const read = orThrow(await this.imports.lock(transaction, id), importNotFound);
      const after = await work(transaction, read);
      if (after.state !== read.state) await this.imports.update(transaction, id, { state: after.state });
      return toResponse(after);
    });
  }
}

/** What keeps a row out, in words; undefined for what has nothing to do with the row. */
const wordsOf = (error: unknown): string | undefined => {
  if (error instanceof DomainError && error.kind !== 'unavailable') return error.message;
  return isRowRefused(error) ? NOT_TAKEN : undefined;
};
