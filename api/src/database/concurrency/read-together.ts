import type { Database, PreparedStatement } from '#src/database/database.js';
import { SameRead } from './same-read.js';

/**
 * Reads of one kind that are asked for in the same moment go to the database as one query, which a crowd at the door makes
 * many of.
 */
export class ReadTogether<Key, Value> {
  private readonly query = new SameRead<ReadonlyMap<Key, Value>>();
  private asked = new Set<Key>();

  /** @param readMany finds the values of these keys; keys without a value are left out */
  constructor(private readonly readMany: (keys: Key[]) => Promise<ReadonlyMap<Key, Value>>) {}

  /** @returns the key's value, undefined when it has none; fails as the query does */
  async read(key: Key): Promise<Value | undefined> {
    this.asked.add(key);
    return (await this.query.read('all', () => this.readAsked())).get(key);
  }

  private readAsked(): Promise<ReadonlyMap<Key, Value>> {
    const keys = [...this.asked];
    this.asked = new Set();
    return this.readMany(keys);
  }
}

/**
 * Rows that are read together by a prepared statement.
 * @param statement finds the rows of the keys `$1`
 * @param keyOf the key that a row was found by
 */
export const rowsReadTogether = <Key, Row extends object>(
  database: Database,
  statement: PreparedStatement,
  keyOf: (row: Row) => Key,
): ReadTogether<Key, Row> =>
  new ReadTogether(async (keys) => {
    const rows = await database.prepared<Row>(statement, [keys]);
    return new Map(rows.map((row) => [keyOf(row), row]));
  });
