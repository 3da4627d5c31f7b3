import { Module } from '@nestjs/common';
import { VenueModule } from '#src/modules/venue/venue.module.js';
import { StaffLogController } from './staff-log.controller.js';
import { StaffLogRepository } from './staff-log.repository.js';
import { StaffLogService } from './staff-log.service.js';

/** Reading who did what; `common/staff-log` writes it. */
@Module({
  imports: [VenueModule],
  controllers: [StaffLogController],
  providers: [StaffLogRepository, StaffLogService],
})
export class AuditModule {}
