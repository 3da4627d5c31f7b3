import { Injectable } from '@nestjs/common';
import type { SessionUser } from '#src/common/access/session-user.js';
import { DomainError } from '#src/common/errors/domain-error.js';
import { Database, type Transaction } from '#src/database/database.js';
import { ArtistsService } from '#src/modules/artists/artists.service.js';
import { artistUnknown } from '#src/modules/events/event-errors.js';
import { EventEditingService } from '#src/modules/events/event-editing.service.js';
import { ShowClashesService } from '#src/modules/events/show-clashes.service.js';
import { NotificationsService } from '#src/modules/notifications/notifications.service.js';
import { VenueService } from '#src/modules/venue/venue.service.js';
import { smsAlreadyMade, smsEventGone, smsRequestNotFound } from './sms-errors.js';
import type { SmsEventRequest } from './sms-event.dto.js';
import { onCalendarText } from './sms-event-text.js';
import {
  earlierMaker,
  isTap,
  madeWords,
  type PlayingArtist,
  wantedEvent,
  type WantedShow,
} from './sms-event-rules.js';
import { clashWords } from './sms-request-rules.js';
import { toResponse } from './sms-request-view.js';
import type { SmsEventResponse, SmsRelatedEvent } from './sms-requests.dto.js';
import { type SmsRequestRow, SmsRequestsRepository } from './sms-requests.repository.js';

/** Who makes an event of a request, and what they say otherwise than the message. */
export interface SmsEventMaking {
  edits: SmsEventRequest;
  admin: SessionUser;
}

/** Making events of requests: the admin's tap, the event form and the test form (design §4 "SMS"). */
@Injectable()
export class SmsEventsService {
  constructor(
    private readonly database: Database,
    private readonly requests: SmsRequestsRepository,
    private readonly events: EventEditingService,
    private readonly clashes: ShowClashesService,
    private readonly artists: ArtistsService,
    private readonly notifications: NotificationsService,
    private readonly venue: VenueService,
  ) {}

  /**
   * Makes an event of a request, once, and tells the sender: whoever comes second gets the event that is there, unless
   * they want it otherwise.
   * @throws DomainError `sms.already-made` for another admin's edits, `sms.request-not-found`, `sms.undecided`, `sms.incomplete`, `sms.artist-gone`, `sms.event-deleted`,
   *   `events.artist-busy`, `events.artist-unknown`, `events.invalid-times`
   */
  async make(id: number, { edits, admin }: SmsEventMaking): Promise<SmsEventResponse> {
    const before = await this.requests.find(id);
    if (!before) throw smsRequestNotFound();
    const artist = await this.findArtist(edits.artistId === undefined ? before.artistId : edits.artistId);
    if (edits.artistId && !artist) throw artistUnknown();
    try {
      return await this.database.transaction((transaction) =>
        this.makeOnce(transaction, id, { edits, artist, adminId: admin.id }),
      );
    } catch (error) {
      if (isArtistBusy(error)) await this.markConflict(before, edits);
      throw error;
    }
  }

  private async makeOnce(
    transaction: Transaction,
    id: number,
    {
      edits,
      artist,
      adminId,
    }: { edits: SmsEventRequest; artist: PlayingArtist | undefined; adminId: number },
  ): Promise<SmsEventResponse> {
    const row = await this.requests.lock(transaction, id);
    if (!row) throw smsRequestNotFound();
    const madeEarlierBy = earlierMaker(row, adminId);
    if (madeEarlierBy === null) {
      const eventId = await this.events.createWanted(transaction, wantedEvent(row, edits, artist));
      await this.requests.settle(transaction, id, { eventId, adminId });
    }
    const after = await this.requests.find(id, transaction);
    if (!after?.event) throw smsEventGone();
    if (madeEarlierBy === null) await this.tell(transaction, after, after.event);
    const colleague = madeEarlierBy === 'somebody' ? (after.processedBy?.name ?? 'Somebody') : undefined;
    const message = madeWords(after.event, colleague);
    if (colleague !== undefined && !isTap(edits)) throw smsAlreadyMade(message);
    return { message, eventId: after.event.id, madeEarlierBy, request: toResponse(after) };
  }

  /** Tells the sender, neither without the event nor twice. */
  private async tell(transaction: Transaction, row: SmsRequestRow, event: SmsRelatedEvent): Promise<void> {
    const { name } = await this.venue.findWithin(transaction);
    const text = onCalendarText(row, event, name);
    if (text) await this.notifications.queueSms(transaction, text);
  }

  private async findArtist(id: number | null): Promise<PlayingArtist | undefined> {
    return id === null ? undefined : (await this.artists.findFeatured([id])).get(id);
  }

  /** The tap of a request that was free when it came: its row names what is in the way now. */
  private async markConflict(row: SmsRequestRow, edits: SmsEventRequest): Promise<void> {
    const { artistId, extractedDate: date, extractedTime: time, extractedEndTime: endTime } = row;
    if (!isTap(edits) || artistId === null || date === null || time === null) return;
    const show: WantedShow = { artistId, date, time, endTime };
    const clash = await this.clashes.find(this.database, show);
    if (!clash) return;
    await this.requests.markConflict(row.id, { eventId: clash.id, errorMessage: clashWords(clash) });
  }
}

const isArtistBusy = (error: unknown): boolean =>
  error instanceof DomainError && error.code === 'events.artist-busy';
