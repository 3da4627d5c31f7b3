/** Wide enough for a crowd. */
const WIDEST = 8;

/** Connections of a pool that are left for everybody else. */
const LEFT_OVER = 2;

/** How many of one kind may be on their way to a pool of so many connections, so that others get there too. */
export const widthWithin = (poolSize: number): number => Math.max(1, Math.min(WIDEST, poolSize - LEFT_OVER));

/** Lets so many pieces of work run at once; the others wait their turn, in the order they came. */
export class Turnstile {
  private inside = 0;
  private readonly waiting: (() => void)[] = [];

  /** @param width how many may be inside at once */
  constructor(private readonly width: number) {}

  /** Runs `work` when its turn comes, and answers or throws what it does. */
  async pass<T>(work: () => Promise<T>): Promise<T> {
    await this.enter();
    try {
      return await work();
    } finally {
      this.leave();
    }
  }

  private async enter(): Promise<void> {
    if (this.inside < this.width) this.inside++;
    else await new Promise<void>((resolve) => this.waiting.push(resolve));
  }

  /** Whoever leaves gives the place to the next one in line. */
  private leave(): void {
    const next = this.waiting.shift();
    if (next) next();
    else this.inside--;
  }
}
