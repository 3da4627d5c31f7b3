import { Injectable } from '@nestjs/common';
import type { EntityTarget, QueryDeepPartialEntity } from 'typeorm';
import type { Transaction } from '#src/database/database.js';
import { violatesForeignKey } from '#src/database/pg-errors.js';
import { eventNotFound } from '#src/modules/events/event-errors.js';
import type { DoorExitEntity } from '#src/modules/check-in/entities/door-exit.entity.js';
import type { DoorRefusalEntity } from '#src/modules/check-in/entities/door-refusal.entity.js';

/** What is counted at the door. */
export type Counted = DoorExitEntity | DoorRefusalEntity;

const EVENT_LINKS = ['fk_door_exits_event', 'fk_door_refusals_event'];

@Injectable()
export class DoorCountsRepository {
  /**
   * @returns false when its key was used before
   * @throws DomainError `events.not-found`
   */
  async add<Row extends Counted>(
    { manager }: Transaction,
    entity: EntityTarget<Row>,
    row: QueryDeepPartialEntity<Row>,
  ): Promise<boolean> {
    const insert = manager.createQueryBuilder().insert().into(entity).values(row).orIgnore();
    try {
      const made: { raw: unknown } = await insert.returning('client_key').execute();
      return Array.isArray(made.raw) && made.raw.length === 1;
    } catch (error) {
      throw EVENT_LINKS.some((link) => violatesForeignKey(error, link)) ? eventNotFound() : error;
    }
  }

  async findHash(
    { manager }: Transaction,
    entity: EntityTarget<Counted>,
    clientKey: string,
  ): Promise<string | undefined> {
    return (await manager.findOneBy(entity, { clientKey }))?.requestHash;
  }
}
