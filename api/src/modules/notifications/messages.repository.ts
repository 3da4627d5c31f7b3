import { Injectable } from '@nestjs/common';
import { In, IsNull, LessThan, MoreThanOrEqual, Not, Or, Raw } from 'typeorm';
import type { MessageChannel } from '#contract/messages.js';
import { Database, type SqlRunner } from '#src/database/database.js';
import type { MailAttachment } from '#src/integrations/email/email.js';
import { TOO_LATE, type Verdict, WITHDRAWN } from '#src/modules/notifications/delivery/delivery-rules.js';
import { keptReason } from '#src/modules/notifications/delivery/kept-reason.js';
import { MessageEntity } from '#src/modules/notifications/entities/message.entity.js';
import { REMOVED_TEXT } from '#src/modules/notifications/delivery/removed-text.js';
import { cutText } from './cut-text.js';

/** A message before it is kept. */
export interface NewMessage extends Pick<
  MessageEntity,
  | 'channel'
  | 'recipient'
  | 'kind'
  | 'subject'
  | 'text'
  | 'html'
  | 'userId'
  | 'isSecret'
  | 'uselessAfter'
  | 'topic'
> {
  attachments: readonly MailAttachment[];
  /** Where a push message goes, and what it brings beside its words. */
  push?: Pick<MessageEntity, 'pushSubscriptionId' | 'page' | 'waiting'>;
  /** Known before sending for e-mail, where it is the Message-ID. */
  providerMessageId: string | null;
  unsubscribeToken: string | null;
  /** What it goes out for. */
  cause: string | null;
  /** It is not tried for so long; left out for one that goes at once. */
  holdSeconds?: number | undefined;
  /** Why it is settled before it was ever tried; null for one that waits to be sent. */
  settled: { status: 'failed' | 'not-sent'; reason: string } | null;
}

/** A message that the caller, and nobody else, may send within the next minutes. */
export type TakenMessage = Omit<
  MessageEntity,
  'status' | 'reason' | 'nextAttemptAt' | 'createdAt' | 'sentAt' | 'isSecret' | 'foundAway'
>;

/** Letters that the column holds. A subject names a show or an artist, whose names alone may be as long. */
const MOST_SUBJECT = 255;

const keptSubject = (subject: string): string => cutText(subject, MOST_SUBJECT);

/** Longer than any attempt takes, shorter than anybody notices when the process that took it dies. */
const LEASE = `interval '5 minutes'`;

const TAKE = (which: string): string => `
  WITH taken AS (
    UPDATE messages SET attempts = attempts + 1, next_attempt_at = now() + ${LEASE}
     WHERE id = (SELECT id FROM messages WHERE status = 'queued' AND next_attempt_at <= now() AND ${which}
                  ORDER BY next_attempt_at LIMIT 1 FOR UPDATE SKIP LOCKED)
    RETURNING *
  )
  SELECT id, channel, recipient, kind, subject, text_body AS text, html_body AS html, attachments,
         provider_message_id AS "providerMessageId", attempts, queued_at AS "queuedAt",
         useless_after AS "uselessAfter", unsubscribe_token AS "unsubscribeToken", topic, user_id AS "userId", cause,
         push_subscription_id AS "pushSubscriptionId", page, waiting
    FROM taken`;

const PROVIDER_IS_AWAY = `EXISTS (SELECT FROM messages waiting WHERE waiting.channel = messages.channel AND waiting.status = 'queued' AND waiting.found_away)`;

/** What a reader has heard last for a cause: its kind, empty for nothing yet, null where nobody knows; and since when. */
export interface HeardWord {
  kind: string | null;
  at: Date;
}

/** What a message says, and for what. */
interface Said extends Pick<MessageEntity, 'kind' | 'subject'> {
  cause: string;
  uselessAfter?: Date | undefined;
  /** What was said before does not count. */
  since?: Date | undefined;
}

/** An address, or one browser by its id: several browsers may have one name. */
type Reader = Pick<MessageEntity, 'recipient'> | { pushSubscriptionId: number };

@Injectable()
export class MessagesRepository {
  constructor(private readonly database: Database) {}

