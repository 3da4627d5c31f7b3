import { Injectable } from '@nestjs/common';
import type { WaitingKind } from '#contract/today.js';
import type { WallClock } from '#contract/rules/clock.js';
import { Database, onlyRow } from '#src/database/database.js';
import type { WaitingCounts } from './waiting.dto.js';
import type { WaitingCursor } from './waiting-cursor.js';
import { COUNT_WAITING, FIND_WAITING } from './waiting.sql.js';

/** Something that waits for staff, by its name. */
export interface WaitingRow {
  kind: WaitingKind;
  id: number;
  since: Date;
  /** `since` to the microsecond. */
  place: string;
}

/** What decides whether something still waits. */
export interface WaitingRule {
  /** The venue's. */
  clock: WallClock;
  /** Messages that can be sent again. */
  messages: { channels: readonly string[]; reasons: readonly string[]; removedText: string };
}

const BEGINNING = { since: '-infinity', kind: '', id: 0 };

@Injectable()
export class WaitingRepository {
  constructor(private readonly database: Database) {}

  /** The oldest first. */
  findMany(
    rule: WaitingRule,
    { after, take }: { after: WaitingCursor | undefined; take: number },
  ): Promise<WaitingRow[]> {
    const { since, kind, id } = after ?? BEGINNING;
    return this.database.prepared<WaitingRow>(FIND_WAITING, [...valuesOf(rule), since, kind, id, take]);
  }

  async count(rule: WaitingRule): Promise<WaitingCounts> {
    return onlyRow(await this.database.prepared<WaitingCounts>(COUNT_WAITING, valuesOf(rule)));
  }
}

const valuesOf = ({ clock, messages }: WaitingRule): unknown[] => [
  clock.date,
  `${clock.date} ${clock.time}`,
  messages.channels,
  messages.reasons,
  messages.removedText,
];
