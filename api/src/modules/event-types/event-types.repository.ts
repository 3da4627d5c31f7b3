import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { LIST_LIMIT } from '#contract/limits.js';
import type { SqlRunner, Transaction } from '#src/database/database.js';
import { violatesUnique } from '#src/database/pg-errors.js';
import { EventTypeEntity } from './entities/event-type.entity.js';
import { eventTypeNameTaken } from './event-type-errors.js';

/** What an admin decides of an event type. */
type EventTypeContent = Pick<EventTypeEntity, 'name' | 'color' | 'description'>;

/** A description that is missing stays as it is. */
export type EventTypeChanges = Omit<EventTypeContent, 'description'> & Partial<EventTypeContent>;

@Injectable()
export class EventTypesRepository {
  constructor(@InjectRepository(EventTypeEntity) private readonly eventTypes: Repository<EventTypeEntity>) {}

  findAll(): Promise<EventTypeEntity[]> {
    return this.eventTypes.find({ order: { name: 'ASC' }, take: LIST_LIMIT.max });
  }

  /** Names alone, by name. */
  async findNames({ manager }: SqlRunner): Promise<string[]> {
    const types = await manager.find(EventTypeEntity, {
      select: { id: true, name: true },
      order: { name: 'ASC' },
      take: LIST_LIMIT.max,
    });
    return types.map(({ name }) => name);
  }

  find(id: number): Promise<EventTypeEntity | null> {
    return this.eventTypes.findOneBy({ id });
  }

  /** The row, which nobody else changes until the transaction ends. */
  findForUpdate({ manager }: Transaction, id: number): Promise<EventTypeEntity | null> {
    return manager.findOne(EventTypeEntity, { where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  /** @throws DomainError `event-types.name-taken` */
  insert(content: EventTypeContent): Promise<EventTypeEntity> {
    return refusingTakenNames(async () => {
      const type = this.eventTypes.create(content);
      await this.eventTypes.insert(type);
      return type;
    });
  }

  /** @throws DomainError `event-types.name-taken` */
  update({ manager }: Transaction, id: number, changes: EventTypeChanges): Promise<EventTypeEntity> {
    return refusingTakenNames(async () => {
      await manager.update(EventTypeEntity, { id }, changes);
      return manager.findOneByOrFail(EventTypeEntity, { id });
    });
  }

  /** @returns whether there was such a type */
  async delete(id: number): Promise<boolean> {
    const { affected } = await this.eventTypes.delete({ id });
    return affected === 1;
  }
}

const refusingTakenNames = async <T>(write: () => Promise<T>): Promise<T> => {
  try {
    return await write();
  } catch (error) {
    throw violatesUnique(error, 'uq_event_types_name') ? eventTypeNameTaken() : error;
  }
};
