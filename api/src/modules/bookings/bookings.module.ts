import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ArtistsModule } from '#src/modules/artists/artists.module.js';
import { EventTypesModule } from '#src/modules/event-types/event-types.module.js';
import { EventsModule } from '#src/modules/events/events.module.js';
import { NotificationsModule } from '#src/modules/notifications/notifications.module.js';
import { UsersModule } from '#src/modules/users/users.module.js';
import { VenueModule } from '#src/modules/venue/venue.module.js';
import { ArtistBookingMessagesService } from '#src/modules/bookings/artist/artist-booking-messages.service.js';
import { ArtistBookingsController } from '#src/modules/bookings/artist/artist-bookings.controller.js';
import { ArtistBookingsRepository } from '#src/modules/bookings/artist/artist-bookings.repository.js';
import { ArtistBookingsService } from '#src/modules/bookings/artist/artist-bookings.service.js';
import { ConfirmedShowFollower } from '#src/modules/bookings/artist/confirmed-show-follower.js';
import { ProposalReminderJobs } from '#src/modules/bookings/reminders/proposal-reminder-jobs.js';
import { ProposalRemindersRepository } from '#src/modules/bookings/reminders/proposal-reminders.repository.js';
import { BookingCreationsService } from './booking-creations.service.js';
import { BookingRequestsController } from '#src/modules/bookings/requests/booking-requests.controller.js';
import { BookingRequestsRepository } from '#src/modules/bookings/requests/booking-requests.repository.js';
import { BookingRequestsService } from '#src/modules/bookings/requests/booking-requests.service.js';
import { BookingThrottle } from './booking-throttle.js';
import { BookingRequestEntity } from './entities/booking-request.entity.js';
import { TableMoveJobs } from '#src/modules/bookings/moves/table-move-jobs.js';
import { TableMovesRepository } from '#src/modules/bookings/moves/table-moves.repository.js';
import { TableReminderJobs } from '#src/modules/bookings/reminders/table-reminder-jobs.js';
import { TableRemindersRepository } from '#src/modules/bookings/reminders/table-reminders.repository.js';
import { TableShowFollower } from '#src/modules/bookings/table/table-show-follower.js';
import { TableLinks } from '#src/modules/bookings/table/links/table-links.js';
import { TableLinksController } from '#src/modules/bookings/table/links/table-links.controller.js';
import { TableBookingsController } from '#src/modules/bookings/table/table-bookings.controller.js';
import { TableBookingsRepository } from '#src/modules/bookings/table/table-bookings.repository.js';
import { TableBookingsService } from '#src/modules/bookings/table/table-bookings.service.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([BookingRequestEntity]),
    ArtistsModule,
    EventTypesModule,
    EventsModule,
    NotificationsModule,
    UsersModule,
    VenueModule,
  ],
  controllers: [
    ArtistBookingsController,
    BookingRequestsController,
    TableBookingsController,
    TableLinksController,
  ],
  providers: [
    ArtistBookingMessagesService,
    ArtistBookingsRepository,
    ArtistBookingsService,
    BookingCreationsService,
    BookingRequestsRepository,
    BookingRequestsService,
    BookingThrottle,
    ConfirmedShowFollower,
    ProposalReminderJobs,
    ProposalRemindersRepository,
    TableBookingsRepository,
    TableBookingsService,
    TableLinks,
    TableMoveJobs,
    TableMovesRepository,
    TableReminderJobs,
    TableRemindersRepository,
    TableShowFollower,
  ],
  exports: [ArtistBookingsService, BookingRequestsService, TableBookingsService],
})
export class BookingsModule {}
