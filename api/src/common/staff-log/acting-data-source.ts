import { escapeLiteral } from 'pg';
import { DataSource, type QueryRunner } from 'typeorm';
import { currentActor } from './actor.js';

/**
 * The end of the transaction forgets it, also when the connection goes back to the pool. No query, after which the transaction
 * could not choose its isolation any more.
 */
const tellOf = (actor: string): string => `SET LOCAL venue.actor = ${escapeLiteral(actor)}`;

/**
 * Tells the database who acts, at the start of each transaction. What an actor runs outside of one gets one of its own, since
 * what is told lasts for a transaction. Without an actor nothing is done.
 */
export class ActingDataSource extends DataSource {
  override createQueryRunner(...mode: Parameters<DataSource['createQueryRunner']>): QueryRunner {
    const runner = super.createQueryRunner(...mode);
    const actor = currentActor();
    return actor ? toldOf(runner, JSON.stringify(actor)) : runner;
  }
}

const toldOf = (runner: QueryRunner, actor: string): QueryRunner => {
  const query = runner.query.bind(runner) as (...statement: unknown[]) => Promise<unknown>;
  const queryAlone = async (...statement: unknown[]): Promise<unknown> => {
    await runner.startTransaction();
    try {
      const answer = await query(...statement);
      await runner.commitTransaction();
      return answer;
    } catch (error) {
      // A connection that broke has nothing to take back, and its own error says more.
      await runner.rollbackTransaction().catch(() => undefined);
      throw error;
    }
  };
  return Object.assign(runner, {
    query: async (...statement: unknown[]): Promise<unknown> => {
      if (!runner.isTransactionActive) return queryAlone(...statement);
      const answer = await query(...statement);
      if (statement[0] === 'START TRANSACTION') await query(tellOf(actor));
      return answer;
    },
  });
};
