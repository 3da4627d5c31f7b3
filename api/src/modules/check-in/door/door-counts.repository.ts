import { Injectable } from '@nestjs/common';
import { insertOnce } from '#src/database/concurrency/insert-once.js';
import type { Transaction } from '#src/database/database.js';
import { withProblems } from '#src/database/pg-errors.js';
import { eventNotFound } from '#src/modules/events/event-errors.js';
import { DoorExitEntity } from '#src/modules/check-in/entities/door-exit.entity.js';
import { DoorRefusalEntity } from '#src/modules/check-in/entities/door-refusal.entity.js';

const ENTITIES = { exit: DoorExitEntity, refusal: DoorRefusalEntity };

export type Counted = keyof typeof ENTITIES;

/** It, as it is to be kept. */
export type NewCount = Omit<DoorExitEntity, 'people' | 'createdAt' | 'changedTx'> &
  Partial<Pick<DoorExitEntity, 'people'> & Pick<DoorRefusalEntity, 'reason'>>;

const PROBLEMS = { fk_door_exits_event: eventNotFound, fk_door_refusals_event: eventNotFound };

@Injectable()
export class DoorCountsRepository {
  /**
   * @returns false when its key was used before
   * @throws DomainError `events.not-found`
   */
  async add(transaction: Transaction, what: Counted, row: NewCount): Promise<boolean> {
    return (
      (await withProblems(insertOnce<NewCount>(transaction, ENTITIES[what], row), PROBLEMS)) !== undefined
    );
  }

  async findHash({ manager }: Transaction, what: Counted, clientKey: string): Promise<string | undefined> {
    return (await manager.findOneBy<DoorExitEntity | DoorRefusalEntity>(ENTITIES[what], { clientKey }))
      ?.requestHash;
  }
}
