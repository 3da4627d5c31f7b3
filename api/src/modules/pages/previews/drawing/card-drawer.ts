import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { WorkBudget } from '#src/common/throttle/work-budget.js';
import type { PreviewCard } from '#src/modules/pages/previews/preview-of.js';

/** Beside this file, in whatever form it is run. */
const PROGRAM = new URL(import.meta.url.replace(/card-drawer(?=\.[jt]s)/, 'card-worker'));

/** Draws cards in a thread of its own, one at a time: fonts take half a second to load, and a card 50 ms. */
@Injectable()
export class CardDrawer implements OnApplicationShutdown {
  private readonly oneAtATime = new WorkBudget(1);
  private worker: Worker | undefined;

  /** The card as a JPEG of 1200 × 630 pixels. */
  draw(card: PreviewCard): Promise<Buffer> {
    return this.oneAtATime.run(1, async () => {
      const worker = (this.worker ??= this.start());
      worker.ref();
      try {
        worker.postMessage(card);
        const answers: unknown[] = await once(worker, 'message');
        const [jpeg] = answers;
        if (jpeg instanceof Uint8Array) return Buffer.from(jpeg);
        throw new Error('the drawer of cards gave no picture');
      } finally {
        worker.unref();
      }
    });
  }

  async onApplicationShutdown(): Promise<void> {
    await this.worker?.terminate();
  }

  /** One that breaks is not asked again: the next card starts another. */
  private start(): Worker {
    const worker = new Worker(PROGRAM);
    worker.once('error', () => (this.worker = undefined));
    worker.once('exit', () => (this.worker = undefined));
    return worker;
  }
}
