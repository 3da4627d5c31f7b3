/** Does the work of one key one after another, in the order it came; that of different keys at once. */
export class KeyedTurns {
  private readonly last = new Map<string, Promise<void>>();

  /** Runs `work` when its turn comes, and answers or throws what it does. */
  take<T>(key: string, work: () => Promise<T>): Promise<T> {
    const before = this.last.get(key);
    const turn = before ? before.then(work) : work();
    const over = turn.then(ignore, ignore);
    this.last.set(key, over);
    void over.then(() => {
      if (this.last.get(key) === over) this.last.delete(key);
    });
    return turn;
  }
}

const ignore = (): void => undefined;
