import { Module } from '@nestjs/common';
import { MetricsService } from './metrics.service.js';
import { WaitingWorkRepository } from './waiting-work.repository.js';
import { WaitingWorkService } from './waiting-work.service.js';

/** What Prometheus asks for: `measureRequests` and `serveMetrics` are no routes, since they ask for no session. */
@Module({ providers: [MetricsService, WaitingWorkRepository, WaitingWorkService] })
export class MetricsModule {}
