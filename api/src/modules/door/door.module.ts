import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { UsersModule } from '#src/modules/users/users.module.js';
import { VenueModule } from '#src/modules/venue/venue.module.js';
import { DeviceStrategy } from './devices/device.strategy.js';
import { DevicesController } from './devices/devices.controller.js';
import { DevicesRepository } from './devices/devices.repository.js';
import { DevicesService } from './devices/devices.service.js';
import { DoorDeviceEntity } from './entities/door-device.entity.js';
import { DoorListController } from './list/door-list.controller.js';
import { DoorListRepository } from './list/door-list.repository.js';
import { DoorListService } from './list/door-list.service.js';
import { ReportController } from './report/report.controller.js';
import { ReportService } from './report/report.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([DoorDeviceEntity]), UsersModule, VenueModule],
  controllers: [DevicesController, DoorListController, ReportController],
  providers: [
    DeviceStrategy,
    DevicesRepository,
    DevicesService,
    DoorListRepository,
    DoorListService,
    ReportService,
  ],
})
export class DoorModule {}
