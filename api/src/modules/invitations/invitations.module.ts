import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ArtistsModule } from '#src/modules/artists/artists.module.js';
import { AvailabilityModule } from '#src/modules/availability/availability.module.js';
import { EventTypesModule } from '#src/modules/event-types/event-types.module.js';
import { EventsModule } from '#src/modules/events/events.module.js';
import { NotificationsModule } from '#src/modules/notifications/notifications.module.js';
import { UsersModule } from '#src/modules/users/users.module.js';
import { VenueModule } from '#src/modules/venue/venue.module.js';
import { InvitationEntity } from './entities/invitation.entity.js';
import { InvitationAnswersService } from '#src/modules/invitations/answers/invitation-answers.service.js';
import { InvitationJobs } from '#src/modules/invitations/messages/invitation-jobs.js';
import { InvitationLinksController } from '#src/modules/invitations/answers/invitation-links.controller.js';
import { InvitationMessagesService } from '#src/modules/invitations/messages/invitation-messages.service.js';
import { InvitationSendingsRepository } from '#src/modules/invitations/messages/invitation-sendings.repository.js';
import { InvitationShowFollower } from '#src/modules/invitations/answers/invitation-show-follower.js';
import { InvitationsController } from './invitations.controller.js';
import { InvitationsRepository } from './invitations.repository.js';
import { InvitationsService } from './invitations.service.js';
import { ShownInvitationsService } from './shown-invitations.service.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([InvitationEntity]),
    ArtistsModule,
    AvailabilityModule,
    EventTypesModule,
    EventsModule,
    NotificationsModule,
    UsersModule,
    VenueModule,
  ],
  controllers: [InvitationsController, InvitationLinksController],
  providers: [
    InvitationAnswersService,
    InvitationJobs,
    InvitationMessagesService,
    InvitationSendingsRepository,
    InvitationShowFollower,
    InvitationsRepository,
    InvitationsService,
    ShownInvitationsService,
  ],
  exports: [InvitationsService],
})
export class InvitationsModule {}
