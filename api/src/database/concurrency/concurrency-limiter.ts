/** Wide enough for a crowd. */
const WIDEST = 8;

/** Connections of a pool that are left for everybody else. */
const LEFT_OVER = 2;

/** How many pieces of one kind of work may use a pool of so many connections at once, so that others get one too. */
export const widthWithin = (poolSize: number): number => Math.max(1, Math.min(WIDEST, poolSize - LEFT_OVER));

/** Lets so many pieces of work run at once; the others wait their turn, in the order they came. */
export class ConcurrencyLimiter {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  /** @param width how many may run at once */
  constructor(private readonly width: number) {}

  /** Runs `work` when its turn comes, and answers or throws what it does. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    await this.enter();
    try {
      return await work();
    } finally {
      this.leave();
    }
  }

  private async enter(): Promise<void> {
    if (this.running < this.width) this.running++;
    else await new Promise<void>((resolve) => this.waiting.push(resolve));
  }

  /** Gives the place to the next one in line. */
  private leave(): void {
    const next = this.waiting.shift();
    if (next) next();
    else this.running--;
  }
}
