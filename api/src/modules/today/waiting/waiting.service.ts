import { Injectable } from '@nestjs/common';
import { wallClockAt } from '#contract/rules/clock.js';
import { WAITING_PAGE, type WaitingKind } from '#contract/today.js';
import { type Page, pageOf } from '#src/common/paging/page.js';
import type { PageQuery } from '#src/common/paging/page-query.js';
import { ArtistsService } from '#src/modules/artists/artists.service.js';
import { ArtistBookingsService } from '#src/modules/bookings/artist/artist-bookings.service.js';
import { BookingRequestsService } from '#src/modules/bookings/requests/booking-requests.service.js';
import { TableBookingsService } from '#src/modules/bookings/table/table-bookings.service.js';
import { VerificationsService } from '#src/modules/check-in/verification/verifications.service.js';
import { WebhooksService } from '#src/modules/connections/webhooks/webhooks.service.js';
import { MessageReviewService } from '#src/modules/notifications/review/message-review.service.js';
import { SmsRequestsService } from '#src/modules/sms/sms-requests.service.js';
import { VenueService } from '#src/modules/venue/venue.service.js';
import { waitingCursor } from './waiting-cursor.js';
import type { WaitingCounts, WaitingResponse } from './waiting.dto.js';
import { WaitingRepository, type WaitingRow, type WaitingRule } from './waiting.repository.js';

/** How a kind's rows are read as its own list shows them. */
type Reader = (ids: readonly number[]) => Promise<{ id: number }[]>;

/** What waits for staff, whatever its kind (design §9, decision 48). */
@Injectable()
export class WaitingService {
  private readonly readers: Record<WaitingKind, Reader>;

  constructor(
    private readonly waiting: WaitingRepository,
    private readonly venue: VenueService,
    private readonly messages: MessageReviewService,
    artists: ArtistsService,
    photos: VerificationsService,
    proposals: ArtistBookingsService,
    requests: BookingRequestsService,
    tables: TableBookingsService,
    texts: SmsRequestsService,
    webhooks: WebhooksService,
  ) {
    this.readers = {
      artist: (ids) => artists.findProfiles(ids),
      message: (ids) => messages.findByIds(ids),
      photo: (ids) => photos.findByIds(ids),
      proposal: (ids) => proposals.findByIds(ids),
      request: (ids) => requests.findByIds(ids),
      table: (ids) => tables.findByIds(ids),
      text: (ids) => texts.findByIds(ids),
      webhook: (ids) => webhooks.findByIds(ids),
    };
  }

  /** What waits, the oldest first. @throws DomainError naming `cursor` when it is not one of ours */
  async findPage({ cursor, limit = WAITING_PAGE }: PageQuery): Promise<Page<WaitingResponse>> {
    const after = waitingCursor.read(cursor);
    const found = await this.waiting.findMany(await this.rule(), { after, take: limit + 1 });
    const page = pageOf(found, limit, ({ place: since, kind, id }) =>
      waitingCursor.write({ since, kind, id }),
    );
    return { ...page, shown: await this.show(page.shown) };
  }

  async count(): Promise<WaitingCounts> {
    return this.waiting.count(await this.rule());
  }

  /** What is gone or done since it was found is left out. */
  private async show(rows: readonly WaitingRow[]): Promise<WaitingResponse[]> {
    const kinds = [...new Set(rows.map(({ kind }) => kind))];
    const read = await Promise.all(
      kinds.map(async (kind) => {
        const ids = rows.filter((row) => row.kind === kind).map(({ id }) => id);
        return (await this.readers[kind](ids)).map((shown) => [`${kind} ${shown.id}`, shown] as const);
      }),
    );
    const shown = new Map(read.flat());
    return rows.flatMap(({ kind, id, since }) => {
      const row = shown.get(`${kind} ${id}`);
      return row ? [{ kind, id, since, [kind]: row }] : [];
    });
  }

  private async rule(): Promise<WaitingRule> {
    const { timeZone } = await this.venue.find();
    return { clock: wallClockAt(new Date(), timeZone), messages: this.messages.waitingRule() };
  }
}
