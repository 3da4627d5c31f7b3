/**
 * Reads of the same that are asked for in the same moment become one, whose answer all of them share and nobody changes. A read
 * joins only one that has not begun, so it never sees a state older than its asking.
 */
export class SameRead<Value> {
  private readonly next = new Map<string, Promise<Value>>();

  /**
   * @param key tells what is read
   * @param begin reads it; of those who ask together only the first one's is called
   */
  async read(key: string, begin: () => Promise<Value>): Promise<Value> {
    let read = this.next.get(key);
    if (!read) {
      read = new Promise((start) => setImmediate(start)).then(() => {
        this.next.delete(key);
        return begin();
      });
      this.next.set(key, read);
    }
    return read;
  }
}
