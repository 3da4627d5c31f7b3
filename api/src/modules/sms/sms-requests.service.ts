import { Injectable } from '@nestjs/common';
import { mapPage, type Page, pageById } from '#src/common/paging/page.js';
import { MAX_ID } from '#src/common/validation/fields/number.decorator.js';
import { Database } from '#src/database/database.js';
import { StaffNewsService, type StaffWords } from '#src/modules/notifications/staff/staff-news.service.js';
import { smsChanged } from './sms-errors.js';
import { toResponse } from './sms-request-view.js';
import type {
  SmsRequestCount,
  SmsRequestResponse,
  SmsRequestsQuery,
  SmsRequestsSeen,
} from './sms-requests.dto.js';
import { SmsRequestsRepository } from './sms-requests.repository.js';

/** What staff are told of requests by text message that nobody has seen. */
export const WAITING_TEXTS: StaffWords = {
  topic: 'texts',
  kind: 'sms.waiting',
  quietMinutes: 1,
  words: (count) => ({
    title: count === 1 ? 'A text request waits' : `${count} text requests wait`,
    text: 'Somebody asks for a night on the calendar.',
  }),
};

/** Requests for shows that come by text message (spec §4, design §4 "SMS"). */
@Injectable()
export class SmsRequestsService {
  constructor(
    private readonly database: Database,
    private readonly requests: SmsRequestsRepository,
    staff: StaffNewsService,
  ) {
    staff.register({ ...WAITING_TEXTS, findWaiting: () => requests.findUnread() });
  }

  /**
   * Requests, the newest first; above the first page, if that is asked for, older ones that are new again: they are in their own
   * place, too.
   * @throws DomainError naming `cursor` when it is not one of ours
   */
  async findPage({ cursor, limit, unseen, ...filter }: SmsRequestsQuery): Promise<Page<SmsRequestResponse>> {
    const isOfAll = filter.status === undefined && filter.kept === undefined;
    const found = await pageById({ cursor, limit }, (part) => this.requests.findMany({ ...filter, ...part }));
    const page = mapPage(found, toResponse);
    const last = page.shown.at(-1);
    if (unseen === undefined || !isOfAll || cursor !== undefined || page.nextCursor === undefined || !last)
      return page;
    const newAgain = await this.requests.findNewAgain(last);
    return { ...page, shown: [...newAgain.map(toResponse), ...page.shown] };
  }

  /** Those of these that are there, as they are now, in no order. */
  async findByIds(ids: readonly number[]): Promise<SmsRequestResponse[]> {
    return (await this.requests.findByIds(ids)).map(toResponse);
  }

  /**
   * One request as it is now.
   * @throws DomainError `sms.request-not-found`
   */
  async find(id: number): Promise<SmsRequestResponse> {
    return toResponse(await this.requests.find(id));
  }

  /** How many wait that staff have not seen. */
  async count(): Promise<SmsRequestCount> {
    return { unread: await this.requests.countUnread() };
  }

  /** Staff have seen these requests, as far as their screens showed them. */
  async see({ ids, readTexts }: SmsRequestsSeen): Promise<SmsRequestCount> {
    await this.requests.markSeen(ids.map((id, index) => ({ id, texts: readTexts?.[index] ?? MAX_ID })));
    return this.count();
  }

  /**
   * Deletes a request; the event made of it stays.
   * @param readTexts how many of its texts staff had read; all of them when left out
   * @throws DomainError `sms.request-not-found`, `sms.changed` when its sender has written more
   */
  async delete(id: number, readTexts = MAX_ID): Promise<void> {
    await this.database.transaction(async (transaction) => {
      const request = await this.requests.lock(transaction, id);
      if (request.texts.length > readTexts) throw smsChanged();
      await this.requests.delete(transaction, id);
    });
  }
}
