interface Batch<Key, Value> {
  keys: Set<Key>;
  values: Promise<ReadonlyMap<Key, Value>>;
}

/**
 * Reads that are asked for in the same moment go to the database as one query, which a crowd at the door makes many of.
 * A read joins only a query that has not begun, so it never sees a state older than its asking.
 */
export class ReadTogether<Key, Value> {
  private next: Batch<Key, Value> | undefined;

  /** @param readMany finds the values of these keys; keys without a value are left out */
  constructor(private readonly readMany: (keys: Key[]) => Promise<ReadonlyMap<Key, Value>>) {}

  /** @returns the key's value, undefined when it has none; fails as the query does */
  async read(key: Key): Promise<Value | undefined> {
    this.next ??= this.gather();
    const { keys, values } = this.next;
    keys.add(key);
    return (await values).get(key);
  }

  private gather(): Batch<Key, Value> {
    const keys = new Set<Key>();
    const values = new Promise((begin) => setImmediate(begin)).then(() => {
      this.next = undefined;
      return this.readMany([...keys]);
    });
    return { keys, values };
  }
}
