import { Module } from '@nestjs/common';
import { ArtistsModule } from '#src/modules/artists/artists.module.js';
import { AuthModule } from '#src/modules/auth/auth.module.js';
import { BookingsModule } from '#src/modules/bookings/bookings.module.js';
import { CheckInModule } from '#src/modules/check-in/check-in.module.js';
import { ConnectionsModule } from '#src/modules/connections/connections.module.js';
import { EventsModule } from '#src/modules/events/events.module.js';
import { NotificationsModule } from '#src/modules/notifications/notifications.module.js';
import { SmsModule } from '#src/modules/sms/sms.module.js';
import { VenueModule } from '#src/modules/venue/venue.module.js';
import { TodayController } from './today.controller.js';
import { TodayRepository } from './today.repository.js';
import { TodayService } from './today.service.js';
import { WaitingRepository } from './waiting/waiting.repository.js';
import { WaitingService } from './waiting/waiting.service.js';

@Module({
  imports: [
    ArtistsModule,
    AuthModule,
    BookingsModule,
    CheckInModule,
    ConnectionsModule,
    EventsModule,
    NotificationsModule,
    SmsModule,
    VenueModule,
  ],
  controllers: [TodayController],
  providers: [TodayRepository, TodayService, WaitingRepository, WaitingService],
})
export class TodayModule {}