  async insert(
    { manager }: SqlRunner,
    { settled, attachments, push, holdSeconds, ...message }: NewMessage,
  ): Promise<number> {
    const { identifiers } = await manager.insert(MessageEntity, {
      ...message,
      ...push,
      subject: keptSubject(message.subject),
      attachments: attachments.length > 0 ? [...attachments] : null,
      status: settled?.status ?? 'queued',
      reason: settled && keptReason(settled.reason),
      ...(holdSeconds !== undefined && {
        nextAttemptAt: () => `now() + make_interval(secs => ${holdSeconds})`,
      }),
    });
    return (identifiers[0] as Pick<MessageEntity, 'id'>).id;
  }

  /**
   * Takes this message, unless it is settled, not due yet, or somebody else has it. While a message of its channel waits
   * that found the provider away, it is left to `takeDue`.
   */
  async take(id: number): Promise<TakenMessage | undefined> {
    const [message] = await this.database.query<TakenMessage>(TAKE(`id = $1 AND NOT ${PROVIDER_IS_AWAY}`), [
      id,
    ]);
    return message;
  }

  /** Takes the message of this channel that has been due for longest. */
  async takeDue(channel: MessageChannel): Promise<TakenMessage | undefined> {
    const [message] = await this.database.query<TakenMessage>(TAKE('channel = $1'), [channel]);
    return message;
  }

  /**
   * Keeps what came of an attempt. Words with a secret go once the message went out, or never will. A message that went out
   * proves the provider there for all; one that finds it away while others went out since it was made proves nothing. Rows
   * that another attempt is settling are passed over: two that wait for each other would both be sent again.
   */
  async settle(id: number, verdict: Verdict): Promise<void> {
    const forgetsSecret = verdict.status === 'sent' || verdict.status === 'failed';
    await this.database.query(
      `WITH settled AS (
         UPDATE messages SET status = $2, reason = $3, next_attempt_at = coalesce($4, next_attempt_at),
                sent_at = CASE WHEN $5 THEN now() END,
                text_body = CASE WHEN is_secret AND $6 THEN $7 ELSE text_body END,
                html_body = CASE WHEN is_secret AND $6 THEN NULL ELSE html_body END,
                is_secret = is_secret AND NOT $6,
                provider_message_id = coalesce($8, provider_message_id),
                found_away = $9 AND NOT EXISTS (SELECT FROM messages other WHERE other.channel = messages.channel
                                                   AND other.sent_at > messages.queued_at)
          WHERE id = $1 AND status = 'queued' RETURNING channel
       )
       UPDATE messages SET found_away = false
        WHERE $5 AND id IN (SELECT id FROM messages WHERE channel = (SELECT channel FROM settled) AND found_away
                               AND id <> $1 FOR UPDATE SKIP LOCKED)`,
      [
        id,
        verdict.status,
        'reason' in verdict ? keptReason(verdict.reason) : null,
        verdict.status === 'queued' ? verdict.nextAttemptAt : null,
        verdict.status === 'sent',
        forgetsSecret,
        REMOVED_TEXT,
        verdict.status === 'sent' ? (verdict.providerMessageId ?? null) : null,
        verdict.status === 'queued' && verdict.isProviderAway,
      ],
    );
  }

  /**
   * Ends the usefulness of what has not gone out for these causes: it is not sent any more, nor sent again. What was never tried
   * stays so.
   * @returns the causes for which something waited
   */
  async withdraw({ manager }: SqlRunner, causes: readonly string[]): Promise<Set<string>> {
    const cause = In(causes);
    const ended: { raw: Pick<MessageEntity, 'cause' | 'status'>[] } = await manager
      .createQueryBuilder()
      .update(MessageEntity)
      .set({ uselessAfter: () => 'least(useless_after, now())' })
      .where({ cause, status: Not('sent') })
      .returning('cause, status')
      .execute();
    const untried = { cause, status: 'queued', attempts: 0 } as const;
    await manager.update(MessageEntity, untried, { status: 'not-sent', reason: WITHDRAWN });
    const waited = ended.raw.filter(({ status }) => status === 'queued');
    return new Set(waited.flatMap((message) => message.cause ?? []));
  }

