import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { productVersion } from '#src/config/product-version.js';
import { Settings } from '#src/config/settings.js';
import { Database } from '#src/database/database.js';
import { JobQueue } from '#src/integrations/job-queue/job-queue.js';
import { Meters, type RequestLabels } from './meters.js';
import { WaitingWorkService } from './waiting-work.service.js';

/** The numbers of one process, as Prometheus reads them (design §10 "Seen from outside"). */
@Injectable()
export class MetricsService implements OnApplicationBootstrap {
  private meters?: Meters;

  constructor(
    private readonly settings: Settings,
    private readonly database: Database,
    private readonly jobs: JobQueue,
    private readonly waitingWork: WaitingWorkService,
  ) {}

  /** The library, a thirtieth of a start, is read in only where somebody asks. */
  async onApplicationBootstrap(): Promise<void> {
    if (this.settings.metricsToken === undefined) return;
    this.meters = new Meters(await import('prom-client'), {
      version: productVersion(),
      poolSize: this.settings.databasePoolSize,
      tasks: this.jobs.taskNames,
    });
  }

  /** Counts a request that is over. */
  observe(request: RequestLabels, seconds: number): void {
    this.meters?.observe(request, seconds);
  }

  /**
   * All numbers in the text format of Prometheus, with its media type; without a database those of the process alone.
   * @returns undefined without a token in the settings
   */
  async read(): Promise<{ contentType: string; text: string } | undefined> {
    if (!this.meters) return undefined;
    this.meters.showPool(this.database.poolUse);
    this.meters.showWork(await this.waitingWork.find());
    const { registry } = this.meters;
    return { contentType: registry.contentType, text: await registry.metrics() };
  }
}
