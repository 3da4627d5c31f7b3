import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { LIST_LIMIT } from '#contract/limits.js';
import { EventTypeEntity } from './entities/event-type.entity.js';

@Injectable()
export class EventTypesRepository {
  constructor(private readonly dataSource: DataSource) {}

  findAll(): Promise<EventTypeEntity[]> {
    return this.dataSource
      .getRepository(EventTypeEntity)
      .find({ order: { name: 'ASC' }, take: LIST_LIMIT.max });
  }
}
