import { Injectable } from '@nestjs/common';
import { ACTS } from '#contract/rules/bills.js';
import type { Transaction } from '#src/database/database.js';
import type { EventEntity } from '#src/modules/events/entities/event.entity.js';
import { billFull } from '#src/modules/events/event-errors.js';
import { billWith } from './bill-rules.js';
import { EventsRepository } from '#src/modules/events/events.repository.js';
import { EventEditingService } from './event-editing.service.js';
import { EventWritingRepository } from './event-writing.repository.js';

/** A show that somebody may join. */
export type JoinableShow = Pick<
  EventEntity,
  'id' | 'name' | 'type' | 'date' | 'time' | 'endTime' | 'status' | 'artistIds' | 'version'
>;

/** The same, while nobody else changes it. */
export type HeldShow = EventEntity;

/** Who joins, and the acts who come after them on the bill. */
interface JoiningAct {
  artistId: number;
  before: readonly number[];
}

/** Shows that get one more act (design §9, decision 50). */
@Injectable()
export class EventBillsService {
  constructor(
    private readonly calendar: EventsRepository,
    private readonly events: EventWritingRepository,
    private readonly editing: EventEditingService,
  ) {}

  /** The show as it is now. */
  find(id: number): Promise<JoinableShow | undefined> {
    return this.calendar.findById(id);
  }

  /** The same, and nobody changes it until the transaction ends. To be called before artists are held, as changing a show does. */
  hold(transaction: Transaction, id: number): Promise<HeldShow | null> {
    return this.events.lock(transaction, id);
  }

  /**
   * Adds the act in its place. One who is on the bill already stays where they are.
   * @throws DomainError `events.bill-full`, and as `EventEditingService.save`
   */
  async join(transaction: Transaction, show: HeldShow, { artistId, before }: JoiningAct): Promise<void> {
    if (show.artistIds.includes(artistId)) return;
    if (show.artistIds.length >= ACTS.max) throw billFull();
    const changes = { artistIds: billWith(show.artistIds, artistId, before) };
    await this.editing.save(transaction, show, { changes, hasPicture: true });
  }
}
