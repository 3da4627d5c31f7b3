import { Injectable } from '@nestjs/common';
import { missingFields } from '#contract/rules/imports.js';
import { Database } from '#src/database/database.js';
import { changedImport, type ImportEntity } from '#src/modules/imports/entities/import.entity.js';
import { importUnderWay } from '#src/modules/imports/import-errors.js';
import type { ImportRowEntity } from '#src/modules/imports/entities/import-row.entity.js';
import { ImportsRepository } from '#src/modules/imports/imports.repository.js';
import { ImportJudgingService } from './import-judging.service.js';
import type { JudgedRow, RowJudging, RowToJudge } from './judged-row.js';

/** Rows of one transaction; others' calls are answered between two of them. */
const ROWS_AT_ONCE = 250;

/** Says what would become of each row, before anything is written. */
@Injectable()
export class PreviewService {
  constructor(
    private readonly database: Database,
    private readonly imports: ImportsRepository,
    private readonly judging: ImportJudgingService,
  ) {}

  /**
   * Keeps the options of the import, by which it runs from now on, and judges all rows by them. It has no counts meanwhile, and is not
   * started.
   * @returns the import with its counts
   * @throws DomainError `imports.under-way` when it was started meanwhile
   */
  async judge(read: ImportEntity): Promise<ImportEntity> {
    await this.database.transaction(async (transaction) => {
      const now = await this.imports.lock(transaction, read.id);
      if (now?.state !== 'preview') throw importUnderWay();
      await this.imports.update(transaction, read.id, { options: read.options, counts: {} });
    });
    const judging = await this.judging.begin(read);
    await this.learn(read, judging);
    for (let after: number | undefined = 0; after !== undefined;)
      after = await this.judgePart(read, judging, after);
    const counts = await this.imports.countFates(this.database, read.id);
    await this.imports.update(this.database, read.id, { counts });
    return changedImport(read, { counts });
  }

  /** @returns the last row of the part; undefined after the last part */
  private judgePart(read: ImportEntity, judging: RowJudging, after: number): Promise<number | undefined> {
    const missing = missingFields(read.kind, read.options.columns);
    return this.database.transaction(async (transaction) => {
      const now = await this.imports.lock(transaction, read.id);
      if (now?.state !== 'preview') throw importUnderWay();
      const rows = await this.imports.findRows(transaction, read.id, { after, take: ROWS_AT_ONCE });
      const fresh = rows.map(unjudged);
      const judged =
        missing.length > 0
          ? fresh.map((row) => unnamed(row, missing))
          : await judging.judge(transaction, fresh, { writes: false });
      await this.imports.saveJudged(transaction, read.id, { rows: judged, isDone: false });
      return rows.length < ROWS_AT_ONCE ? undefined : rows.at(-1)?.id;
    });
  }

  /** Shows the judging all rows before it judges the first. */
  private async learn({ id }: ImportEntity, judging: RowJudging): Promise<void> {
    for (let after: number | undefined = 0; judging.learn && after !== undefined;) {
      const rows = await this.imports.findRows(this.database, id, { after, take: ROWS_AT_ONCE });
      judging.learn(rows);
      after = rows.length < ROWS_AT_ONCE ? undefined : rows.at(-1)?.id;
    }
  }
}

/** As the file has it; what stands there again, by the file itself, has a problem that says so. */
const unjudged = ({ id, line, cells, problem, isTwin, words }: ImportRowEntity): RowToJudge => ({
  id,
  line,
  cells,
  problem,
  words,
  key: null,
  isTwin: isTwin && problem !== null,
});

const unnamed = ({ id }: RowToJudge, missing: readonly string[]): JudgedRow => ({
  id,
  key: null,
  fate: 'cannot',
  words: `Please say which column is: ${missing.join(', ')}.`,
  isTwin: false,
});
