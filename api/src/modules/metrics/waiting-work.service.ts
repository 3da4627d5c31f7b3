import { setTimeout as pause } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';
import { type WaitingWork, WaitingWorkRepository } from './waiting-work.repository.js';

/** How long what was counted holds: several that ask make one read. */
const HOLDS_MS = 5_000;
/** Less than Prometheus waits for all of an answer (10 s). */
const PATIENCE_MS = 2_500;

/** Counts the work that waits, rarely and never for long. */
@Injectable()
export class WaitingWorkService {
  private readonly logger = new Logger(WaitingWorkService.name);
  private latest?: { at: number; work: WaitingWork };
  private reading: Promise<void> | undefined;

  constructor(private readonly repository: WaitingWorkRepository) {}

  /**
   * What waits, as of at most five seconds ago.
   * @returns undefined while the database is away, or does not say within two and a half seconds; what was before is no answer
   */
  async find(): Promise<WaitingWork | undefined> {
    if (!this.fresh()) {
      this.reading ??= this.read().finally(() => (this.reading = undefined));
      await Promise.race([this.reading, pause(PATIENCE_MS, undefined, { ref: false })]);
    }
    return this.fresh();
  }

  private fresh(): WaitingWork | undefined {
    const { latest } = this;
    return latest && performance.now() - latest.at < HOLDS_MS ? latest.work : undefined;
  }

  private async read(): Promise<void> {
    try {
      this.latest = { work: await this.repository.find(), at: performance.now() };
    } catch (error) {
      this.logger.warn({ err: error }, 'the work that waits could not be counted');
    }
  }
}
