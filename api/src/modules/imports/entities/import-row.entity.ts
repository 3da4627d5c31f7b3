import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { RowFate } from '#contract/rules/imports.js';

/** A row of a file, and what becomes of it (decision 60). */
@Entity({ name: 'import_rows' })
export class ImportRowEntity {
  @PrimaryColumn({ name: 'import_id', type: 'integer', primaryKeyConstraintName: 'pk_import_rows' })
  importId: number;
  /** From 1, in the file's order. */
  @PrimaryColumn({ type: 'integer', primaryKeyConstraintName: 'pk_import_rows' }) id: number;
  /** Where it begins in the file, from 1; nights of a repeating show begin at the same line. */
  @Column({ type: 'integer' }) line: number;
  /** As they stand in the file, by the columns of the import. */
  @Column({ type: 'jsonb' }) cells: string[];
  /** Why the row cannot be read whatever the options say. */
  @Column({ type: 'text', nullable: true }) problem: string | null;
  /** What the other program calls it, as a SHA-256 in hex; null when it has no name for it. */
  @Column({ type: 'varchar', length: 64, nullable: true }) key: string | null;
  /** Null until it is judged. */
  @Column({ type: 'varchar', length: 10, nullable: true }) fate: RowFate | null;
  @Column({ type: 'text', default: '' }) words: string;
  /** A row before it says the same. */
  @Column({ name: 'is_twin', type: 'boolean', default: false }) isTwin: boolean;
  @Column({ name: 'is_done', type: 'boolean', default: false }) isDone: boolean;
}
