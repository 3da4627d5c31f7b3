import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { EventsModule } from '#src/modules/events/events.module.js';
import { LoyaltyModule } from '#src/modules/loyalty/loyalty.module.js';
import { NotificationsModule } from '#src/modules/notifications/notifications.module.js';
import { PhotosModule } from '#src/modules/photos/photos.module.js';
import { UsersModule } from '#src/modules/users/users.module.js';
import { VenueModule } from '#src/modules/venue/venue.module.js';
import { CheckInController } from './check-in.controller.js';
import { CheckInRepository } from './check-in.repository.js';
import { CheckInService } from './check-in.service.js';
import { CheckInThrottle } from './check-in-throttle.js';
import { PhotoAttendanceEntity } from './entities/photo-attendance.entity.js';
import { DoorActsController } from '#src/modules/check-in/door/door-acts.controller.js';
import { DoorActsRepository } from '#src/modules/check-in/door/door-acts.repository.js';
import { DoorCheckInsService } from '#src/modules/check-in/door/door-check-ins.service.js';
import { DoorCountsRepository } from '#src/modules/check-in/door/door-counts.repository.js';
import { DoorCountsService } from '#src/modules/check-in/door/door-counts.service.js';
import { DoorRewardsController } from '#src/modules/check-in/door/door-rewards.controller.js';
import { DoorRewardsService } from '#src/modules/check-in/door/door-rewards.service.js';
import { DoorUndosService } from '#src/modules/check-in/door/door-undos.service.js';
import { GuestDeletion } from '#src/modules/check-in/own/guest-deletion.js';
import { OwnCheckInsRepository } from '#src/modules/check-in/own/own-check-ins.repository.js';
import { OwnCheckInsService } from '#src/modules/check-in/own/own-check-ins.service.js';
import { AttendancePoints } from '#src/modules/check-in/counting/attendance-points.js';
import { VerificationNews } from '#src/modules/check-in/verification/verification-news.js';
import { VerificationsController } from '#src/modules/check-in/verification/verifications.controller.js';
import { VerificationsRepository } from '#src/modules/check-in/verification/verifications.repository.js';
import { VerificationsService } from '#src/modules/check-in/verification/verifications.service.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([PhotoAttendanceEntity]),
    EventsModule,
    LoyaltyModule,
    NotificationsModule,
    PhotosModule,
    UsersModule,
    VenueModule,
  ],
  controllers: [CheckInController, DoorActsController, DoorRewardsController, VerificationsController],
  providers: [
    AttendancePoints,
    CheckInRepository,
    CheckInService,
    CheckInThrottle,
    DoorActsRepository,
    DoorCheckInsService,
    DoorCountsRepository,
    DoorCountsService,
    DoorRewardsService,
    DoorUndosService,
    GuestDeletion,
    OwnCheckInsRepository,
    OwnCheckInsService,
    VerificationNews,
    VerificationsRepository,
    VerificationsService,
  ],
  exports: [VerificationsService],
})
export class CheckInModule {}
