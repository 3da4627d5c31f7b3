import type { EntityTarget } from 'typeorm';
import type { QueryDeepPartialEntity } from 'typeorm/query-builder/QueryPartialEntity.js';
import type { SqlRunner, Transaction } from '#src/database/database.js';
import { insertOnce } from './insert-once.js';

/** What the tables of keys have in common. */
interface KeyedRequest {
  clientKey: string;
  /** The same for two requests that ask for the same. */
  requestHash: string;
}

/** How what a call asks for is made, and what the row of its key keeps of it. */
interface Making<Kept, Made> {
  make(): Promise<Made>;
  keep(made: Made): QueryDeepPartialEntity<Kept>;
  /** The error for a key that came before with another request. */
  reused(): Error;
}

/** A table of `Idempotency-Key`s with what came of their calls. A row stays for good, also when what came of it is deleted. */
export class KeyedRequests<Kept extends KeyedRequest> {
  constructor(private readonly entity: EntityTarget<Kept>) {}

  /**
   * Makes what a call asks for, once for its key: of calls that come at once, the others wait for the first.
   * @returns what was made, or the row that an earlier call has left
   * @throws what `reused` gives
   */
  async once<Made>(
    transaction: Transaction,
    call: KeyedRequest & QueryDeepPartialEntity<Kept>,
    { make, keep, reused }: Making<Kept, Made>,
  ): Promise<{ isNew: true; made: Made } | { isNew: false; earlier: Kept }> {
    const { clientKey, requestHash }: KeyedRequest = call;
    if (await this.claim(transaction, call)) {
      const made = await make();
      await this.remember(transaction, clientKey, keep(made));
      return { isNew: true, made };
    }
    const earlier = await this.find(transaction, clientKey);
    if (earlier?.requestHash !== requestHash) throw reused();
    return { isNew: false, earlier };
  }

  /**
   * Takes the key; while another call is taking it, waits until that one has committed or failed.
   * @returns false when it was taken before
   */
  async claim(transaction: Transaction, row: KeyedRequest & QueryDeepPartialEntity<Kept>): Promise<boolean> {
    return (await insertOnce(transaction, this.entity, row)) !== undefined;
  }

  async remember(
    { manager }: Transaction,
    clientKey: string,
    made: QueryDeepPartialEntity<Kept>,
  ): Promise<void> {
    await manager.update(this.entity, clientKey, made);
  }

  /** Whether a call came with this key before; a call without a key is always new. */
  async isKnown(runner: SqlRunner, clientKey: string | null): Promise<boolean> {
    return clientKey !== null && (await this.find(runner, clientKey)) !== null;
  }

  find({ manager }: SqlRunner, clientKey: string): Promise<Kept | null> {
    return manager
      .createQueryBuilder(this.entity, 'request')
      .where('request.client_key = :clientKey', { clientKey })
      .getOne();
  }
}
