import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn, UpdateDateColumn } from 'typeorm';
import type {
  DateOrder,
  FateCounts,
  ImportColumns,
  ImportKind,
  ImportState,
} from '#contract/rules/imports.js';

/** How the rows of a file are understood. */
export interface ImportOptions {
  columns: ImportColumns;
  dateOrder: DateOrder;
  /** Lower-case event type of shows that name none of the venue's. */
  type: string;
  /** `HH:MM` of shows without a start; null leaves them out. */
  usualTime: string | null;
  /** Whether followers of the artists are told of upcoming shows that are new. */
  tellsFollowers: boolean;
}

/** A file that was read, and how far bringing it in has come (decision 60). */
@Entity({ name: 'imports' })
export class ImportEntity {
  @PrimaryGeneratedColumn('identity', { primaryKeyConstraintName: 'pk_imports' }) id: number;
  @Column({ type: 'varchar', length: 10 }) kind: ImportKind;
  @Column({ name: 'file_name', type: 'varchar', length: 255 }) fileName: string;
  /** SHA-256 of its bytes, in hex. */
  @Column({ name: 'file_hash', type: 'varchar', length: 64 }) fileHash: string;
  @Column({ type: 'varchar', length: 5 }) format: 'ics' | 'csv';
  /** Sets numbers of one program apart from another's. */
  @Column({ type: 'varchar', length: 64 }) shape: string;
  /** What was noticed about the file, in words. */
  @Column({ type: 'text', array: true }) notes: string[];
  /** What its columns are called. */
  @Column({ type: 'text', array: true }) columns: string[];
  @Column({ type: 'jsonb' }) options: ImportOptions;
  @Column({ type: 'varchar', length: 10, default: 'preview' }) state: ImportState;
  /** Rows. */
  @Column({ type: 'integer' }) total: number;
  @Column({ type: 'integer', default: 0 }) done: number;
  /** Empty until all rows are judged. */
  @Column({ type: 'jsonb', default: () => `'{}'` }) counts: Partial<FateCounts>;
  /** The account that brought it; null once it is deleted, and for the command. */
  @Column({ name: 'created_by', type: 'integer', nullable: true }) createdBy: number | null;
  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' }) createdAt: Date;
  @UpdateDateColumn({ name: 'updated_at', type: 'timestamptz' }) updatedAt: Date;
}

/** The same import, with changes that the database has, or is about to have. */
export const changedImport = (read: ImportEntity, changes: Partial<ImportEntity>): ImportEntity =>
  Object.assign(new ImportEntity(), read, changes);

/** Whether it is known what would become of each row. */
export const isJudged = ({ counts }: ImportEntity): boolean => Object.keys(counts).length > 0;
