import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ArtistsModule } from '#src/modules/artists/artists.module.js';
import { AvailabilityModule } from '#src/modules/availability/availability.module.js';
import { EventsModule } from '#src/modules/events/events.module.js';
import { NotificationsModule } from '#src/modules/notifications/notifications.module.js';
import { UsersModule } from '#src/modules/users/users.module.js';
import { VenueModule } from '#src/modules/venue/venue.module.js';
import { InvitationEntity } from './entities/invitation.entity.js';
import { InvitationAnswersService } from './invitation-answers.service.js';
import { InvitationFarewell } from './invitation-farewell.js';
import { InvitationJobs } from './invitation-jobs.js';
import { InvitationLinksController } from './invitation-links.controller.js';
import { InvitationMessagesService } from './invitation-messages.service.js';
import { InvitationSendingsRepository } from './invitation-sendings.repository.js';
import { InvitationsController } from './invitations.controller.js';
import { InvitationsRepository } from './invitations.repository.js';
import { InvitationsService } from './invitations.service.js';
import { ShownInvitationsService } from './shown-invitations.service.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([InvitationEntity]),
    ArtistsModule,
    AvailabilityModule,
    EventsModule,
    NotificationsModule,
    UsersModule,
    VenueModule,
  ],
  controllers: [InvitationsController, InvitationLinksController],
  providers: [
    InvitationAnswersService,
    InvitationFarewell,
    InvitationJobs,
    InvitationMessagesService,
    InvitationSendingsRepository,
    InvitationsRepository,
    InvitationsService,
    ShownInvitationsService,
  ],
})
export class InvitationsModule {}
