import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { startOf } from '#contract/rules/show-reminder.js';
import { UNDO_OVER_SECONDS } from '#contract/rules/undo.js';
import { Database, type Transaction } from '#src/database/database.js';
import { JobQueue } from '#src/integrations/job-queue/job-queue.js';
import type { ChangedShow } from '#src/modules/events/artist/show-followers.service.js';
import type { EventEntity } from '#src/modules/events/entities/event.entity.js';
import { EventWithdrawalService } from '#src/modules/events/writing/event-withdrawal.service.js';
import { NotificationsService } from '#src/modules/notifications/notifications.service.js';
import { type SmsRequestRow, SmsRequestsRepository } from '#src/modules/sms/sms-requests.repository.js';
import { VenueService } from '#src/modules/venue/venue.service.js';
import { onCalendarText } from './sms-event-text.js';

const TELL_SENDER = 'sms.tell-sender';

const payloadShape = z.object({ eventId: z.number().int() });

/** Tells senders that their show is on the calendar, once that cannot be undone any more (decision 24). */
@Injectable()
export class SmsTellingService {
  constructor(
    private readonly database: Database,
    private readonly requests: SmsRequestsRepository,
    private readonly events: EventWithdrawalService,
    private readonly notifications: NotificationsService,
    private readonly venue: VenueService,
    private readonly jobs: JobQueue,
  ) {
    jobs.register({ name: TELL_SENDER, run: (payload) => this.tell(payloadShape.parse(payload).eventId) });
  }

  /** To be called in the transaction that makes the event; what there is to tell is judged when the undo is over, of the last change. */
  async follow(transaction: Transaction, eventId: number): Promise<void> {
    const options = { key: causeOf(eventId), delaySeconds: UNDO_OVER_SECONDS };
    await this.jobs.add(transaction, TELL_SENDER, { eventId }, options);
  }

  /** Tells the sender of the show as it is now, if it takes place and their acts play; again it tells nothing. */
  tell(eventId: number): Promise<void> {
    return this.database.transaction(async (transaction) => {
      // Undoing holds it, too: one of the two is done.
      const event = await this.events.hold(transaction, eventId);
      if (event?.status !== 'scheduled' || (await this.hasTold(transaction, eventId))) return;
      const row = await this.requests.findByEvent(transaction, eventId);
      if (row && haveLeft(row, event)) return;
      const { name, timeZone } = await this.venue.findWithin(transaction);
      const text = row?.event && onCalendarText(row, { show: event, artistName: row.event.artistName }, name);
      const about = { cause: causeOf(eventId), uselessAfter: startOf(event, timeZone) };
      if (text) await this.notifications.queueSms(transaction, { ...text, ...about });
    });
  }

  /** Whether a text for the sender is in the outbox, in whatever state except withdrawn. */
  hasTold(transaction: Transaction, eventId: number): Promise<boolean> {
    return this.notifications.hasStanding(transaction, causeOf(eventId));
  }

  /** Withdraws a text that waits, since it is not true any more. */
  takeBack(transaction: Transaction, eventId: number): Promise<void> {
    return this.notifications.withdraw(transaction, causeOf(eventId));
  }

  /** The same, and the sender whose text was withdrawn is told again of a show that takes place. */
  async takeBackAndFollow(transaction: Transaction, { id, status }: ChangedShow): Promise<void> {
    await this.takeBack(transaction, id);
    const hasText = await this.notifications.hasQueued(transaction, causeOf(id));
    if (status === 'scheduled' && hasText) await this.follow(transaction, id);
  }
}

/**
 * Whether none of the acts that were asked for plays any more. A show that was made with others, since the text was read wrong, is
 * told of as long as it is as it was made.
 */
const haveLeft = (
  { artistId, otherActs }: Pick<SmsRequestRow, 'artistId' | 'otherActs'>,
  { artistIds, version }: Pick<EventEntity, 'artistIds' | 'version'>,
): boolean => {
  const asked = [artistId ?? [], otherActs.map(({ id }) => id)].flat();
  return version > 1 && asked.length > 0 && !asked.some((id) => artistIds.includes(id));
};

const causeOf = (eventId: number): string => `sms-event:${eventId}`;
