import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { LIST_LIMIT } from '#contract/limits.js';
import type { SqlRunner, Transaction } from '#src/database/database.js';
import { withProblems } from '#src/database/pg-errors.js';
import { EventTypeEntity } from './entities/event-type.entity.js';
import { eventTypeNameTaken } from './event-type-errors.js';

/** What an admin decides of an event type. */
type EventTypeContent = Pick<EventTypeEntity, 'name' | 'color' | 'description'>;

const PROBLEMS = { uq_event_types_name: eventTypeNameTaken };

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
  async insert(content: EventTypeContent): Promise<EventTypeEntity> {
    const type = this.eventTypes.create(content);
    await withProblems(this.eventTypes.insert(type), PROBLEMS);
    return type;
  }

  /** @throws DomainError `event-types.name-taken` */
  async update({ manager }: Transaction, id: number, content: EventTypeContent): Promise<EventTypeEntity> {
    await withProblems(manager.update(EventTypeEntity, { id }, content), PROBLEMS);
    return manager.findOneByOrFail(EventTypeEntity, { id });
  }

  /** @returns whether there was such a type */
  async delete(id: number): Promise<boolean> {
    const { affected } = await this.eventTypes.delete({ id });
    return affected === 1;
  }
}
