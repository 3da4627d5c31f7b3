import { Module } from '@nestjs/common';
import { VenueAppController } from './app/venue-app.controller.js';
import { VenueAppService } from './app/venue-app.service.js';
import { VenueLogoService } from './app/venue-logo.service.js';
import { VenueController } from './venue.controller.js';
import { VenueSettingsService } from './venue-settings.service.js';
import { VenueRepository } from './venue.repository.js';
import { VenueService } from './venue.service.js';

@Module({
  controllers: [VenueController, VenueAppController],
  providers: [VenueAppService, VenueLogoService, VenueRepository, VenueService, VenueSettingsService],
  exports: [VenueAppService, VenueService],
})
export class VenueModule {}
