import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ArtistsModule } from '#src/modules/artists/artists.module.js';
import { EventTypesModule } from '#src/modules/event-types/event-types.module.js';
import { EventsModule } from '#src/modules/events/events.module.js';
import { InvitationsModule } from '#src/modules/invitations/invitations.module.js';
import { NotificationsModule } from '#src/modules/notifications/notifications.module.js';
import { UsersModule } from '#src/modules/users/users.module.js';
import { VenueModule } from '#src/modules/venue/venue.module.js';
import { EmbedController } from '#src/modules/feeds/embed/embed.controller.js';
import { EmbedService } from '#src/modules/feeds/embed/embed.service.js';
import { ArtistFeedEntity } from './entities/artist-feed.entity.js';
import { FeedsController } from './feeds.controller.js';
import { FeedsService } from './feeds.service.js';
import { OwnFeedController } from '#src/modules/feeds/own/own-feed.controller.js';
import { OwnFeedRepository } from '#src/modules/feeds/own/own-feed.repository.js';
import { OwnFeedService } from '#src/modules/feeds/own/own-feed.service.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([ArtistFeedEntity]),
    ArtistsModule,
    EventTypesModule,
    EventsModule,
    InvitationsModule,
    NotificationsModule,
    UsersModule,
    VenueModule,
  ],
  controllers: [FeedsController, OwnFeedController, EmbedController],
  providers: [EmbedService, FeedsService, OwnFeedRepository, OwnFeedService],
})
export class FeedsModule {}
