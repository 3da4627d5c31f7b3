import { Injectable } from '@nestjs/common';
import { Database } from '#src/database/database.js';

@Injectable()
export class HealthService {
  constructor(private readonly database: Database) {}

  /** Resolves when the database answers; throws what the filter makes a 503 of when it does not. */
  async checkDatabase(): Promise<void> {
    await this.database.query('SELECT 1');
  }
}
