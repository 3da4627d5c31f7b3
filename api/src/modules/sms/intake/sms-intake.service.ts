import { Injectable } from '@nestjs/common';
import { TEXT_LENGTH } from '#contract/limits.js';
import { Database, type Transaction } from '#src/database/database.js';
import { type EventRequest, isComplete } from '#src/modules/sms/parser/event-request.js';
import { SenderQueue } from './sender-queue.js';
import { isAnswer } from '#src/modules/sms/sms-answer-rules.js';
import { smsRequestNotFound } from '#src/modules/sms/sms-errors.js';
import { type AskedRequest, type NewSmsRequest, SmsIntakeRepository } from './sms-intake.repository.js';
import { type MessageReader, SmsReadingService } from './sms-reading.service.js';
import { repeatedWhenGone } from '#src/modules/sms/events/sms-references.js';
import { extractedOf, missingWords } from '#src/modules/sms/sms-request-rules.js';
import { toResponse } from '#src/modules/sms/sms-request-view.js';
import type { SmsRequestResponse } from '#src/modules/sms/sms-requests.dto.js';
import { SmsRequestsRepository } from '#src/modules/sms/sms-requests.repository.js';
import { isSaidAgain } from './sms-said-again.js';
import { keepable } from './sms-text.js';

/** A text message, from a phone or from the test form. */
interface ReceivedSms {
  from: string;
  body: string;
  /** What the sender's side calls this message, however often it comes; null when it has no name. */
  messageSid: string | null;
  source: 'phone' | 'form';
}

/** A message and what was understood of it at this moment. */
interface ReadSms extends ReceivedSms {
  reading: EventRequest;
  /** The request that this message answers a question about, and both as one. */
  answered?: { asked: AskedRequest; text: string; reading: EventRequest };
}

/** A request, and whether the message says again what an earlier one said. */
interface ReceivedRequest {
  request: SmsRequestResponse;
  isRepeat: boolean;
}

/** As long as a phone of staff waits. */
const FORM_PATIENCE_MS = 15_000;

/** Takes text messages in, from the webhook and from the test form alike (design §4 "SMS"). */
@Injectable()
export class SmsIntakeService {
  constructor(
    private readonly database: Database,
    private readonly senders: SenderQueue,
    private readonly incoming: SmsIntakeRepository,
    private readonly requests: SmsRequestsRepository,
    private readonly reading: SmsReadingService,
  ) {}

  /**
   * Takes a message in, in a transaction of its own. See `receiveWithin`.
   * @throws DomainError `sms.too-slow`
   */
  receive(message: ReceivedSms): Promise<ReceivedRequest> {
    return this.senders.take(message.from, FORM_PATIENCE_MS, () =>
      repeatedWhenGone(() =>
        this.database.transaction(async (transaction) => {
          await this.incoming.holdSender(transaction, message.from, FORM_PATIENCE_MS);
          return this.receiveWithin(transaction, message, this.reading.readerFor(transaction));
        }),
      ),
    );
  }

  /**
   * Takes a message in, once for each of its names: complete it waits, as a conflict for as long as a scheduled event is at
   * that time, else it has failed with what is missing. A sender who says again what they said of a show that
   * waits or is on the calendar gets the request that is there; who says more of it gets a second one that names the first.
   * An answer to what we asked fills in the request that we asked about.
   * @param transaction holds the sender
   */
  async receiveWithin(
    transaction: Transaction,
    message: ReceivedSms,
    reader: MessageReader,
  ): Promise<ReceivedRequest> {
    const { messageSid } = message;
    const known = messageSid === null ? undefined : await this.incoming.findIdBySid(transaction, messageSid);
    if (known !== undefined) return this.reread(transaction, known, { isRepeat: true });
    const read = await this.read(transaction, message, reader);
    const answered = await this.fillIn(transaction, read);
    if (answered !== undefined) return this.reread(transaction, answered, { isRepeat: false });
    return this.keep(transaction, read);
  }

