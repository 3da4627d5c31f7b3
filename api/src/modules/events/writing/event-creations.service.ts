import { Injectable } from '@nestjs/common';
import { KeyedRequests } from '#src/database/concurrency/keyed-requests.js';
import { Database, type SqlRunner, type Transaction } from '#src/database/database.js';
import { EventCreationEntity } from '#src/modules/events/entities/event-creation.entity.js';
import type { EventEntity } from '#src/modules/events/entities/event.entity.js';
import { eventKeyReused, eventNotFound } from '#src/modules/events/event-errors.js';
import { artistProblem } from './event-write-problems.js';
import { EventWritingRepository } from './event-writing.repository.js';

/** A call that a device may repeat under its key. */
export interface KeyedWish {
  clientKey: string;
  /** The same for two requests that ask for the same. */
  requestHash: string;
}

/** A wish for new events, as it came from a device that may send it twice. */
interface EventCreationRequest {
  /** Null for callers that send none. */
  clientKey: string | null;
  /** The same for two requests that ask for the same. */
  requestHash: string;
  /** Checks a new wish before the transaction; a repeat is not checked again. */
  check(): Promise<void>;
  make(transaction: Transaction): Promise<EventEntity[]>;
}

/** The events, and whether this call made them or an earlier one. */
interface CreatedEvents {
  events: EventEntity[];
  isNew: boolean;
}

/** Makes events once for each key, however often the request arrives. */
@Injectable()
export class EventCreationsService {
  private readonly creations = new KeyedRequests(EventCreationEntity);

  constructor(
    private readonly database: Database,
    private readonly events: EventWritingRepository,
  ) {}

  /**
   * A repeat gets the events that the first call made, as they are now; one whose events are deleted makes no new ones.
   * @throws DomainError `events.key-reused`, `events.artist-unknown`, `events.artist-busy`, `events.not-found` for a repeat
   *   after deletion, and what `check` throws
   */
  async create(request: EventCreationRequest): Promise<CreatedEvents> {
    if (!(await this.creations.isKnown(this.database, request.clientKey))) await request.check();
    try {
      return await this.database.transaction((transaction) => this.createOnce(transaction, request));
    } catch (error) {
      throw artistProblem(error) ?? error;
    }
  }

  /**
   * Remembers, in the caller's transaction, the key of an event that was made elsewhere than in the calendar.
   * @throws DomainError `events.key-reused`
   */
  async remember(transaction: Transaction, wish: KeyedWish, eventId: number): Promise<void> {
    if (!(await this.creations.claim(transaction, wish))) throw eventKeyReused();
    await this.creations.remember(transaction, wish.clientKey, { eventIds: [eventId] });
  }

  /** Whether exactly this call made the event. */
  async hasMade(runner: SqlRunner, { clientKey, requestHash }: KeyedWish, eventId: number): Promise<boolean> {
    const earlier = await this.creations.find(runner, clientKey);
    return earlier?.requestHash === requestHash && earlier.eventIds.includes(eventId);
  }

  private async createOnce(
    transaction: Transaction,
    { clientKey, requestHash, make }: EventCreationRequest,
  ): Promise<CreatedEvents> {
    if (clientKey === null) return { events: await make(transaction), isNew: true };
    const call = await this.creations.once(
      transaction,
      { clientKey, requestHash },
      { make: () => make(transaction), keep: idsOf, reused: eventKeyReused },
    );
    if (call.isNew) return { events: call.made, isNew: true };
    const events = await this.events.findByIds(transaction, call.earlier.eventIds);
    if (events.length === 0) throw eventNotFound();
    return { events, isNew: false };
  }
}

const idsOf = (events: EventEntity[]) => ({ eventIds: events.map(({ id }) => id) });
