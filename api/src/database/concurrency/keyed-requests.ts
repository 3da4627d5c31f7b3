import type { EntityTarget } from 'typeorm';
import type { QueryDeepPartialEntity } from 'typeorm/query-builder/QueryPartialEntity.js';
import type { SqlRunner, Transaction } from '#src/database/database.js';

/** What the tables of keys have in common. */
interface KeyedRequest {
  clientKey: string;
  /** The same for two requests that ask for the same. */
  requestHash: string;
}

/** A table of `Idempotency-Key`s with what came of their calls. A row stays for good, also when what came of it is deleted. */
export abstract class KeyedRequests<Kept extends KeyedRequest> {
  protected constructor(private readonly entity: EntityTarget<Kept>) {}

  /**
   * Takes the key; while another call is taking it, waits until that one has committed or failed.
   * @returns false when it was taken before
   */
  async claim({ manager }: Transaction, row: KeyedRequest & QueryDeepPartialEntity<Kept>): Promise<boolean> {
    const inserted: { raw: object[] } = await manager
      .createQueryBuilder()
      .insert()
      .into(this.entity)
      .values(row)
      .orIgnore()
      .returning('client_key')
      .execute();
    return inserted.raw.length > 0;
  }

  async remember(
    { manager }: Transaction,
    clientKey: string,
    made: QueryDeepPartialEntity<Kept>,
  ): Promise<void> {
    await manager.update(this.entity, clientKey, made);
  }

  find({ manager }: SqlRunner, clientKey: string): Promise<Kept | null> {
    return manager
      .createQueryBuilder(this.entity, 'request')
      .where('request.client_key = :clientKey', { clientKey })
      .getOne();
  }
}
