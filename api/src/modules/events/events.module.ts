import { Module } from '@nestjs/common';
import { ArtistsModule } from '#src/modules/artists/artists.module.js';
import { VenueModule } from '#src/modules/venue/venue.module.js';
import { EventsController } from './events.controller.js';
import { EventsRepository } from './events.repository.js';
import { EventsService } from './events.service.js';

@Module({
  imports: [ArtistsModule, VenueModule],
  controllers: [EventsController],
  providers: [EventsRepository, EventsService],
  exports: [EventsService],
})
export class EventsModule {}