  /** What readers of messages for this cause have heard last, in no order of readers. */
  async findHeard({ manager }: SqlRunner, cause: string): Promise<Map<string, HeardWord>> {
    const messages = await manager.find(MessageEntity, {
      select: { recipient: true, kind: true, status: true, reason: true, createdAt: true },
      where: { cause },
      order: { id: 'ASC' },
    });
    const heard = new Map<string, HeardWord>();
    for (const { recipient, kind, status, reason, createdAt: at } of messages)
      if (reason !== WITHDRAWN) heard.set(recipient, { kind: status === 'sent' ? kind : null, at });
      else if (!heard.has(recipient)) heard.set(recipient, { kind: '', at });
    return heard;
  }

  /** Those of these causes whose last message was taken back, or came too late, without having been sent. */
  async findTakenBack({ manager }: SqlRunner, causes: readonly string[]): Promise<Set<string>> {
    const messages = await manager
      .createQueryBuilder(MessageEntity, 'message')
      .select('message.cause', 'cause')
      .addSelect('message.reason', 'reason')
      .addSelect(`message.status <> 'sent' AND message.useless_after <= now()`, 'isOver')
      .where({ cause: In(causes) })
      .orderBy('message.id')
      .getRawMany<{ cause: string; reason: string | null; isOver: boolean | null }>();
    const last = new Map(messages.map((message) => [message.cause, message]));
    const isTakenBack = ({ reason, isOver }: (typeof messages)[number]): boolean =>
      isOver === true || reason === WITHDRAWN || reason === TOO_LATE;
    return new Set([...last.values()].filter(isTakenBack).map(({ cause }) => cause));
  }

  /** Whether the last message to this reader for a cause was this one, and was delivered. */
  async isHeard(
    { manager }: SqlRunner,
    reader: Reader,
    { cause, kind, subject, uselessAfter, since }: Said,
  ): Promise<boolean> {
    const last = await manager.findOne(MessageEntity, {
      select: { kind: true, subject: true, status: true, uselessAfter: true },
      where: {
        cause,
        ...reader,
        reason: Or(IsNull(), Not(WITHDRAWN)),
        ...(since && { createdAt: MoreThanOrEqual(since) }),
      },
      order: { id: 'DESC' },
    });
    return (
      last?.status === 'sent' &&
      last.kind === kind &&
      last.subject === keptSubject(subject) &&
      last.uselessAfter?.getTime() === uselessAfter?.getTime()
    );
  }

  /** In whatever state. */
  hasAny({ manager }: SqlRunner, cause: string): Promise<boolean> {
    return manager.existsBy(MessageEntity, { cause });
  }

  /** Sent, waiting, or failed for another reason than that its usefulness has ended. */
  hasStanding({ manager }: SqlRunner, cause: string): Promise<boolean> {
    const isUseful = Raw((column) => `(${column} IS NULL OR ${column} > now())`);
    return manager.existsBy(MessageEntity, [
      { cause, status: 'sent' },
      { cause, status: 'queued', uselessAfter: isUseful },
      { cause, status: In(['failed', 'not-sent']), reason: Not(In([WITHDRAWN, TOO_LATE])) },
    ]);
  }

  async findSentOf(ids: readonly number[]): Promise<number[]> {
    const rows = await this.database.manager.find(MessageEntity, {
      select: { id: true },
      where: { id: In(ids), status: 'sent' },
    });
    return rows.map(({ id }) => id);
  }

  /** Removes the words of unsent messages whose secret has ended. */
  async removeEndedSecrets(): Promise<void> {
    await this.database.transaction(({ manager }) =>
      manager.update(
        MessageEntity,
        { isSecret: true, status: Not('queued'), uselessAfter: Raw((column) => `${column} <= now()`) },
        { text: REMOVED_TEXT, html: null, isSecret: false },
      ),
    );
  }

  /** Removes settled messages made before this moment. */
  async deleteSettled(before: Date): Promise<void> {
    await this.database.transaction(({ manager }) =>
      manager.delete(MessageEntity, { status: Not('queued'), createdAt: LessThan(before) }),
    );
  }
}
