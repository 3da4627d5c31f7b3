import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { UsersModule } from '#src/modules/users/users.module.js';
import { DeviceStrategy } from './devices/device.strategy.js';
import { DevicesController } from './devices/devices.controller.js';
import { DevicesRepository } from './devices/devices.repository.js';
import { DevicesService } from './devices/devices.service.js';
import { DoorDeviceEntity } from './entities/door-device.entity.js';

@Module({
  imports: [TypeOrmModule.forFeature([DoorDeviceEntity]), UsersModule],
  controllers: [DevicesController],
  providers: [DeviceStrategy, DevicesRepository, DevicesService],
})
export class DoorModule {}
