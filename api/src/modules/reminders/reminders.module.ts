import { Module } from '@nestjs/common';
import { ArtistsModule } from '#src/modules/artists/artists.module.js';
import { EventsModule } from '#src/modules/events/events.module.js';
import { NotificationsModule } from '#src/modules/notifications/notifications.module.js';
import { ArtistFollowsController } from '#src/modules/reminders/artists/artist-follows.controller.js';
import { ArtistFollowsRepository } from '#src/modules/reminders/artists/artist-follows.repository.js';
import { ArtistFollowsService } from '#src/modules/reminders/artists/artist-follows.service.js';
import { KnownShowsService } from '#src/modules/reminders/artists/known-shows.service.js';
import { NewShowJobs } from '#src/modules/reminders/artists/new-show-jobs.js';
import { NewShowsFollower } from '#src/modules/reminders/artists/new-shows-follower.js';
import { NewShowsRepository } from '#src/modules/reminders/artists/new-shows.repository.js';
import { DateReminderJobs } from '#src/modules/reminders/dates/date-reminder-jobs.js';
import { DateRemindersRepository } from '#src/modules/reminders/dates/date-reminders.repository.js';
import { RemindedArtistFollower } from '#src/modules/reminders/dates/reminded-artist-follower.js';
import { RemindedShowFollower } from '#src/modules/reminders/shows/reminded-show-follower.js';
import { ShowReminderJobs } from '#src/modules/reminders/shows/show-reminder-jobs.js';
import { ShowRemindersController } from '#src/modules/reminders/shows/show-reminders.controller.js';
import { ShowRemindersRepository } from '#src/modules/reminders/shows/show-reminders.repository.js';
import { ShowRemindersService } from '#src/modules/reminders/shows/show-reminders.service.js';
import { VenueModule } from '#src/modules/venue/venue.module.js';
import { IdleBrowserJobs } from './idle-browser-jobs.js';
import { ReminderThrottle } from './reminder-throttle.js';
import { WishReadersService } from './wish-readers.service.js';

/** What people asked to be told of (a show on its day, an artist's new shows), and artists' own dates. */
@Module({
  imports: [ArtistsModule, EventsModule, NotificationsModule, VenueModule],
  controllers: [ArtistFollowsController, ShowRemindersController],
  providers: [
    ArtistFollowsRepository,
    ArtistFollowsService,
    DateReminderJobs,
    DateRemindersRepository,
    IdleBrowserJobs,
    KnownShowsService,
    NewShowJobs,
    NewShowsFollower,
    NewShowsRepository,
    RemindedArtistFollower,
    RemindedShowFollower,
    ReminderThrottle,
    ShowReminderJobs,
    ShowRemindersRepository,
    ShowRemindersService,
    WishReadersService,
  ],
  exports: [KnownShowsService],
})
export class RemindersModule {}
