import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { UserEntity } from './entities/user.entity.js';
import { UserPinEntity } from './entities/user-pin.entity.js';
import { PinsRepository } from './staff/pins.repository.js';
import { StaffService } from './staff/staff.service.js';
import { UserManagementService } from './user-management.service.js';
import { UsersController } from './users.controller.js';
import { UsersRepository } from './users.repository.js';
import { UsersService } from './users.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([UserEntity, UserPinEntity])],
  controllers: [UsersController],
  providers: [PinsRepository, StaffService, UserManagementService, UsersRepository, UsersService],
  exports: [StaffService, UserManagementService, UsersService],
})
export class UsersModule {}
