import type { RowFate } from '#contract/rules/imports.js';
import type { Transaction } from '#src/database/database.js';
import type { ImportRowEntity } from '#src/modules/imports/entities/import-row.entity.js';

/** A row as judging needs it. */
export type RowToJudge = Pick<
  ImportRowEntity,
  'id' | 'line' | 'cells' | 'problem' | 'key' | 'isTwin' | 'words'
>;

/** What becomes of a row, in words. */
export interface JudgedRow {
  id: number;
  fate: RowFate;
  words: string;
  key: string | null;
  isTwin: boolean;
}

/** Judges and writes the rows of one import, in their order: what earlier rows say counts for later ones. */
export interface RowJudging<Judged extends JudgedRow = JudgedRow> {
  /** To be told all rows of the file before they are judged for the first time. */
  learn?(rows: readonly RowToJudge[]): void;
  /** @param writes the rows are written in the same transaction, so what they need is held */
  judge(
    transaction: Transaction,
    rows: readonly RowToJudge[],
    options: { writes: boolean },
  ): Promise<Judged[]>;
  write(transaction: Transaction, judged: readonly Judged[]): Promise<void>;
}

/** What cannot be read, or stands in the file again, whatever there is in the venue. */
export const judgedByItself = ({ id, key, problem, isTwin, words }: RowToJudge): JudgedRow | undefined => {
  if (problem === null && !isTwin) return undefined;
  return { id, key, fate: isTwin ? 'same' : 'cannot', words: problem ?? words, isTwin };
};
