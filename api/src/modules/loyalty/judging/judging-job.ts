import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { actAsNobody } from '#src/common/staff-log/actor.js';
import { Settings } from '#src/config/settings.js';
import type { Transaction } from '#src/database/database.js';
import { JobQueue } from '#src/integrations/job-queue/job-queue.js';
import { JudgingService } from './judging.service.js';

const JUDGE_BADGES = 'loyalty.judge-badges';

/** Time for the rest of the table to check in. */
const SOON_MILLISECONDS = 1_000;

/**
 * Judges all members who are due: each minute, and a second after a check-in in this process (after a run that is under way),
 * so that the guest finds the badge beside the points. Only the run of each minute is guaranteed.
 */
@Injectable()
export class JudgingJob implements OnApplicationShutdown {
  private readonly logger = new Logger(JudgingJob.name);
  /** From the first call until its run has ended. */
  private timer?: NodeJS.Timeout;
  private isExpected = false;

  constructor(
    private readonly queue: JobQueue,
    private readonly judging: JudgingService,
    private readonly settings: Settings,
  ) {
    queue.register({
      name: JUDGE_BADGES,
      schedule: '* * * * *',
      run: async () => void (await judging.judgeDue()),
    });
  }

  /** Judges all who are due in a second. Calls before the run count as one, and so do calls during it. */
  judgeSoon(): void {
    if (!this.settings.jobsEnabled) return;
    this.isExpected = true;
    this.timer ??= actAsNobody(() => setTimeout(() => void this.judgeNow(), SOON_MILLISECONDS));
  }

  /** Judges all who are due as soon as the caller's transaction stands. */
  async judgeAfter(transaction: Transaction): Promise<void> {
    await this.queue.add(transaction, JUDGE_BADGES, {});
  }

  onApplicationShutdown(): void {
    this.isExpected = false;
    clearTimeout(this.timer);
  }

  private async judgeNow(): Promise<void> {
    this.isExpected = false;
    try {
      await this.judging.judgeDue();
    } catch (error) {
      this.logger.warn({ err: error }, 'badges wait for the next minute');
    }
    this.timer = undefined;
    this.judgeWhoCameMeanwhile();
  }

  private judgeWhoCameMeanwhile(): void {
    if (this.isExpected) this.judgeSoon();
  }
}
