import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ArtistsModule } from '#src/modules/artists/artists.module.js';
import { EventTypesModule } from '#src/modules/event-types/event-types.module.js';
import { VenueModule } from '#src/modules/venue/venue.module.js';
import { ArtistStageRepository } from '#src/modules/events/artist/artist-stage.repository.js';
import { ArtistStageService } from '#src/modules/events/artist/artist-stage.service.js';
import { CalendarShowsRepository } from '#src/modules/events/calendar/calendar-shows.repository.js';
import { CalendarShowsService } from '#src/modules/events/calendar/calendar-shows.service.js';
import { DeletedEventEntity } from './entities/deleted-event.entity.js';
import { EventEntity } from './entities/event.entity.js';
import { EventBatchesService } from '#src/modules/events/writing/event-batches.service.js';
import { EventBillsService } from '#src/modules/events/writing/event-bills.service.js';
import { EventCreationsService } from '#src/modules/events/writing/event-creations.service.js';
import { EventEditingController } from '#src/modules/events/writing/event-editing.controller.js';
import { EventEditingService } from '#src/modules/events/writing/event-editing.service.js';
import { EventImagesService } from '#src/modules/events/images/event-images.service.js';
import { EventSeriesController } from '#src/modules/events/series/event-series.controller.js';
import { EventSeriesService } from '#src/modules/events/series/event-series.service.js';
import { EventWithdrawalService } from '#src/modules/events/writing/event-withdrawal.service.js';
import { EventWritingRepository } from '#src/modules/events/writing/event-writing.repository.js';
import { EventsController } from './events.controller.js';
import { EventsRepository } from './events.repository.js';
import { EventsService } from './events.service.js';
import { SeriesChangeController } from '#src/modules/events/series-change/series-change.controller.js';
import { SeriesChangesRepository } from '#src/modules/events/series-change/series-changes.repository.js';
import { SeriesChangesService } from '#src/modules/events/series-change/series-changes.service.js';
import { SeriesShowsService } from '#src/modules/events/series-change/series-shows.service.js';
import { SeriesUndoService } from '#src/modules/events/series-change/series-undo.service.js';
import { ShowFollowersService } from '#src/modules/events/artist/show-followers.service.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([DeletedEventEntity, EventEntity]),
    ArtistsModule,
    EventTypesModule,
    VenueModule,
  ],
  controllers: [EventSeriesController, SeriesChangeController, EventEditingController, EventsController],
  providers: [
    ArtistStageRepository,
    ArtistStageService,
    CalendarShowsRepository,
    CalendarShowsService,
    EventBatchesService,
    EventBillsService,
    EventCreationsService,
    EventEditingService,
    EventImagesService,
    EventSeriesService,
    EventWithdrawalService,
    EventWritingRepository,
    EventsRepository,
    EventsService,
    SeriesChangesRepository,
    SeriesChangesService,
    SeriesShowsService,
    SeriesUndoService,
    ShowFollowersService,
  ],
  exports: [
    ArtistStageService,
    CalendarShowsService,
    EventBatchesService,
    EventBillsService,
    EventCreationsService,
    EventEditingService,
    EventImagesService,
    EventWithdrawalService,
    EventsService,
    ShowFollowersService,
  ],
})
export class EventsModule {}
