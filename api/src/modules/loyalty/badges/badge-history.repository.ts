import { Injectable } from '@nestjs/common';
import type { AttendedShow, BadgeHistory, BookedTable } from '#contract/loyalty.js';
import type { SqlRunner } from '#src/database/database.js';
import { SHOWS, TABLES } from './badge-history.sql.js';
import { byMember } from './by-member.js';

/** A row of one member and one show; the show is null once it is deleted. */
type OfMember<T> = T & { memberId: number; eventId: number | null };

/** What badges are judged from, read for many members at once. */
@Injectable()
export class BadgeHistoryRepository {
  /** @returns each member's history, also an empty one */
  async findMany(runner: SqlRunner, memberIds: readonly number[]): Promise<Map<number, BadgeHistory>> {
    const shows = await runner.query<OfMember<AttendedShow>>(SHOWS, [memberIds]);
    const tables = await runner.query<OfMember<BookedTable>>(TABLES, [memberIds]);
    const [showsOf, tablesOf] = [byMember(shows), byMember(tables)];
    return new Map(memberIds.map((id) => [id, historyOf(showsOf.get(id) ?? [], tablesOf.get(id) ?? [])]));
  }
}

/** A table counts for a guest who has points for the show: booking alone proves nothing. */
const historyOf = (shows: OfMember<AttendedShow>[], tables: OfMember<BookedTable>[]): BadgeHistory => {
  const attended = new Set(shows.map(({ eventId }) => eventId));
  return { shows, tables: tables.filter(({ eventId }) => attended.has(eventId)) };
};
