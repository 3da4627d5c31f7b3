import { Injectable } from '@nestjs/common';
import type { DoorEntry } from '#contract/rules/door/door-tally.js';
import type { FirstStep } from '#contract/today.js';
import { Database } from '#src/database/database.js';
import type { OpenNight } from './today.dto.js';
import type { FirstSteps } from './first-steps-rules.js';
import {
  COUNT_TABLES,
  FIND_ENTRIES,
  FIND_EXITS,
  FIND_FIRST_STEPS,
  FIND_OPEN_NIGHTS,
  TICK_FIRST_STEPS,
} from './today.sql.js';

type OfShow<Row> = Row & { eventId: number };

/** Tables of a show. */
export interface TableCounts {
  confirmed: number;
  pending: number;
  seats: number;
}

@Injectable()
export class TodayRepository {
  constructor(private readonly database: Database) {}

  async findEntries(shows: readonly number[]): Promise<OfShow<DoorEntry>[]> {
    const rows = await this.database.prepared<OfShow<Omit<DoorEntry, 'occurredAt'> & { occurredAt: Date }>>(
      FIND_ENTRIES,
      [shows],
    );
    return rows.map(({ occurredAt, ...entry }) => ({ ...entry, occurredAt: occurredAt.toISOString() }));
  }

  findExits(shows: readonly number[]): Promise<OfShow<{ people: number }>[]> {
    return this.database.prepared(FIND_EXITS, [shows]);
  }

  countTables(shows: readonly number[]): Promise<OfShow<TableCounts>[]> {
    return this.database.prepared(COUNT_TABLES, [shows]);
  }

  /** @param from `YYYY-MM-DD`, as `to` */
  findOpenNights(from: string, to: string): Promise<OpenNight[]> {
    return this.database.prepared<OpenNight>(FIND_OPEN_NIGHTS, [from, to]);
  }

  async findFirstSteps(): Promise<FirstSteps> {
    const [steps] = await this.database.prepared<FirstSteps>(FIND_FIRST_STEPS, []);
    if (!steps) throw new Error('There is no venue');
    return steps;
  }

  async tickFirstSteps(steps: readonly FirstStep[]): Promise<void> {
    await this.database.query(TICK_FIRST_STEPS, [steps]);
  }
}
