import { Module } from '@nestjs/common';
import { VenueController } from './venue.controller.js';
import { VenueSettingsService } from './venue-settings.service.js';
import { VenueRepository } from './venue.repository.js';
import { VenueService } from './venue.service.js';

@Module({
  controllers: [VenueController],
  providers: [VenueRepository, VenueService, VenueSettingsService],
  exports: [VenueService],
})
export class VenueModule {}
