import { Injectable } from '@nestjs/common';
import { LIST_LIMIT, TEXT_LENGTH } from '#contract/limits.js';
import { readCursor, writeCursor } from '#src/common/http/id-cursor.js';
import { pageOf } from '#src/common/http/page.js';
import { Database, type Transaction } from '#src/database/database.js';
import { type ShowClash, ShowClashesService } from '#src/modules/events/show-clashes.service.js';
import { type EventRequest, isComplete } from './parser/event-request.js';
import { smsRequestNotFound } from './sms-errors.js';
import { SmsReadingService } from './sms-reading.service.js';
import { clashWords, extractedOf, missingWords } from './sms-request-rules.js';
import { toResponse } from './sms-request-view.js';
import type { SmsRequestCount, SmsRequestResponse, SmsRequestsQuery } from './sms-requests.dto.js';
import { type NewSmsRequest, SmsRequestsRepository } from './sms-requests.repository.js';
import { keepable } from './sms-text.js';

/** A text message, from a phone or from the test form. */
export interface ReceivedSms {
  from: string;
  body: string;
  /** What the sender's side calls this message, however often it comes; null when it has no name. */
  messageSid: string | null;
  source: 'phone' | 'form';
}

/** A request, and whether an earlier message had made it. */
export interface ReceivedRequest {
  request: SmsRequestResponse;
  replayed: boolean;
}

/** One page of requests; `nextCursor` is there when more follow. */
export interface SmsRequestPage {
  requests: SmsRequestResponse[];
  nextCursor?: string;
}

/** Requests for shows that come by text message (spec §4, design §4 "SMS"). */
@Injectable()
export class SmsRequestsService {
  constructor(
    private readonly database: Database,
    private readonly requests: SmsRequestsRepository,
    private readonly reading: SmsReadingService,
    private readonly clashes: ShowClashesService,
  ) {}

  /**
   * Takes a message in, once for each of its names: complete and free it waits as pending, with a scheduled event at that
   * time it is a conflict, else it has failed with what is missing. A sender who asks again for a show that waits or is on
   * the calendar gets the request that is there.
   */
  async receive(message: ReceivedSms): Promise<ReceivedRequest> {
    const text = keepable(message.body);
    const reading = await this.reading.read(text);
    const extracted = { ...extractedOf(reading), phoneNumber: keptPhone(message.from), messageText: text };
    return this.database.transaction(async (transaction) => {
      await this.requests.holdSender(transaction, extracted.phoneNumber);
      const earlierId = await this.findEarlier(transaction, message, { reading, extracted });
      if (earlierId !== undefined) return this.reread(transaction, earlierId, { replayed: true });
      const id = await this.insert(transaction, {
        ...extracted,
        ...(await this.judge(transaction, reading)),
        parse: reading,
        fromForm: message.source === 'form',
        messageSid: message.messageSid,
      });
      return this.reread(transaction, id, { replayed: false });
    });
  }

  /** Keeps what the sender of a request is told, for staff to read. */
  keepReply(id: number, reply: string): Promise<void> {
    return this.requests.keepReply(id, reply);
  }

  /**
   * Requests, the newest first.
   * @throws DomainError naming `cursor` when it is not one of ours
   */
  async findPage({ cursor, limit = PAGE, ...filter }: SmsRequestsQuery): Promise<SmsRequestPage> {
    const before = cursor === undefined ? undefined : readCursor(cursor);
    const found = await this.requests.findMany({ ...filter, before, take: limit + 1 });
    const { shown, ...next } = pageOf(found, limit, ({ id }) => writeCursor(id));
    return { requests: shown.map(toResponse), ...next };
  }

  /**
   * One request as it is now.
   * @throws DomainError `sms.request-not-found`
   */
  async find(id: number): Promise<SmsRequestResponse> {
    const row = await this.requests.find(id);
    if (!row) throw smsRequestNotFound();
    return toResponse(row);
  }

  /** How many wait that staff have not seen. */
  async count(): Promise<SmsRequestCount> {
    return { unread: await this.requests.countUnread() };
  }

  /** Staff have seen this request and all before it. */
  async see(upTo: number): Promise<SmsRequestCount> {
    await this.requests.markSeen(upTo);
    return this.count();
  }

  /**
   * Deletes a request; the event made of it stays.
   * @throws DomainError `sms.request-not-found`
   */
  async delete(id: number): Promise<void> {
    if (!(await this.requests.delete(id))) throw smsRequestNotFound();
  }

  /** The same name, or from a phone the same show again. */
  private async findEarlier(
    transaction: Transaction,
    { messageSid, source }: ReceivedSms,
    {
      reading,
      extracted,
    }: { reading: EventRequest; extracted: ReturnType<typeof extractedOf> & { phoneNumber: string } },
  ): Promise<number | undefined> {
    const sameName =
      messageSid === null ? undefined : await this.requests.findIdBySid(transaction, messageSid);
    if (sameName !== undefined || source === 'form' || !isComplete(reading)) return sameName;
    return this.requests.findIdOfSameShow(transaction, extracted);
  }

  private async judge(
    transaction: Transaction,
    reading: EventRequest,
  ): Promise<Pick<NewSmsRequest, 'status' | 'errorMessage' | 'conflictEventId'>> {
    if (!isComplete(reading))
      return { status: 'failed', errorMessage: missingWords(reading), conflictEventId: null };
    const clash = await this.findClash(transaction, reading);
    return clash
      ? { status: 'conflict', errorMessage: clashWords(clash), conflictEventId: clash.id }
      : { status: 'pending', errorMessage: null, conflictEventId: null };
  }

  private async findClash(
    transaction: Transaction,
    { artist, date, time, endTime }: EventRequest,
  ): Promise<ShowClash | undefined> {
    if (!artist || !date || !time) return undefined;
    return this.clashes.find(transaction, {
      artistId: artist.value.id,
      date: date.value,
      time: time.value,
      endTime: endTime?.value ?? null,
    });
  }

  /** Of two who take in one message from different phones at once, the second gets the first one's request. */
  private async insert(transaction: Transaction, request: NewSmsRequest): Promise<number> {
    const id =
      (await this.requests.insert(transaction, request)) ??
      (await this.requests.findIdBySid(transaction, request.messageSid ?? ''));
    if (id === undefined) throw new Error('a text message was not kept');
    return id;
  }

  private async reread(
    transaction: Transaction,
    id: number,
    { replayed }: { replayed: boolean },
  ): Promise<ReceivedRequest> {
    const row = await this.requests.find(id, transaction);
    if (!row) throw smsRequestNotFound();
    return { request: toResponse(row), replayed };
  }
}

/** A history grows for years; a page of it is enough. */
const PAGE = Math.min(100, LIST_LIMIT.default);

const keptPhone = (phone: string): string => [...keepable(phone)].slice(0, TEXT_LENGTH.phone).join('');
