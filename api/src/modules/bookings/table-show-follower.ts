import { Injectable } from '@nestjs/common';
import { wallClockAt } from '#contract/venue-clock.js';
import { PublicAddress } from '#src/common/http/public-address.js';
import type { Transaction } from '#src/database/database.js';
import { type ChangedShow, EventEditingService } from '#src/modules/events/event-editing.service.js';
import { NotificationsService } from '#src/modules/notifications/notifications.service.js';
import { VenueService } from '#src/modules/venue/venue.service.js';
import { hasBegun } from './booking-rules.js';
import { changedShowMail } from './table-booking-mails.js';
import { TableBookingsRepository } from './table-bookings.repository.js';

/** Tells guests with seats when their show is called off, put off, or takes place after all. Their tables stay as they are. */
@Injectable()
export class TableShowFollower {
  constructor(
    events: EventEditingService,
    private readonly tables: TableBookingsRepository,
    private readonly notifications: NotificationsService,
    private readonly venue: VenueService,
    private readonly address: PublicAddress,
  ) {
    events.register({ statusChanged: (transaction, show) => this.tellGuests(transaction, show) });
  }

  private async tellGuests(transaction: Transaction, show: ChangedShow): Promise<void> {
    const { timeZone } = await this.venue.findWithin(transaction);
    if (hasBegun(show, wallClockAt(new Date(), timeZone))) return;
    const eventUrl = this.address.link(`/events/${show.id}`);
    for (const { customerEmail, partySize } of await this.tables.findSeatedWithEmail(transaction, show.id)) {
      const table = { recipient: customerEmail, partySize, show };
      await this.notifications.queueMail(transaction, changedShowMail(table, show.status, eventUrl));
    }
  }
}
