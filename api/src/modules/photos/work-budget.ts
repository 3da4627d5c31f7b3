/**
 * Lets work in while its weights together stay within a budget; the rest waits in order. Keeps memory and cores bounded
 * however many requests arrive at once.
 */
export class WorkBudget {
  private used = 0;
  private readonly waiting: { weight: number; start: () => void }[] = [];

  constructor(private readonly budget: number) {}

  /** Runs `work` as soon as its weight fits. A weight above the budget counts as the whole budget. */
  async run<T>(weight: number, work: () => Promise<T>): Promise<T> {
    const share = Math.min(weight, this.budget);
    await this.enter(share);
    try {
      return await work();
    } finally {
      this.used -= share;
      this.admit();
    }
  }

  private enter(weight: number): Promise<void> {
    return new Promise((start) => {
      this.waiting.push({ weight, start });
      this.admit();
    });
  }

  private admit(): void {
    for (let next = this.waiting[0]; next && this.used + next.weight <= this.budget; next = this.waiting[0]) {
      this.waiting.shift();
      this.used += next.weight;
      next.start();
    }
  }
}
