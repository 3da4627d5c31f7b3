import { Injectable } from '@nestjs/common';
import type { SmsRequestKind, SmsRequestStatus } from '#contract/sms.js';
import { Raw } from 'typeorm';
import { insertOnce } from '#src/database/concurrency/insert-once.js';
import type { SqlRunner, Transaction } from '#src/database/database.js';
import type { SmsText } from '#src/modules/sms/conversation/sms-texts.js';
import { keptReading } from '#src/modules/sms/kept-reading.js';
import { SmsRequestEntity } from '#src/modules/sms/entities/sms-request.entity.js';
import type { extractedOf } from '#src/modules/sms/sms-request-rules.js';
import type { SmsRequestRow } from '#src/modules/sms/sms-requests.repository.js';
import type { EarlierSaying } from './sms-said-again.js';

/** Whether it can be made into an event as it is; what is in its way is judged whenever somebody looks (decision 24). */
type IncomingStatus = Extract<SmsRequestStatus, 'pending' | 'failed'>;

/** A request as it comes in. */
export type NewSmsRequest = Pick<
  SmsRequestRow,
  'phoneNumber' | 'messageText' | 'errorMessage' | 'fromForm' | 'earlierId'
> &
  ReturnType<typeof extractedOf> & {
    kind: SmsRequestKind;
    status: IncomingStatus;
    messageSid: string | null;
    parse: object | null;
    texts: SmsText[];
    /** Staff need not look at it. */
    isSeen: boolean;
  };

/** A show that somebody asked for. */
type AskedShow = Pick<NewSmsRequest, 'phoneNumber' | 'artistId' | 'extractedDate' | 'extractedTime'>;

/** More messages about one show are not looked at. */
const MOST_OF_A_SHOW = 20;

type SameShow = EarlierSaying & { id: number };

/** `sms_event_requests` as messages come in; what becomes of them is `SmsRequestsRepository`'s. */
@Injectable()
export class SmsIntakeRepository {
  /**
   * Another process that receives a message of this sender waits for the end of this transaction, each of whose
   * statements may take so long.
   * @param patience milliseconds
   */
  async holdSender(transaction: Transaction, sender: string, patience: number): Promise<void> {
    await transaction.query(`SELECT set_config('statement_timeout', $1, true)`, [String(patience)]);
    await transaction.query(`SELECT pg_advisory_xact_lock(hashtextextended('sms:' || $1::text, 0))`, [
      sender,
    ]);
  }

  async findIdBySid({ manager }: SqlRunner, messageSid: string): Promise<number | undefined> {
    const request = await manager.findOne(SmsRequestEntity, { select: { id: true }, where: { messageSid } });
    return request?.id;
  }

  /** Received requests of this sender for the same show, which wait or take place as they say, the newest first. */
  async findSameShow({ manager }: Transaction, show: AskedShow): Promise<SameShow[]> {
    const { phoneNumber, artistId, extractedDate, extractedTime } = show;
    if (artistId === null || extractedDate === null || extractedTime === null) return [];
    const same = { phoneNumber, artistId, extractedDate, extractedTime, fromForm: false };
    const rows = await manager.find(SmsRequestEntity, {
      select: {
        id: true,
        parse: true,
        messageText: true,
        extractedEndTime: true,
        extractedEventName: true,
        extractedEventType: true,
      },
      where: [
        { ...same, status: 'pending' },
        { ...same, status: 'processed', eventId: takesPlace(extractedDate, extractedTime) },
      ],
      order: { id: 'DESC' },
      take: MOST_OF_A_SHOW,
    });
    return rows.map(({ parse, ...row }) => ({ ...row, otherActs: [...(keptReading(parse).others ?? [])] }));
  }

  /** @returns the new id; undefined when a message of this id is there already */
  async insert(transaction: Transaction, { isSeen, ...request }: NewSmsRequest): Promise<number | undefined> {
    const row = { ...request, seenAt: isSeen ? () => 'now()' : null };
    return (await insertOnce(transaction, SmsRequestEntity, row))?.id;
  }

  /** Keeps what the sender was told last. */
  async keepReply({ manager }: Transaction, id: number, reply: string): Promise<void> {
    await manager.update(SmsRequestEntity, { id }, { reply });
  }
}

const takesPlace = (date: string, time: string) =>
  Raw(
    (column) =>
      `${column} IN (SELECT id FROM events WHERE status = 'scheduled' AND date = :date AND time = :time)`,
    { date, time },
  );
