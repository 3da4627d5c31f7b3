import { Injectable } from '@nestjs/common';
import { TEXT_LENGTH } from '#contract/limits.js';
import { orThrow } from '#src/common/errors/domain-error.js';
import { Database, type SqlRunner } from '#src/database/database.js';
import type { EventTypeEntity } from './entities/event-type.entity.js';
import { eventTypeNameReserved, eventTypeNameTooLong, eventTypeNotFound } from './event-type-errors.js';
import type { EventTypeChangeRequest, EventTypeRequest, EventTypeResponse } from './event-types.dto.js';
import { EventTypesRepository } from './event-types.repository.js';

/** How an area whose rows name event types follows a changed name. Names are given in lower case, as rows hold them. */
interface EventTypeUser {
  /** Gives the rows of type `from` the type `to`, as part of the renaming transaction. */
  rename(transaction: SqlRunner, from: string, to: string): Promise<void>;
  /** Events of this type; of areas without events, left out. */
  countEvents?(type: string): Promise<number>;
}

/** The value of the search filter that means every type. */
const RESERVED = 'all';

/** Kinds of show and their colours (spec §2 "Types tab", §3 event_types). */
@Injectable()
export class EventTypesService {
  private readonly users: EventTypeUser[] = [];

  constructor(
    private readonly eventTypes: EventTypesRepository,
    private readonly database: Database,
  ) {}

  /** To be called once, while the app starts, by each area whose rows name event types. */
  register(user: EventTypeUser): void {
    this.users.push(user);
  }

  /** All types, by name. */
  async findAll(): Promise<EventTypeResponse[]> {
    return (await this.eventTypes.findAll()).map(toResponse);
  }

  /** What all types are called, by name. */
  findNames(runner: SqlRunner): Promise<string[]> {
    return this.eventTypes.findNames(runner);
  }

  /** @throws DomainError `event-types.name-taken`, `event-types.name-reserved` or `event-types.name-too-long` */
  async create(request: EventTypeRequest): Promise<EventTypeResponse> {
    checkName(request.name);
    const { name, color, description = null } = request;
    return toResponse(await this.eventTypes.insert({ name, color, description }));
  }

  /**
   * Changes a type; what is missing stays as it is, so that an old form takes back nothing that it did not touch. Events name their
   * type, so a new name is given to all events of the old one in the same transaction: a typo put right in the list is put right
   * in the calendar.
   * @throws DomainError `event-types.not-found`, or as `create`
   */
  async update(id: number, { name, color, description }: EventTypeChangeRequest): Promise<EventTypeResponse> {
    if (name !== undefined) checkName(name);
    return this.database.transaction(async (transaction) => {
      const before = orThrow(await this.eventTypes.findForUpdate(transaction, id), eventTypeNotFound);
      const after = await this.eventTypes.update(transaction, id, {
        name: name ?? before.name,
        color: color ?? before.color,
        description: description === undefined ? before.description : description,
      });
      const [from, to] = [before.name.toLowerCase(), after.name.toLowerCase()];
      if (from !== to) for (const user of this.users) await user.rename(transaction, from, to);
      return toResponse(after);
    });
  }

  /**
   * Removes a type. Its events keep its name, are painted grey as of an unknown type, and wait for an admin to choose
   * another (spec §2 "Deleting warns that events with that type need updating").
   * @throws DomainError `event-types.not-found`
   */
  async delete(id: number): Promise<void> {
    if (!(await this.eventTypes.delete(id))) throw eventTypeNotFound();
  }

  /** How many events have this type, past ones included. @throws DomainError `event-types.not-found` */
  async countEvents(id: number): Promise<number> {
    const type = orThrow(await this.eventTypes.find(id), eventTypeNotFound);
    const name = type.name.toLowerCase();
    const counts = await Promise.all(this.users.map(async (user) => user.countEvents?.(name) ?? 0));
    return counts.reduce((sum, count) => sum + count, 0);
  }
}

const checkName = (name: string): void => {
  const type = name.toLowerCase();
  if (type === RESERVED) throw eventTypeNameReserved();
  // A few letters become two when made small, and events hold the small ones.
  if ([...type].length > TEXT_LENGTH.eventType) throw eventTypeNameTooLong();
};

const toResponse = ({ id, name, color, description }: EventTypeEntity): EventTypeResponse => ({
  id,
  name,
  color,
  description,
});
