/**
 * Lets work in while its weights together stay within a budget; the rest waits in order. Keeps memory and cores bounded
 * however many requests arrive at once.
 */
export class WorkBudget {
  private used = 0;
  private inForeground = 0;
  private readonly waiting: Waiting[] = [];
  private readonly inBackground: Waiting[] = [];

  constructor(private readonly budget: number) {}

  /**
   * Runs `work` as soon as its weight fits. A weight above the budget counts as the whole budget.
   * @param background given for work nobody waits for: it starts only when nothing else runs or waits, or has its turn
   *   among the rest once its patience has ended
   */
  async run<T>(
    weight: number,
    work: () => Promise<T>,
    background?: { patienceMilliseconds: number },
  ): Promise<T> {
    const share = Math.min(weight, this.budget);
    await (background ? this.enterLast(share, background.patienceMilliseconds) : this.enter(share));
    try {
      return await work();
    } finally {
      this.used -= share;
      this.admit();
    }
  }

  /** Runs `work` at once, without a weight; as long as any of it runs, no background work starts. */
  async runForeground<T>(work: () => Promise<T>): Promise<T> {
    this.inForeground += 1;
    try {
      return await work();
    } finally {
      this.inForeground -= 1;
      this.admit();
    }
  }

  /** How many `runForeground` are under way. */
  get foregroundCount(): number {
    return this.inForeground;
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
      this.inBackground.push(entry);
      this.admit();
    });
  }

  private promote(entry: Waiting): void {
    this.inBackground.splice(this.inBackground.indexOf(entry), 1);
    this.waiting.unshift(entry);
    this.admit();
  }

  private admit(): void {
    for (let next = this.next(); next && this.used + next.weight <= this.budget; next = this.next()) {
      (next === this.waiting[0] ? this.waiting : this.inBackground).shift();
      this.used += next.weight;
      next.start();
    }
  }

  private next(): Waiting | undefined {
    return this.waiting[0] ?? (this.used === 0 && this.inForeground === 0 ? this.inBackground[0] : undefined);
  }
}

interface Waiting {
  weight: number;
  start: () => void;
}
