import { Injectable } from '@nestjs/common';
import { Database, type SqlRunner } from '#src/database/database.js';
import type { Person } from '#src/modules/rights/person-rules.js';
import { EXPORT_PARTS, EXPORTED_FILES } from './export.sql.js';

/** A stored file of somebody's. */
export interface TheirFile {
  /** As `data.json` names it, within `/uploads` or as a photo's file name. */
  name: string;
  /** What was uploaded, while the photo's sizes are not made. */
  originalKey: string | null;
  isReady: boolean;
}

/** What the venue's rows say of somebody, part by part, and their files. */
export interface TheirRows {
  parts: Record<string, unknown[]>;
  files: TheirFile[];
}

@Injectable()
export class ExportRepository {
  constructor(private readonly database: Database) {}

  /** All of one moment. */
  read(person: Person): Promise<TheirRows> {
    return this.database.transaction(async (transaction) => {
      await transaction.query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY');
      return this.readWithin(transaction, person);
    });
  }

  private async readWithin(runner: SqlRunner, person: Person): Promise<TheirRows> {
    const { userId, emails, phones, memberIds, artistIds, sure } = person;
    const who = [userId, emails, phones, memberIds, artistIds, sure.artistIds];
    const parts: Record<string, unknown[]> = {};
    for (const { key, sql } of EXPORT_PARTS) parts[key] = await runner.query(sql, who);
    return { parts, files: await runner.query<TheirFile>(EXPORTED_FILES, who) };
  }
}
