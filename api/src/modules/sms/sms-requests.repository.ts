import { Injectable } from '@nestjs/common';
import type { SmsRequestStatus } from '#contract/sms.js';
import { IsNull, Not, Raw } from 'typeorm';
import type { PageQuery } from '#src/common/paging/page-query.js';
import type { PagePart } from '#src/common/paging/page.js';
import { Database, type SqlRunner, type Transaction } from '#src/database/database.js';
import { CLOCKS_DIFFER_SECONDS } from '#src/integrations/job-queue/living-workers.js';
import { SmsRequestEntity } from '#src/modules/sms/entities/sms-request.entity.js';
import type { AskedPlayer } from '#src/modules/sms/events/sms-event-rules.js';
import {
  actNamesOf,
  CLASH,
  HAS_PASSED,
  NIGHT,
  OTHER_ACTS,
  PLAYERS,
} from '#src/modules/sms/events/sms-request-joins.js';
import type { SmsRequestResponse, SmsRequestsQuery } from './sms-requests.dto.js';

/** A request with what has to do with it at this moment; what follows from the parser's answer is left out. */
export type SmsRequestRow = Omit<
  SmsRequestResponse,
  'night' | 'questions' | 'suggestion' | 'canKeep' | 'doubtful' | 'candidates' | 'hints' | 'isArtistBlocked'
> & {
  /** What the parser answered; of old rows null. */
  parse: unknown;
  /** Its acts at this moment, in order; none once its event is there. */
  players: AskedPlayer[];
};

type SmsRequestFilter = Omit<SmsRequestsQuery, keyof PageQuery | 'unseen'> & PagePart;

/** Requests that stand there, served by `ix_sms_event_requests_status_id`. */
const STANDS_AT: Record<SmsRequestStatus, string> = {
  pending: `request.status = 'pending' AND clash.id IS NULL`,
  conflict: `request.status = 'pending' AND clash.id IS NOT NULL`,
  processed: `request.status = 'processed'`,
  failed: `request.status = 'failed'`,
};

/** Where it stands at this moment: of a request that waits, the calendar says whether it is free. */
const STATUS = `CASE WHEN request.status = 'pending' AND clash.id IS NOT NULL THEN 'conflict' ELSE request.status END`;

const SELECT = `
  SELECT request.id, request.phone_number AS "phoneNumber", request.message_text AS "messageText", request.kind, request.texts, ${STATUS} AS status,
         request.extracted_artist AS "extractedArtist", request.extracted_date AS "extractedDate",
         request.extracted_time AS "extractedTime", request.extracted_end_time AS "extractedEndTime",
         request.extracted_event_name AS "extractedEventName", request.extracted_event_type AS "extractedEventType",
         request.error_message AS "errorMessage", request.reply, request.artist_id AS "artistId",
         ${OTHER_ACTS} AS "otherActs", request.event_id AS "eventId",
         request.earlier_id AS "earlierId",
         request.from_form AS "fromForm", request.seen_at IS NOT NULL OR request.status = 'processed' AS "isSeen",
         request.parse, request.processed_at AS "processedAt", request.created_at AS "createdAt",
         CASE WHEN made.id IS NOT NULL THEN jsonb_build_object('id', made.id, 'name', made.name, 'date', made.date,
              'time', made.time, 'artistName', ${actNamesOf('made')}) END AS event,
         CASE WHEN clash.id IS NOT NULL
              THEN jsonb_build_object('id', clash.id, 'name', clash.name, 'date', clash.date, 'time', clash.time,
                     'artistName', clash.artist_name, 'isArtistBusy', clash.is_artist_busy) END AS conflict,
         made.id IS NULL AND coalesce(${HAS_PASSED}, false) AS "hasPassed",
         coalesce(players.list, '[]') AS players,
         CASE WHEN staff.id IS NOT NULL
              THEN jsonb_build_object('id', staff.id, 'name', staff.first_name || ' ' || staff.last_name)
              END AS "processedBy",
         (SELECT jsonb_build_object('id', show.id, 'name', show.name, 'date', show.date, 'time', show.time,
                 'artistName', ${actNamesOf('show')})
            FROM sms_event_requests earlier JOIN events show ON show.id = earlier.event_id
           WHERE earlier.id = request.earlier_id AND request.kind = 'change') AS changes,
         coalesce(night.events, '[]') AS "sameNight"
    FROM sms_event_requests request
    LEFT JOIN events made ON made.id = request.event_id
    LEFT JOIN users staff ON staff.id = request.processed_by
    ${CLASH} ${NIGHT} ${PLAYERS}`;

/** Those that wait for staff, and that none of them has seen. */
const UNREAD = { seenAt: IsNull(), status: Not('processed' as const) };

/** When a request's last text came; old requests have none of their own. */
const LAST_TEXT_AT = `coalesce((request.texts->-1->>'receivedAt')::timestamptz, request.created_at)`;

/**
 * Requests older than `$1` with a text since `$2`. Served by `ix_sms_event_requests_unread` and `ix_sms_event_requests_created_at`: no
 * text changes a request older than 30 days.
 */
const IS_NEW_AGAIN = `request.id < $1 AND request.kind <> 'quiet' AND jsonb_array_length(request.texts) > 1 AND ${LAST_TEXT_AT} > $2
     AND (request.seen_at IS NULL AND request.status <> 'processed'
          OR request.created_at > now() - interval '31 days' AND request.seen_at > now() - interval '1 hour')`;
