import { Injectable } from '@nestjs/common';
import { ACTS } from '#contract/rules/events/bills.js';
import type { Transaction } from '#src/database/database.js';
import type { EventEntity } from '#src/modules/events/entities/event.entity.js';
import { billFull } from '#src/modules/events/event-errors.js';
import { changeOfOneShow } from './event-content.js';
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

/** The act that joins, and the acts after it on the bill. */
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

  /** Locks the show until the transaction ends. Called before artists are locked, which is the order of all changes of shows. */
  hold(transaction: Transaction, id: number): Promise<HeldShow | null> {
    return this.events.lock(transaction, id);
  }

  /**
   * Adds the act in its place. An act that is on the bill already keeps its place.
   * @throws DomainError `events.bill-full`, and as `EventEditingService.save`
   */
  async join(transaction: Transaction, show: HeldShow, { artistId, before }: JoiningAct): Promise<void> {
    if (show.artistIds.includes(artistId)) return;
    if (show.artistIds.length >= ACTS.max) throw billFull();
    const artistIds = billWith(show.artistIds, artistId, before);
    await this.editing.save(transaction, show, { ...changeOfOneShow(show, { artistIds }), hasPicture: true });
  }
}

/**
 * The acts with one more, before the first of those who follow it.
 * @param later acts who come after the new one on the bill, in any order
 */
const billWith = (acts: readonly number[], artistId: number, later: readonly number[]): number[] => {
  const place = acts.findIndex((act) => later.includes(act));
  return acts.toSpliced(place < 0 ? acts.length : place, 0, artistId);
};
