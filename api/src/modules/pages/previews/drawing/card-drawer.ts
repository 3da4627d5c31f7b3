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
        const jpeg = await answerOf(worker);
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
    const forget = () => {
      if (this.worker === worker) this.worker = undefined;
    };
    worker.once('error', forget);
    worker.once('exit', forget);
    return worker;
  }
}

/** @throws Error when it breaks or ends without an answer */
const answerOf = async (worker: Worker): Promise<unknown> => {
  const answered = new AbortController();
  const { signal } = answered;
  try {
    const ended = once(worker, 'exit', { signal }).then(() => {
      throw new Error('the drawer of cards has ended');
    });
    const answers: unknown[] = await Promise.race([once(worker, 'message', { signal }), ended]);
    return answers[0];
  } finally {
    answered.abort();
  }
};
