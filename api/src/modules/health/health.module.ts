import { Module } from '@nestjs/common';
import { NotificationsModule } from '#src/modules/notifications/notifications.module.js';
import { CheckThrottle } from './checks/check-throttle.js';
import { ChecksController } from './checks/checks.controller.js';
import { ChecksService } from './checks/checks.service.js';
import { HealthController } from './health.controller.js';
import { HealthService } from './health.service.js';

@Module({
  imports: [NotificationsModule],
  controllers: [ChecksController, HealthController],
  providers: [CheckThrottle, ChecksService, HealthService],
})
export class HealthModule {}
