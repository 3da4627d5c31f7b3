import { Module } from '@nestjs/common';
import { LoyaltyModule } from '#src/modules/loyalty/loyalty.module.js';
import { PhotosModule } from '#src/modules/photos/photos.module.js';
import { UsersModule } from '#src/modules/users/users.module.js';
import { CheckInController } from './check-in.controller.js';
import { CheckInRepository } from './check-in.repository.js';
import { CheckInService } from './check-in.service.js';
import { GuestFarewell } from './guest-farewell.js';

@Module({
  imports: [LoyaltyModule, PhotosModule, UsersModule],
  controllers: [CheckInController],
  providers: [CheckInRepository, CheckInService, GuestFarewell],
})
export class CheckInModule {}
