import { Injectable } from '@nestjs/common';
import { showNightAt } from '#contract/rules/clock.js';
import { takesReminder } from '#contract/rules/show-reminder.js';
import { signedOut } from '#src/common/access/access-errors.js';
import { withProblems } from '#src/database/pg-errors.js';
import { eventNotFound } from '#src/modules/events/event-errors.js';
import { EventsService } from '#src/modules/events/events.service.js';
import {
  addressFull,
  deviceUnknown,
  reminderKeyReused,
  reminderTooLate,
} from '#src/modules/reminders/reminder-errors.js';
import { type Asker, WishReadersService } from '#src/modules/reminders/wish-readers.service.js';
import { VenueService } from '#src/modules/venue/venue.service.js';
import type { ShowReminderRequest, ShowReminderResponse } from './show-reminders.dto.js';
import { type NewReminder, ShowRemindersRepository } from './show-reminders.repository.js';

/** Most upcoming shows that one typed address waits for; a longer list is a stranger's doing. */
const MOST_OPEN_TYPED = 10;

/** 'Remind me' of a show (design §8 "Push and reminders"). */
@Injectable()
export class ShowRemindersService {
  constructor(
    private readonly reminders: ShowRemindersRepository,
    private readonly readers: WishReadersService,
    private readonly events: EventsService,
    private readonly venue: VenueService,
  ) {}

  /** The shows that this account is reminded of, the newest wishes first. */
  async findOwn(userId: number): Promise<ShowReminderResponse[]> {
    return (await this.reminders.findOf(userId)).map(({ key, eventId }) => ({ key, eventId }));
  }

  /**
   * Keeps the wish once; a repeat changes nothing. For an account, and for a browser whose key is sent, the answer has the key
   * of the first wish; for a typed address nobody learns what it waits for. An account learns how the word would come.
   * @throws DomainError `events.not-found`, `reminders.too-late`, `reminders.key-reused`, `reminders.address-full`, `auth.signed-out`
   *   where the account is deleted meanwhile, and as `WishReadersService.find`
   */
  async save(key: string, request: ShowReminderRequest, asker: Asker): Promise<ShowReminderResponse> {
    const { eventId } = request;
    const event = await this.events.findOne(eventId, null);
    const { timeZone } = await this.venue.find();
    if (!takesReminder(event, new Date(), timeZone)) throw reminderTooLate();
    const reader = await this.readers.find(asker, request);
    const earlier = await this.reminders.findByKey(key);
    if (earlier && !isSame(earlier, { eventId, ...reader })) throw reminderKeyReused();
    if (!earlier)
      await this.keep({ key, eventId, ...reader }, { timeZone, networkAddress: asker.networkAddress });
    const own = await this.reminders.findOwn(reader, eventId);
    const way = await this.readers.findWay(asker, 'reminders.show-today');
    return { key: own?.key ?? key, eventId, way };
  }

  /** Takes the wish back; does nothing when it is gone already. */
  delete(key: string, user: Asker['user']): Promise<void> {
    return this.reminders.delete(key, user?.id ?? null);
  }

  private async keep(
    reminder: NewReminder,
    { timeZone, networkAddress }: { timeZone: string; networkAddress: string },
  ): Promise<void> {
    const { email } = reminder;
    if (email !== null) {
      await this.readers.countTyped(email, networkAddress);
      const from = showNightAt(new Date(), timeZone);
      if ((await this.reminders.countOpen(email, from)) >= MOST_OPEN_TYPED) throw addressFull();
    }
    await withProblems(this.reminders.insert(reminder), {
      fk_show_reminders_event: eventNotFound,
      fk_show_reminders_subscription: deviceUnknown,
      fk_show_reminders_user: signedOut,
    });
  }
}

const isSame = (kept: NewReminder, asked: Omit<NewReminder, 'key'>): boolean =>
  kept.eventId === asked.eventId &&
  kept.userId === asked.userId &&
  kept.subscriptionId === asked.subscriptionId &&
  kept.email === asked.email;
