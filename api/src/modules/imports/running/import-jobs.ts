import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { JobQueue } from '#src/integrations/job-queue/job-queue.js';
import { ImportsRepository } from '#src/modules/imports/imports.repository.js';
import { ImportRunningService, RUN_IMPORTS } from './import-running.service.js';

const FORGET_IMPORTS = 'imports.forget';

/** How long files are kept after somebody last did something about them. */
const PREVIEW_HOURS = 24;
const KEPT_HOURS = 7 * 24;

/**
 * Brings in what was started, and goes on each minute with what a process left when it ended. Clears away what nobody
 * looks at any more: there are names and addresses in it.
 */
@Injectable()
export class ImportJobs implements OnModuleDestroy {
  private isStopping = false;

  constructor(
    queue: JobQueue,
    private readonly imports: ImportsRepository,
    private readonly running: ImportRunningService,
  ) {
    queue.register({ name: RUN_IMPORTS, schedule: '* * * * *', run: () => this.run() });
    queue.register({ name: FORGET_IMPORTS, schedule: '23 * * * *', run: () => this.forget() });
  }

  /** Before the queue waits for its jobs. */
  onModuleDestroy(): void {
    this.isStopping = true;
  }

  private async run(): Promise<void> {
    for (const id of await this.imports.findRunning()) {
      let step = await this.running.step(id);
      while (step === 'more' && !this.isStopping) step = await this.running.step(id);
      if (step === 'busy') return;
    }
  }

  private async forget(): Promise<void> {
    await this.imports.deleteUntouched({ states: ['preview'], hours: PREVIEW_HOURS });
    await this.imports.deleteUntouched({ states: ['stopped', 'done'], hours: KEPT_HOURS });
  }
}
