import { Injectable } from '@nestjs/common';
import { Pool } from 'pg';
import { DataSource, type EntityManager } from 'typeorm';
import { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';
import { currentActor } from '#src/common/staff-log/actor.js';
import { isRetryable } from './pg-errors.js';

/** Runs what reads and writes: the pool itself, or one transaction on one of its connections. */
export interface SqlRunner {
  /** Reads and writes entities there. */
  readonly manager: EntityManager;
  /** @returns the rows, with column names as the SQL gives them */
  query<Row>(sql: string, parameters?: readonly unknown[]): Promise<Row[]>;
}

/**
 * A statement whose parameters have names (`:name`), as in TypeORM's query builders: its parts need not know each other's numbers.
 * @returns the rows, with column names as the SQL gives them
 */
export const queryNamed = <Row>(runner: SqlRunner, sql: string, values: object): Promise<Row[]> => {
  const { driver } = runner.manager.dataSource;
  return runner.query<Row>(...driver.escapeQueryWithParameters(sql, values));
};

/** The row of a statement that always gives one. */
export const onlyRow = <Row>([row]: readonly Row[]): Row => {
  if (row === undefined) throw new Error('A statement that always gives a row gave none');
  return row;
};

/** A unit of work on one connection. Nothing inside it may ask the pool for a second one (design §4 "Server faults"). */
export interface Transaction extends SqlRunner {
  /** Sets transactions apart, for the compiler: the pool is not one. */
  readonly isTransaction: true;
}

/** The connections of this process that answer requests. */
interface PoolUse {
  /** Open ones. */
  total: number;
  /** Open ones that nobody uses. */
  idle: number;
  /** Callers that wait for one. */
  waiting: number;
}

/** A statement that each connection plans once, under its name. */
export interface PreparedStatement {
  /** Unique in the product. */
  name: string;
  text: string;
}

const ATTEMPTS = 4;

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Repeats work that lost to another transaction, after a short random pause that grows. */
const repeatOnConflict = async <T>(work: () => Promise<T>, attempt = 1): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    if (attempt >= ATTEMPTS || !isRetryable(error)) throw error;
    await pause(Math.random() * 20 * 2 ** attempt);
    return repeatOnConflict(work, attempt + 1);
  }
};

/** The way to the database for repositories that speak SQL, and for services that open a transaction. */
@Injectable()
export class Database implements SqlRunner {
  constructor(private readonly dataSource: DataSource) {}

  get manager(): EntityManager {
    return this.dataSource.manager;
  }

  get poolUse(): PoolUse {
    const { totalCount, idleCount, waitingCount } = poolOf(this.dataSource);
    return { total: totalCount, idle: idleCount, waiting: waitingCount };
  }

  /** One statement on any free connection. A deadlock or serialization failure is retried, since nothing of it stands. */
  query<Row>(sql: string, parameters: readonly unknown[] = []): Promise<Row[]> {
    return repeatOnConflict(() => this.dataSource.query<Row[]>(sql, [...parameters]));
  }

  /** As `query`, for a statement that takes longer to plan than to run, such as a frequent write made of many parts. */
  async prepared<Row extends object>(
    statement: PreparedStatement,
    parameters: readonly unknown[],
  ): Promise<Row[]> {
    // What staff change is told to the database with who they are, which the pool does not do.
    if (currentActor()) return this.query(statement.text, parameters);
    const pool = poolOf(this.dataSource);
    const { rows } = await repeatOnConflict(() => pool.query<Row>({ ...statement, values: [...parameters] }));
    return rows;
  }

  /**
   * Runs `work` in one transaction: commits when it resolves, rolls back when it throws, and starts again when
   * PostgreSQL asks for that, so `work` must not touch the world outside the database.
   */
  transaction<T>(work: (transaction: Transaction) => Promise<T>): Promise<T> {
    return repeatOnConflict(() =>
      this.dataSource.transaction((manager) =>
        work({
          isTransaction: true,
          manager,
          query: <Row>(sql: string, parameters: readonly unknown[] = []) =>
            manager.query<Row[]>(sql, [...parameters]),
        }),
      ),
    );
  }

  /** What `work` would come to: does it in one transaction, and takes all of it back. Throws what `work` throws. */
  async rehearse<T>(work: (transaction: Transaction) => Promise<T>): Promise<T> {
    const over = new Rehearsed<T>();
    try {
      await this.transaction(async (transaction) => {
        over.outcome = [await work(transaction)];
        throw over;
      });
    } catch (error) {
      if (error !== over) throw error;
    }
    const [outcome] = over.outcome;
    return outcome as T;
  }
}

/** Ends a rehearsal. */
class Rehearsed<T> extends Error {
  outcome: T[] = [];
}

/** TypeORM cannot name a statement, but the pool it holds can. */
const poolOf = ({ driver }: DataSource): Pool => {
  const pool: unknown = driver instanceof PostgresDriver ? driver.master : undefined;
  if (pool instanceof Pool) return pool;
  throw new Error('the data source is not a connected PostgreSQL pool');
};
