import { Injectable } from '@nestjs/common';
import { IsNull, Not, Raw } from 'typeorm';
import { orThrow } from '#src/common/errors/domain-error.js';
import type { PageQuery } from '#src/common/paging/page-query.js';
import type { PagePart } from '#src/common/paging/page.js';
import { Database, type SqlRunner, type Transaction } from '#src/database/database.js';
import { CLOCKS_DIFFER_SECONDS } from '#src/integrations/job-queue/living-workers.js';
import { SmsRequestEntity } from '#src/modules/sms/entities/sms-request.entity.js';
import type { AskedPlayer } from '#src/modules/sms/events/sms-event-rules.js';
import { smsRequestNotFound } from './sms-errors.js';
import type { SmsRequestResponse, SmsRequestsQuery } from './sms-requests.dto.js';
import {
  FIND_NEW_AGAIN,
  FIND_REQUEST,
  FIND_REQUEST_OF_EVENT,
  FIND_REQUESTS_BY_IDS,
  findRequests,
  LAST_TEXT_AT,
} from './sms-requests.sql.js';

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

/** Those that wait for staff, and that none of them has seen. */
const UNREAD = { seenAt: IsNull(), status: Not('processed' as const) };

/** No clock that is kept right says more. */
const LATEST = `now() + make_interval(secs => ${CLOCKS_DIFFER_SECONDS})`;

/** `sms_event_requests`: what people asked for by text message. */
@Injectable()
export class SmsRequestsRepository {
  constructor(private readonly database: Database) {}

  /** Requests, the newest first. */
  findMany({ status, kept, after, take }: SmsRequestFilter): Promise<SmsRequestRow[]> {
    return this.database.query<SmsRequestRow>(findRequests({ status, kept }), [after ?? null, take]);
  }

  /**
   * Requests older than this one that are new again, since their senders have texted once more after it came, and those of them that
   * staff have seen within the hour: they do not leave the screen on which they are read. The newest first.
   */
  findNewAgain({ id, createdAt }: Pick<SmsRequestResponse, 'id' | 'createdAt'>): Promise<SmsRequestRow[]> {
    return this.database.query<SmsRequestRow>(FIND_NEW_AGAIN, [id, createdAt]);
  }

  /** Those of these that are there, in no order. */
  findByIds(ids: readonly number[]): Promise<SmsRequestRow[]> {
    return this.database.query<SmsRequestRow>(FIND_REQUESTS_BY_IDS, [ids]);
  }

  /** @throws DomainError `sms.request-not-found` */
  async find(id: number, runner: SqlRunner = this.database): Promise<SmsRequestRow> {
    const [row] = await runner.query<SmsRequestRow>(FIND_REQUEST, [id]);
    return orThrow(row, smsRequestNotFound);
  }

  /** The request of which this event was made. */
  async findByEvent(runner: SqlRunner, eventId: number): Promise<SmsRequestRow | undefined> {
    const [row] = await runner.query<SmsRequestRow>(FIND_REQUEST_OF_EVENT, [eventId]);
    return row;
  }

  /**
   * The request as it is now; other calls that settle or delete it wait for the end of this transaction.
   * @throws DomainError `sms.request-not-found`
   */
  async lock(transaction: Transaction, id: number): Promise<SmsRequestRow> {
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
