import { Injectable } from '@nestjs/common';
import { In, LessThan, MoreThan, Not } from 'typeorm';
import { type ImportState, type RowFate } from '#contract/rules/imports.js';
import { Database, type SqlRunner, type Transaction } from '#src/database/database.js';
import type { PagePart } from '#src/common/paging/page.js';
import { ImportEntity } from './entities/import.entity.js';
import { ImportRowEntity } from './entities/import-row.entity.js';
import { COUNT_FATES, INSERT_ROWS, SAVE_JUDGED, WRITE_ALONE } from './imports.sql.js';
import type { JudgedRow } from './judging/judged-row.js';
import type { FileRow } from './reading/file-rows.js';

type NewImport = Omit<ImportEntity, 'id' | 'state' | 'done' | 'counts' | 'createdAt' | 'updatedAt'>;

const HOUR_MS = 60 * 60 * 1000;

/** Files that were read, and their rows. */
@Injectable()
export class ImportsRepository {
  constructor(private readonly database: Database) {}

  async insert(transaction: Transaction, read: NewImport, rows: readonly FileRow[]): Promise<ImportEntity> {
    const made = transaction.manager.create(ImportEntity, read);
    await transaction.manager.insert(ImportEntity, made);
    const numbered = rows.map(({ line, cells, problem, twinOf }, place) => ({
      id: place + 1,
      line,
      cells,
      problem,
      isTwin: twinOf !== null,
    }));
    await transaction.query(INSERT_ROWS, [made.id, JSON.stringify(numbered)]);
    return made;
  }

  find(id: number, { manager }: SqlRunner = this.database): Promise<ImportEntity | null> {
    return manager.findOneBy(ImportEntity, { id });
  }

  /** The newest ones first. */
  findNewest(take: number): Promise<ImportEntity[]> {
    return this.database.manager.find(ImportEntity, { order: { id: 'DESC' }, take });
  }

  /** The same file of the same account, when it was read and judged, and nothing of it is written yet. */
  findPreview({
    fileHash,
    kind,
    createdBy,
  }: Pick<ImportEntity, 'fileHash' | 'kind'> & { createdBy: number }): Promise<ImportEntity | null> {
    return this.database.manager
      .createQueryBuilder(ImportEntity, 'import')
      .where({ fileHash, kind, createdBy, state: 'preview' })
      .andWhere(`import.counts <> '{}'`)
      .orderBy('import.id', 'DESC')
      .getOne();
  }

  async findRunning(): Promise<number[]> {
    const running = await this.database.manager.find(ImportEntity, {
      select: { id: true },
      where: { state: 'running' },
      order: { id: 'ASC' },
    });
    return running.map(({ id }) => id);
  }

  /** The import as it is now; other changes of it wait for the end of this transaction. */
  lock({ manager }: Transaction, id: number): Promise<ImportEntity | null> {
    return manager.findOne(ImportEntity, { where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  async update({ manager }: SqlRunner, id: number, changes: Partial<ImportEntity>): Promise<void> {
    await manager.update(ImportEntity, { id }, { ...changes, updatedAt: () => 'now()' });
  }

  /** Gives imports whose shows without a type get this one its new name; both in lower case, as they hold them. */
  async renameType({ manager }: SqlRunner, from: string, to: string): Promise<void> {
    await manager
      .createQueryBuilder()
      .update(ImportEntity)
      .set({ options: () => `jsonb_set(options, '{type}', to_jsonb(:to::text))` })
      .where(`options->>'type' = :from`, { from, to })
      .execute();
  }

  /** A part of the rows in their order, of all fates or of one. */
  findRows(
    { manager }: SqlRunner,
    importId: number,
    { after = 0, take, fate }: PagePart & { fate?: RowFate },
  ): Promise<ImportRowEntity[]> {
    return manager.find(ImportRowEntity, {
      where: { importId, id: MoreThan(after), ...(fate && { fate }) },
      order: { id: 'ASC' },
      take,
    });
  }

  /** The rows with these keys, in their order. */
  findByKeys(
    { manager }: Transaction,
    importId: number,
    keys: readonly string[],
  ): Promise<ImportRowEntity[]> {
    return manager.find(ImportRowEntity, { where: { importId, key: In(keys) }, order: { id: 'ASC' } });
  }

  /** The next rows that are not written. */
  findWaiting({ manager }: Transaction, importId: number, take: number): Promise<ImportRowEntity[]> {
    return manager.find(ImportRowEntity, { where: { importId, isDone: false }, order: { id: 'ASC' }, take });
  }

  async saveJudged(
    transaction: Transaction,
    importId: number,
    { rows, isDone }: { rows: readonly JudgedRow[]; isDone: boolean },
  ): Promise<void> {
    const plain = rows.map(({ id, fate, words, key, isTwin }) => ({ id, fate, words, key, isTwin }));
    await transaction.query(SAVE_JUDGED, [importId, JSON.stringify(plain), isDone]);
  }

  /** How many rows have each fate; fates that none has are missing. */
  async countFates(runner: SqlRunner, importId: number): Promise<Partial<Record<RowFate, number>>> {
    const counted = await runner.query<{ fate: RowFate; count: number }>(COUNT_FATES, [importId]);
    return Object.fromEntries(counted.map(({ fate, count }) => [fate, count]));
  }

  /** Only what could not be brought in is kept, to be taken home. */
  async deleteBroughtIn({ manager }: Transaction, importId: number): Promise<void> {
    await manager.delete(ImportRowEntity, { importId, fate: Not('cannot') });
  }

  async isAlone(transaction: Transaction): Promise<boolean> {
    const [lock] = await transaction.query<{ isAlone: boolean }>(WRITE_ALONE);
    return lock?.isAlone ?? false;
  }

  /** @returns false when there is none in one of these states */
  async delete(id: number, states: readonly ImportState[]): Promise<boolean> {
    const { affected } = await this.database.manager.delete(ImportEntity, { id, state: In(states) });
    return affected === 1;
  }

  /** Clears away what nobody has touched for so many hours. */
  async deleteUntouched({ states, hours }: { states: readonly ImportState[]; hours: number }): Promise<void> {
    const before = new Date(Date.now() - hours * HOUR_MS);
    await this.database.manager.delete(ImportEntity, { state: In(states), updatedAt: LessThan(before) });
  }
}
