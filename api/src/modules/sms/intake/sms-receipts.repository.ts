import { Injectable } from '@nestjs/common';
import { IsNull, Not, Raw } from 'typeorm';
import { insertOnce } from '#src/database/concurrency/insert-once.js';
import type { Transaction } from '#src/database/database.js';
import { SmsReceiptEntity } from '#src/modules/sms/entities/sms-receipt.entity.js';

/** A message that came in, and what its sender was answered; one without a name is never known again. */
type SmsReceipt = Pick<SmsReceiptEntity, 'messageSid' | 'sender' | 'reply'>;

/** A provider posts a message again within seconds; staff who look into it may do so days later. */
const KEPT = '7 days';
/** Old receipts that are deleted with each new one. */
const MOST_FORGOTTEN = 20;

/** Some of the oldest, past those that another message is forgetting. */
const FORGET_SOME = `
  DELETE FROM sms_receipts WHERE id IN (
    SELECT id FROM sms_receipts WHERE received_at < now() - interval '${KEPT}'
     ORDER BY received_at LIMIT ${MOST_FORGOTTEN} FOR UPDATE SKIP LOCKED)`;

/** `sms_receipts`: the messages of the last week, so that each is taken in and answered once. */
@Injectable()
export class SmsReceiptsRepository {
  async find({ manager }: Transaction, messageSid: string | null): Promise<Pick<SmsReceipt, 'reply'> | null> {
    if (messageSid === null) return null;
    return manager.findOne(SmsReceiptEntity, { select: { id: true, reply: true }, where: { messageSid } });
  }

  /** How many answers went to this sender within the last hour, served by `ix_sms_receipts_sender_received_at`. */
  countReplies({ manager }: Transaction, sender: string): Promise<number> {
    return manager.countBy(SmsReceiptEntity, {
      sender,
      receivedAt: Raw((column) => `${column} > now() - interval '1 hour'`),
      reply: Not(IsNull()),
    });
  }

  /** Keeps this one, and forgets some that are old. */
  async add(transaction: Transaction, receipt: SmsReceipt): Promise<void> {
    await transaction.query(FORGET_SOME);
    await insertOnce(transaction, SmsReceiptEntity, receipt);
  }
}