  private async read(
    transaction: Transaction,
    received: ReceivedSms,
    reader: MessageReader,
  ): Promise<ReadSms> {
    const message = { ...received, body: keepable(received.body) };
    const reading = await reader.read(message.body);
    const read = { ...message, reading };
    return { ...read, ...(await this.findAnswered(transaction, read, reader)) };
  }

  /** As the request that said so before, else as one of its own. */
  private async keep(transaction: Transaction, message: ReadSms): Promise<ReceivedRequest> {
    const { reading, messageSid } = message;
    const extracted = {
      ...extractedOf(reading),
      phoneNumber: keptPhone(message.from),
      messageText: message.body,
    };
    const same = await this.findSameShow(transaction, message, extracted);
    const said = same.find((earlier) => isSaidAgain(message.body, reading, earlier));
    if (said) return this.reread(transaction, said.id, { isRepeat: true });
    const id = await this.insert(transaction, {
      ...extracted,
      ...judge(reading),
      parse: reading,
      fromForm: message.source === 'form',
      messageSid,
      earlierId: same.at(0)?.id ?? null,
    });
    return this.reread(transaction, id, { isRepeat: false });
  }

  /** "8pm", after we asked a phone what time. */
  private async findAnswered(
    transaction: Transaction,
    { from, body, source, reading: answer }: ReadSms,
    reader: MessageReader,
  ): Promise<Pick<ReadSms, 'answered'>> {
    if (source === 'form' || isComplete(answer)) return {};
    const asked = await this.incoming.findAsked(transaction, keptPhone(from));
    if (!asked) return {};
    const text = `${asked.messageText}\n${body}`;
    const [before, whole] = [await reader.read(asked.messageText), await reader.read(text)];
    const message = { keptDate: asked.extractedDate, before, answer, answerText: body, whole };
    return isAnswer(message) ? { answered: { asked, text, reading: whole } } : {};
  }

  /** @returns the id of the request that has become complete; undefined for a message of its own */
  private async fillIn(transaction: Transaction, { answered }: ReadSms): Promise<number | undefined> {
    if (!answered) return undefined;
    const { asked, text, reading } = answered;
    const filled = { ...extractedOf(reading), ...judge(reading), parse: reading };
    const isThere = await this.incoming.fillIn(transaction, asked, { ...filled, messageText: text });
    return isThere ? asked.id : undefined;
  }

  /** What this phone has asked for the same show, the newest first; of the test form nothing. */
  private async findSameShow(
    transaction: Transaction,
    { source, reading }: ReadSms,
    show: ReturnType<typeof extractedOf> & { phoneNumber: string },
  ) {
    return source === 'form' || !isComplete(reading) ? [] : this.incoming.findSameShow(transaction, show);
  }

  /** When two phones post the same message at once, the second gets the first one's request. */
  private async insert(transaction: Transaction, request: NewSmsRequest): Promise<number> {
    const id =
      (await this.incoming.insert(transaction, request)) ??
      (await this.incoming.findIdBySid(transaction, request.messageSid ?? ''));
    if (id === undefined) throw new Error('a text message was not kept');
    return id;
  }

  private async reread(
    transaction: Transaction,
    id: number,
    { isRepeat }: { isRepeat: boolean },
  ): Promise<ReceivedRequest> {
    const row = await this.requests.find(id, transaction);
    if (!row) throw smsRequestNotFound();
    return { request: toResponse(row), isRepeat };
  }
}

const keptPhone = (phone: string): string => [...keepable(phone)].slice(0, TEXT_LENGTH.phone).join('');

const judge = (reading: EventRequest): Pick<NewSmsRequest, 'status' | 'errorMessage'> =>
  isComplete(reading)
    ? { status: 'pending', errorMessage: null }
    : { status: 'failed', errorMessage: missingWords(reading) };
