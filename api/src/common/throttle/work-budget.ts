/**
 * Lets work in while its weights together stay within a budget; the rest waits in order. Keeps memory and cores bounded
 * however many requests arrive at once.
 */
export class WorkBudget {
  private used = 0;
  private attended = 0;
  private readonly waiting: Waiting[] = [];
  private readonly yielding: Waiting[] = [];

  constructor(private readonly budget: number) {}

  /**
   * Runs `work` as soon as its weight fits. A weight above the budget counts as the whole budget.
   * @param yielding given for work nobody waits for: it starts only when nothing else runs or waits, or has its turn
   *   among the rest once its patience has ended
   */
  async run<T>(
    weight: number,
    work: () => Promise<T>,
    yielding?: { patienceMilliseconds: number },
  ): Promise<T> {
    const share = Math.min(weight, this.budget);
    await (yielding ? this.enterLast(share, yielding.patienceMilliseconds) : this.enter(share));
    try {
      return await work();
    } finally {
      this.used -= share;
      this.admit();
    }
  }

  /** Runs `work`, which has no weight of its own, at once; while somebody is attended to, yielding work stays out. */
  async attend<T>(work: () => Promise<T>): Promise<T> {
    this.attended += 1;
    try {
      return await work();
    } finally {
      this.attended -= 1;
      this.admit();
    }
  }

  /** How many are attended to right now. */
  get crowd(): number {
    return this.attended;
  }

  private enter(weight: number): Promise<void> {
    return new Promise((start) => {
      this.waiting.push({ weight, start });
      this.admit();
    });
  }

  private enterLast(weight: number, patienceMilliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.promote(entry), patienceMilliseconds);
      const entry: Waiting = {
        weight,
        start: () => {
          clearTimeout(timer);
          resolve();
        },
      };
      this.yielding.push(entry);
      this.admit();
    });
  }

  private promote(entry: Waiting): void {
    this.yielding.splice(this.yielding.indexOf(entry), 1);
    this.waiting.unshift(entry);
    this.admit();
  }

  private admit(): void {
    for (let next = this.next(); next && this.used + next.weight <= this.budget; next = this.next()) {
      (next === this.waiting[0] ? this.waiting : this.yielding).shift();
      this.used += next.weight;
      next.start();
    }
  }

  private next(): Waiting | undefined {
    return this.waiting[0] ?? (this.used === 0 && this.attended === 0 ? this.yielding[0] : undefined);
  }
}

interface Waiting {
  weight: number;
  start: () => void;
}
