import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ArtistsModule } from '#src/modules/artists/artists.module.js';
import { EventsModule } from '#src/modules/events/events.module.js';
import { NotificationsModule } from '#src/modules/notifications/notifications.module.js';
import { UsersModule } from '#src/modules/users/users.module.js';
import { VenueModule } from '#src/modules/venue/venue.module.js';
import { ArtistBookingsController } from './artist-bookings.controller.js';
import { ArtistBookingsRepository } from './artist-bookings.repository.js';
import { ArtistBookingsService } from './artist-bookings.service.js';
import { BookingCreationsRepository } from './booking-creations.repository.js';
import { BookingCreationsService } from './booking-creations.service.js';
import { BookingRequestsController } from './booking-requests.controller.js';
import { BookingRequestsRepository } from './booking-requests.repository.js';
import { BookingRequestsService } from './booking-requests.service.js';
import { BookingThrottle } from './booking-throttle.js';
import { BookingRequestEntity } from './entities/booking-request.entity.js';
import { TableShowFollower } from './table-show-follower.js';
import { TableBookingsController } from './table-bookings.controller.js';
import { TableBookingsRepository } from './table-bookings.repository.js';
import { TableBookingsService } from './table-bookings.service.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([BookingRequestEntity]),
    ArtistsModule,
    EventsModule,
    NotificationsModule,
    UsersModule,
    VenueModule,
  ],
  controllers: [ArtistBookingsController, BookingRequestsController, TableBookingsController],
  providers: [
    ArtistBookingsRepository,
    ArtistBookingsService,
    BookingCreationsRepository,
    BookingCreationsService,
    BookingRequestsRepository,
    BookingRequestsService,
    BookingThrottle,
    TableBookingsRepository,
    TableBookingsService,
    TableShowFollower,
  ],
})
export class BookingsModule {}
