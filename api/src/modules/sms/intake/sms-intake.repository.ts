import { Injectable } from '@nestjs/common';
import type { SmsRequestStatus } from '#contract/sms-statuses.js';
import type { SqlRunner, Transaction } from '#src/database/database.js';
import type { SmsRequestRow } from '#src/modules/sms/sms-requests.repository.js';
import type { EarlierSaying } from './sms-said-again.js';

/** Whether it can be made into an event as it is; what is in its way is judged whenever somebody looks (decision 24). */
type IncomingStatus = Extract<SmsRequestStatus, 'pending' | 'failed'>;

/** A request as it comes in. */
export type NewSmsRequest = Pick<
  SmsRequestRow,
  | 'phoneNumber'
  | 'messageText'
  | 'extractedArtist'
  | 'extractedDate'
  | 'extractedTime'
  | 'extractedEndTime'
  | 'extractedEventName'
  | 'extractedEventType'
  | 'errorMessage'
  | 'artistId'
  | 'parse'
  | 'fromForm'
> & { status: IncomingStatus; messageSid: string | null; earlierId: number | null };

/** A show that somebody asked for. */
export type AskedShow = Pick<NewSmsRequest, 'phoneNumber' | 'artistId' | 'extractedDate' | 'extractedTime'>;

/** A request that lacks something its sender was asked for. */
export interface AskedRequest {
  id: number;
  messageText: string;
  extractedDate: string | null;
}

/** What becomes of it by the answer. */
export type FilledSmsRequest = Omit<NewSmsRequest, 'phoneNumber' | 'fromForm' | 'messageSid' | 'earlierId'>;

/** Nobody says more of one show. */
const MOST_OF_A_SHOW = 20;

/** `sms_event_requests` as messages come in; what becomes of them is `SmsRequestsRepository`'s. */
@Injectable()
export class SmsIntakeRepository {
  /**
   * Whoever else receives a message of this sender, in another process, waits for the end of this transaction, each of whose
   * statements may take so long.
   * @param patience milliseconds
   */
  async holdSender(transaction: Transaction, sender: string, patience: number): Promise<void> {
    await transaction.query(`SELECT set_config('statement_timeout', $1, true)`, [String(patience)]);
    await transaction.query(`SELECT pg_advisory_xact_lock(hashtextextended('sms:' || $1::text, 0))`, [
      sender,
    ]);
  }

  async findIdBySid(runner: SqlRunner, messageSid: string): Promise<number | undefined> {
    const [row] = await runner.query<{ id: number }>(
      'SELECT id FROM sms_event_requests WHERE message_sid = $1',
      [messageSid],
    );
    return row?.id;
  }

  /** Received requests of this sender for the same show, which wait or are on the calendar, the newest first. */
  findSameShow(transaction: Transaction, show: AskedShow): Promise<(EarlierSaying & { id: number })[]> {
    return transaction.query(
      `SELECT id, message_text AS "messageText", extracted_end_time AS "extractedEndTime",
              extracted_event_name AS "extractedEventName", extracted_event_type AS "extractedEventType"
         FROM sms_event_requests
        WHERE phone_number = $1 AND artist_id = $2 AND extracted_date = $3 AND extracted_time = $4 AND NOT from_form
          AND (status = 'pending' OR (status = 'processed' AND event_id IS NOT NULL))
        ORDER BY id DESC LIMIT ${MOST_OF_A_SHOW}`,
      [show.phoneNumber, show.artistId, show.extractedDate, show.extractedTime],
    );
  }

  /** The last request of this phone, if it was asked for more within the last hour. */
  async findAsked(transaction: Transaction, phoneNumber: string): Promise<AskedRequest | undefined> {
    const [row] = await transaction.query<AskedRequest>(
      `SELECT id, message_text AS "messageText", extracted_date AS "extractedDate"
         FROM (SELECT * FROM sms_event_requests WHERE phone_number = $1 AND NOT from_form ORDER BY id DESC LIMIT 1) last
        WHERE status = 'failed' AND reply IS NOT NULL AND created_at > now() - interval '1 hour'`,
      [phoneNumber],
    );
    return row;
  }

  /**
   * Fills in what a sender was asked for, and shows it to staff anew.
   * @returns false when it is not there as it was any more
   */
  async fillIn(transaction: Transaction, asked: AskedRequest, filled: FilledSmsRequest): Promise<boolean> {
    const rows = await transaction.query(
      `WITH filled AS (
         UPDATE sms_event_requests SET message_text = $3, status = $4, extracted_artist = $5, extracted_date = $6,
                extracted_time = $7, extracted_end_time = $8, extracted_event_name = $9, extracted_event_type = $10,
                error_message = $11, artist_id = $12, parse = $13, seen_at = NULL
          WHERE id = $1 AND status = 'failed' AND message_text = $2 RETURNING id)
       SELECT id FROM filled`,
      [
        asked.id,
        asked.messageText,
        filled.messageText,
        filled.status,
        filled.extractedArtist,
        filled.extractedDate,
        filled.extractedTime,
        filled.extractedEndTime,
        filled.extractedEventName,
        filled.extractedEventType,
        filled.errorMessage,
        filled.artistId,
        JSON.stringify(filled.parse),
      ],
    );
    return rows.length > 0;
  }

  /** @returns the new id; undefined when a message of this id is there already */
  async insert(transaction: Transaction, request: NewSmsRequest): Promise<number | undefined> {
    const [row] = await transaction.query<{ id: number }>(
      `INSERT INTO sms_event_requests (phone_number, message_text, status, extracted_artist, extracted_date,
              extracted_time, extracted_end_time, extracted_event_name, extracted_event_type, error_message, artist_id,
              parse, from_form, message_sid, earlier_id, seen_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, CASE WHEN $13 THEN now() END)
       ON CONFLICT (message_sid) DO NOTHING RETURNING id`,
      [
        request.phoneNumber,
        request.messageText,
        request.status,
        request.extractedArtist,
        request.extractedDate,
        request.extractedTime,
        request.extractedEndTime,
        request.extractedEventName,
        request.extractedEventType,
        request.errorMessage,
        request.artistId,
        JSON.stringify(request.parse),
        request.fromForm,
        request.messageSid,
        request.earlierId,
      ],
    );
    return row?.id;
  }

  /** Keeps what the sender was told last. */
  async keepReply(transaction: Transaction, id: number, reply: string): Promise<void> {
    await transaction.query('UPDATE sms_event_requests SET reply = $2 WHERE id = $1', [id, reply]);
  }
}
