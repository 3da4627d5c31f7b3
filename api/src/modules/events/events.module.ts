import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ArtistsModule } from '#src/modules/artists/artists.module.js';
import { EventTypesModule } from '#src/modules/event-types/event-types.module.js';
import { VenueModule } from '#src/modules/venue/venue.module.js';
import { ArtistStageRepository } from './artist-stage.repository.js';
import { ArtistStageService } from './artist-stage.service.js';
import { EventEntity } from './entities/event.entity.js';
import { EventCreationsRepository } from './event-creations.repository.js';
import { EventCreationsService } from './event-creations.service.js';
import { EventEditingController } from './event-editing.controller.js';
import { EventEditingService } from './event-editing.service.js';
import { EventImagesService } from './event-images.service.js';
import { EventSeriesController } from './event-series.controller.js';
import { EventSeriesService } from './event-series.service.js';
import { EventTypeFollower } from './event-type-follower.js';
import { EventWritingRepository } from './event-writing.repository.js';
import { EventsController } from './events.controller.js';
import { EventsRepository } from './events.repository.js';
import { EventsService } from './events.service.js';
import { ShowFollowersService } from './show-followers.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([EventEntity]), ArtistsModule, EventTypesModule, VenueModule],
  controllers: [EventSeriesController, EventEditingController, EventsController],
  providers: [
    ArtistStageRepository,
    ArtistStageService,
    EventCreationsRepository,
    EventCreationsService,
    EventEditingService,
    EventImagesService,
    EventSeriesService,
    EventTypeFollower,
    EventWritingRepository,
    EventsRepository,
    EventsService,
    ShowFollowersService,
  ],
  exports: [
    ArtistStageService,
    EventCreationsService,
    EventEditingService,
    EventImagesService,
    EventsService,
    ShowFollowersService,
  ],
})
export class EventsModule {}
