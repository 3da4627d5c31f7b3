import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import type { Transaction } from '#src/database/database.js';
import { ImportedShowEntity } from '#src/modules/imports/entities/imported-show.entity.js';

/** Which show of another program is which of ours. */
@Injectable()
export class ImportedShowsRepository {
  find({ manager }: Transaction, keys: readonly string[]): Promise<ImportedShowEntity[]> {
    return manager.findBy(ImportedShowEntity, { key: In(keys) });
  }

  /** What these events are called elsewhere; an event may have several names. */
  findOfEvents({ manager }: Transaction, eventIds: readonly number[]): Promise<ImportedShowEntity[]> {
    return manager.findBy(ImportedShowEntity, { eventId: In(eventIds) });
  }

  /** Remembers what other programs say now. */
  async save({ manager }: Transaction, shows: readonly ImportedShowEntity[]): Promise<void> {
    if (shows.length === 0) return;
    await manager
      .createQueryBuilder()
      .insert()
      .into(ImportedShowEntity)
      .values([...shows])
      .orUpdate(['event_id', 'said'], ['key'])
      .execute();
  }
}
