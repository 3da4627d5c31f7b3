import { Injectable } from '@nestjs/common';
import { Database, type Transaction } from '#src/database/database.js';
import { ErasureEntity } from '#src/modules/rights/entities/erasure.entity.js';
import { contactPattern, namePattern, type Person } from '#src/modules/rights/person-rules.js';
import { type ErasureStep, ERASURE_STEPS, MENTION_STEPS } from './erasure.sql.js';

/** A column in which somebody's words still name a person who was forgotten. */
export interface StillNamed {
  /** `table.column` */
  where: string;
  rows: number;
}

interface WordColumns {
  table: string;
  columns: string[];
}

/** Every column that can hold words, table by table; but for the log of the staff, which holds ids and is long. */
const WORD_COLUMNS = `
  SELECT table_name AS "table", array_agg(column_name::text ORDER BY column_name) AS columns
    FROM information_schema.columns JOIN information_schema.tables USING (table_schema, table_name)
   WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND table_name NOT IN ('schema_migrations', 'staff_log')
     AND is_generated = 'NEVER' AND data_type IN ('text', 'character varying', 'json', 'jsonb')
   GROUP BY 1 ORDER BY 1`;

@Injectable()
export class ErasureRepository {
  constructor(private readonly database: Database) {}

  /** What they left, while their account and their artists still stand. */
  async eraseTraces(transaction: Transaction, person: Person): Promise<void> {
    await this.run(transaction, ERASURE_STEPS, person);
  }

  /** What mentions them, once all that was theirs has gone. */
  async eraseMentions(transaction: Transaction, person: Person): Promise<void> {
    await this.run(transaction, MENTION_STEPS, person);
  }

  /** Keeps that somebody was forgotten; of who it was, nothing. */
  async note({ manager }: Transaction, erasure: Pick<ErasureEntity, 'askedBy' | 'tokenHash'>): Promise<void> {
    await manager.insert(ErasureEntity, erasure);
  }

  /** Whether this link has done its work already. */
  wasDoneBy(tokenHash: string): Promise<boolean> {
    return this.database.manager.existsBy(ErasureEntity, { tokenHash });
  }

  /**
   * Where words still name them, such as the title of a show or a caption: for people to judge. Reads every table, so it is
   * for staff, who wait for it.
   */
  async findStillNamed(person: Person): Promise<StillNamed[]> {
    const pattern = [contactPattern(person), namePattern(person)].filter((part) => part !== null).join('|');
    if (pattern === '') return [];
    const found: StillNamed[] = [];
    for (const { table, columns } of await this.database.query<WordColumns>(WORD_COLUMNS))
      found.push(...(await this.findNamedIn({ table, columns }, pattern)));
    return found;
  }

  /** Each table is read once, whatever its columns. */
  private async findNamedIn({ table, columns }: WordColumns, pattern: string): Promise<StillNamed[]> {
    const counts = columns.map(
      (column) => `count(*) FILTER (WHERE "${column}"::text ~* $1)::integer AS "${column}"`,
    );
    const [row = {}] = await this.database.query<Record<string, number>>(
      `SELECT ${counts.join(', ')} FROM "${table}"`,
      [pattern],
    );
    return Object.entries(row)
      .filter(([, rows]) => rows > 0)
      .map(([column, rows]) => ({ where: `${table}.${column}`, rows }));
  }

  private async run(transaction: Transaction, steps: readonly ErasureStep[], person: Person): Promise<void> {
    for (const { sql, values } of steps) {
      const parameters = values(person);
      if (parameters) await transaction.query(sql, parameters);
    }
  }
}
