import { Injectable } from '@nestjs/common';
import { SEATED_STATUSES } from '#contract/bookings.js';
import type { AttendedShow, BadgeHistory, BookedTable } from '#contract/loyalty.js';
import type { SqlRunner } from '#src/database/database.js';
import { byMember } from './by-member.js';

/**
 * The shows of the members `$1`: one whose event is gone, or whose date cannot be read, still was a show. As SQL, since it
 * reads a view and tables of other areas, and tells when a show began by the venue's clock.
 */
const SHOWS = `
  SELECT entry.member_id AS "memberId", entry.id, entry.event_id AS "eventId",
         CASE WHEN NOT isempty(event.slot)
              THEN jsonb_build_object('type', event.type, 'date', event.date, 'time', event.time) END AS night,
         coalesce(lower(event.slot) AT TIME ZONE venue.time_zone, entry.created_at) AS "startsAt"
    FROM standing_entries entry
    LEFT JOIN events event ON event.id = entry.event_id
    CROSS JOIN (SELECT time_zone FROM venue ORDER BY id LIMIT 1) venue
   WHERE entry.type = 'attendance' AND entry.member_id = ANY($1)`;

/**
 * The tables that the members `$1` booked, of each show the first: several for one night count once. What was booked with an
 * address before its account was made counts for nobody until the address is proved. As SQL, since it reads tables of other areas
 * and the venue's clock.
 */
const TABLES = `
  SELECT DISTINCT ON (member.id, event.id)
         member.id AS "memberId", booking.id, event.id AS "eventId", booking.created_at AS "bookedAt", event.date AS "showDate",
         to_char(booking.created_at AT TIME ZONE venue.time_zone, 'YYYY-MM-DD') AS "bookedOn"
    FROM loyalty_members member
    JOIN bookings booking ON lower(booking.customer_email) = member.email
    JOIN events event ON event.id = booking.event_id
    LEFT JOIN users account ON account.id = member.user_id
    CROSS JOIN (SELECT time_zone FROM venue ORDER BY id LIMIT 1) venue
   WHERE member.id = ANY($1) AND booking.status IN (${SEATED_STATUSES.map((status) => `'${status}'`).join(', ')})
     AND NOT isempty(event.slot)
     AND (account.id IS NULL OR booking.created_at >= account.created_at OR lower(account.proved_email) = member.email
          OR (account.email_verified_at IS NOT NULL AND lower(account.email) = member.email))
   ORDER BY member.id, event.id, booking.created_at`;

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
