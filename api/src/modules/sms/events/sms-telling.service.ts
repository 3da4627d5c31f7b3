import { Injectable } from '@nestjs/common';
import { UNDO_OVER_SECONDS } from '#contract/rules/undo.js';
import type { Transaction } from '#src/database/database.js';
import { type ChangedShow, ShowFollowersService } from '#src/modules/events/artist/show-followers.service.js';
import { NotificationsService } from '#src/modules/notifications/notifications.service.js';
import type { SmsRelatedEvent } from '#src/modules/sms/sms-requests.dto.js';
import { type SmsRequestRow, SmsRequestsRepository } from '#src/modules/sms/sms-requests.repository.js';
import { VenueService } from '#src/modules/venue/venue.service.js';
import { onCalendarText } from './sms-event-text.js';

/** Tells senders that their show is on the calendar, once that cannot be undone any more (decision 24). */
@Injectable()
export class SmsTellingService {
  constructor(
    private readonly requests: SmsRequestsRepository,
    private readonly notifications: NotificationsService,
    private readonly venue: VenueService,
    shows: ShowFollowersService,
  ) {
    const tellAnew = (transaction: Transaction, show: ChangedShow) => this.tellAnew(transaction, show);
    shows.register({
      statusChanged: tellAnew,
      moved: tellAnew,
      billChanged: tellAnew,
      leaves: async (transaction, { id }) => void (await this.takeBack(transaction, id)),
    });
  }

  /** Tells the sender, neither without the event nor twice. */
  async tell(transaction: Transaction, row: SmsRequestRow, event: SmsRelatedEvent): Promise<void> {
    const { name } = await this.venue.findWithin(transaction);
    const text = onCalendarText(row, event, name);
    if (!text) return;
    const held = { cause: causeOf(event.id), holdSeconds: UNDO_OVER_SECONDS };
    await this.notifications.queueSms(transaction, { ...text, ...held });
  }

  /** Takes the text back that waits. `isTold`: one has gone, or may have. */
  takeBack(transaction: Transaction, eventId: number): Promise<{ taken: number; isTold: boolean }> {
    return this.notifications.takeBack(transaction, causeOf(eventId));
  }

  /** A text that waits says the show as it is now, or is not sent. */
  private async tellAnew(transaction: Transaction, { id, status }: ChangedShow): Promise<void> {
    const { taken } = await this.takeBack(transaction, id);
    if (taken === 0 || status !== 'scheduled') return;
    const row = await this.requests.findByEvent(transaction, id);
    if (row?.event) await this.tell(transaction, row, row.event);
  }
}

const causeOf = (eventId: number): string => `sms-event:${eventId}`;
