import { type DynamicModule, Module } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_INTERCEPTOR, APP_PIPE } from '@nestjs/core';
import { AccessGuard } from '#src/common/access/access.guard.js';
import { SessionGuard } from '#src/common/access/session.guard.js';
import { ProblemFilter } from '#src/common/errors/problem.filter.js';
import { PublicAnswersModule } from '#src/common/public-answers/public-answers.module.js';
import { StaffLogInterceptor } from '#src/common/staff-log/staff-log.interceptor.js';
import { RequestValidationPipe } from '#src/common/validation/request-validation.pipe.js';
import type { Settings } from '#src/config/settings.js';
import { SettingsModule } from '#src/config/settings.module.js';
import { DatabaseModule } from '#src/database/database.module.js';
import { FileStorageModule } from '#src/integrations/file-storage/file-storage.module.js';
import { JobQueueModule } from '#src/integrations/job-queue/job-queue.module.js';
import { PicturesModule } from '#src/integrations/pictures/pictures.module.js';
import { AuditModule } from '#src/modules/audit/audit.module.js';
import { AuthModule } from '#src/modules/auth/auth.module.js';
import { AvailabilityModule } from '#src/modules/availability/availability.module.js';
import { BookingsModule } from '#src/modules/bookings/bookings.module.js';
import { CheckInModule } from '#src/modules/check-in/check-in.module.js';
import { ConnectionsModule } from '#src/modules/connections/connections.module.js';
import { ApiTokenGuard } from '#src/modules/connections/tokens/api-token.guard.js';
import { DoorModule } from '#src/modules/door/door.module.js';
import { EventTypesModule } from '#src/modules/event-types/event-types.module.js';
import { EventsModule } from '#src/modules/events/events.module.js';
import { FeedsModule } from '#src/modules/feeds/feeds.module.js';
import { HealthModule } from '#src/modules/health/health.module.js';
import { ImportsModule } from '#src/modules/imports/imports.module.js';
import { InvitationsModule } from '#src/modules/invitations/invitations.module.js';
import { MetricsModule } from '#src/modules/metrics/metrics.module.js';
import { PagesModule } from '#src/modules/pages/pages.module.js';
import { PhotosModule } from '#src/modules/photos/photos.module.js';
import { RemindersModule } from '#src/modules/reminders/reminders.module.js';
import { RightsModule } from '#src/modules/rights/rights.module.js';
import { SmsModule } from '#src/modules/sms/sms.module.js';
import { TodayModule } from '#src/modules/today/today.module.js';
import { VenueModule } from '#src/modules/venue/venue.module.js';

/** The whole API. Guards run in this order: who is it, may this program, then may they. */
@Module({})
export class AppModule {
  /** @param databaseUrl the settings' own, or the embedded database's */
  static forRoot(settings: Settings, databaseUrl: string): DynamicModule {
    return {
      module: AppModule,
      imports: [
        SettingsModule.forRoot(settings),
        DatabaseModule.forRoot(databaseUrl),
        FileStorageModule,
        JobQueueModule,
        PicturesModule,
        PublicAnswersModule,
        HealthModule,
        MetricsModule,
        AuthModule,
        VenueModule,
        EventTypesModule,
        EventsModule,
        InvitationsModule,
        AvailabilityModule,
        PhotosModule,
        CheckInModule,
        BookingsModule,
        RemindersModule,
        SmsModule,
        DoorModule,
        ConnectionsModule,
        TodayModule,
        AuditModule,
        PagesModule,
        FeedsModule,
        RightsModule,
        ImportsModule,
      ],
      providers: [
        { provide: APP_FILTER, useClass: ProblemFilter },
        { provide: APP_GUARD, useClass: SessionGuard },
        { provide: APP_GUARD, useClass: ApiTokenGuard },
        { provide: APP_GUARD, useClass: AccessGuard },
        { provide: APP_INTERCEPTOR, useClass: StaffLogInterceptor },
        { provide: APP_PIPE, useClass: RequestValidationPipe },
      ],
    };
  }
}
