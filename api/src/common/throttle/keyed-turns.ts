/** Does the work of one key one after another, in the order it came; that of different keys at once. */
export class KeyedTurns {
  private readonly last = new Map<string, Promise<void>>();

  /** @param tooSlow makes what is thrown at whom it takes too long */
  constructor(private readonly tooSlow: () => Error) {}

  /** Keys whose work is not over. */
  get size(): number {
    return this.last.size;
  }

  /**
   * Runs `work` when its turn comes, and answers or throws what it does, within this time.
   * @param patience milliseconds; work that has begun goes on beyond them, work that has not never begins
   */
  take<T>(key: string, patience: number, work: () => Promise<T>): Promise<T> {
    const end = performance.now() + patience;
    const turn = (this.last.get(key) ?? Promise.resolve()).then(() => {
      if (performance.now() >= end) throw this.tooSlow();
      return work();
    });
    const over = turn.then(ignore, ignore);
    this.last.set(key, over);
    void over.then(() => {
      if (this.last.get(key) === over) this.last.delete(key);
    });
    return this.within(patience, turn);
  }

  private async within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(this.tooSlow()), milliseconds);
    });
    try {
      return await Promise.race([work, late]);
    } finally {
      clearTimeout(timer);
    }
  }
}

const ignore = (): void => undefined;
