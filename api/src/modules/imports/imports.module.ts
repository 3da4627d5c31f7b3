import { Module } from '@nestjs/common';
import { ArtistsModule } from '#src/modules/artists/artists.module.js';
import { EventTypesModule } from '#src/modules/event-types/event-types.module.js';
import { EventsModule } from '#src/modules/events/events.module.js';
import { LoyaltyModule } from '#src/modules/loyalty/loyalty.module.js';
import { RemindersModule } from '#src/modules/reminders/reminders.module.js';
import { VenueModule } from '#src/modules/venue/venue.module.js';
import { ImportsController } from './imports.controller.js';
import { ImportsRepository } from './imports.repository.js';
import { ImportsService } from './imports.service.js';
import { ImportJudgingService } from './judging/import-judging.service.js';
import { ImportedShowsRepository } from './judging/imported-shows.repository.js';
import { PreviewService } from './judging/preview.service.js';
import { FileReader } from './reading/file-reader.js';
import { ImportJobs } from './running/import-jobs.js';
import { ImportRunningService } from './running/import-running.service.js';

/** Calendars and members brought along from other programs (design §10, decision 60). */
@Module({
  imports: [ArtistsModule, EventTypesModule, EventsModule, LoyaltyModule, RemindersModule, VenueModule],
  controllers: [ImportsController],
  providers: [
    FileReader,
    ImportedShowsRepository,
    ImportJobs,
    ImportJudgingService,
    ImportRunningService,
    ImportsRepository,
    ImportsService,
    PreviewService,
  ],
})
export class ImportsModule {}