const MOST_NEW_AGAIN = 20;

/** No clock that is kept right says more. */
const LATEST = `now() + make_interval(secs => ${CLOCKS_DIFFER_SECONDS})`;

/** `sms_event_requests`: what people asked for by text message. */
@Injectable()
export class SmsRequestsRepository {
  constructor(private readonly database: Database) {}

  /** Requests, the newest first. */
  findMany({ status, kept, after, take }: SmsRequestFilter): Promise<SmsRequestRow[]> {
    return this.database.query<SmsRequestRow>(
      `${SELECT} WHERE ($1::int IS NULL OR request.id < $1) AND request.kind ${kept === 'quiet' ? '=' : '<>'} 'quiet'${status === undefined ? '' : ` AND ${STANDS_AT[status]}`}
                 ORDER BY request.id DESC LIMIT $2`,
      [after ?? null, take],
    );
  }

  /**
   * Requests older than this one that are new again, since their senders have texted once more after it came, and those of them that
   * staff have seen within the hour: they do not leave the screen on which they are read. The newest first.
   */
  findNewAgain({ id, createdAt }: Pick<SmsRequestResponse, 'id' | 'createdAt'>): Promise<SmsRequestRow[]> {
    return this.database.query<SmsRequestRow>(
      `${SELECT} WHERE request.id = ANY (ARRAY(
          SELECT request.id FROM sms_event_requests request WHERE ${IS_NEW_AGAIN} ORDER BY request.id DESC LIMIT ${MOST_NEW_AGAIN}))
        ORDER BY request.id DESC`,
      [id, createdAt],
    );
  }

  /** Those of these that are there, in no order. */
  findByIds(ids: readonly number[]): Promise<SmsRequestRow[]> {
    return this.database.query<SmsRequestRow>(`${SELECT} WHERE request.id = ANY ($1)`, [ids]);
  }

  async find(id: number, runner: SqlRunner = this.database): Promise<SmsRequestRow | undefined> {
    const [row] = await runner.query<SmsRequestRow>(`${SELECT} WHERE request.id = $1`, [id]);
    return row;
  }

  /** The request of which this event was made. */
  async findByEvent(runner: SqlRunner, eventId: number): Promise<SmsRequestRow | undefined> {
    const [row] = await runner.query<SmsRequestRow>(`${SELECT} WHERE request.event_id = $1 LIMIT 1`, [
      eventId,
    ]);
    return row;
  }

  /** The request as it is now; other calls that settle or delete it wait for the end of this transaction. */
  async lock(transaction: Transaction, id: number): Promise<SmsRequestRow | undefined> {
    await transaction.manager.findOne(SmsRequestEntity, {
      select: { id: true },
      where: { id },
      lock: { mode: 'pessimistic_write' },
    });
    return this.find(id, transaction);
  }

  /** Marks it as made into this event by this admin. */
  async settle(
    { manager }: Transaction,
    id: number,
    { eventId, adminId }: { eventId: number; adminId: number },
  ): Promise<void> {
    await manager.update(
      SmsRequestEntity,
      { id },
      {
        status: 'processed',
        eventId,
        processedBy: adminId,
        processedAt: () => 'now()',
        errorMessage: null,
        seenAt: () => 'coalesce(seen_at, now())',
      },
    );
  }

  /** Gives requests that name this type its new name; both in lower case, as they hold them. */
  async renameType({ manager }: SqlRunner, from: string, to: string): Promise<void> {
    await manager.update(SmsRequestEntity, { extractedEventType: from }, { extractedEventType: to });
  }

  /** Requests that wait and that staff have not seen, served by `ix_sms_event_requests_unread`. */
  countUnread(): Promise<number> {
    return this.database.manager.countBy(SmsRequestEntity, UNREAD);
  }

  /**
   * How many wait that no staff have seen, and when their newest text came, in milliseconds since 1970. A text that came while a
   * clock was ahead is no newest: none that comes until then would be newer.
   */
  async findUnread(): Promise<{ count: number; newest: number }> {
    const row = await this.database.manager
      .createQueryBuilder(SmsRequestEntity, 'request')
      .select('count(*)::int', 'count')
      .addSelect(
        `(max(extract(epoch FROM ${LAST_TEXT_AT}) * 1000) FILTER (WHERE ${LAST_TEXT_AT} <= ${LATEST}))::bigint`,
        'newest',
      )
      .where(UNREAD)
      .getRawOne<{ count: number; newest: string | null }>();
    return { count: row?.count ?? 0, newest: Number(row?.newest ?? 0) };
  }

  /** @param seen requests, each with how many of its texts were shown: one that has got another since stays new */
  async markSeen(seen: readonly { id: number; texts: number }[]): Promise<void> {
    const shown = Raw(
      (column) =>
        `EXISTS (SELECT FROM unnest(:ids::int[], :counts::int[]) AS shown (request, count)
                  WHERE request = ${column} AND count >= jsonb_array_length("texts"))`,
      { ids: seen.map(({ id }) => id), counts: seen.map(({ texts }) => texts) },
    );
    await this.database.transaction(({ manager }) =>
      manager.update(SmsRequestEntity, { ...UNREAD, id: shown }, { seenAt: () => 'now()' }),
    );
  }

  async delete({ manager }: Transaction, id: number): Promise<void> {
    await manager.delete(SmsRequestEntity, { id });
  }
}
