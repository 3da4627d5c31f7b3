/**
 * Reads of the same that are asked for in the same moment become one, whose answer all of them share and nobody changes. A read
 * joins only one that has not begun, so it never sees a state older than its asking.
 */
export class SameRead<Value> {
  private readonly running = new Map<string, Promise<Value>>();
  private readonly next = new Map<string, Promise<Value>>();

  /** @param options `oneAtATime`: a read waits for the one of its key that runs; fewer reads, which more share, for a longer wait */
  constructor(private readonly options: { oneAtATime: boolean } = { oneAtATime: false }) {}

  /**
   * @param key tells what is read
   * @param begin reads it; of those who ask together only the first one's is called
   */
  read(key: string, begin: () => Promise<Value>): Promise<Value> {
    const joined = this.next.get(key);
    if (joined) return joined;
    const read = this.turnOf(key).then(() => this.begin(key, begin));
    this.next.set(key, read);
    return read;
  }

  private async turnOf(key: string): Promise<unknown> {
    const earlier = this.running.get(key);
    return earlier ? earlier.catch(() => undefined) : new Promise((start) => setImmediate(start));
  }

  private begin(key: string, begin: () => Promise<Value>): Promise<Value> {
    this.next.delete(key);
    if (!this.options.oneAtATime) return begin();
    const read = begin().finally(() => this.running.delete(key));
    this.running.set(key, read);
    return read;
  }
}
