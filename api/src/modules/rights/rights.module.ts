import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { SmsGatewayModule } from '#src/integrations/sms-gateway/sms-gateway.module.js';
import { ArtistsModule } from '#src/modules/artists/artists.module.js';
import { AuthModule } from '#src/modules/auth/auth.module.js';
import { CheckInModule } from '#src/modules/check-in/check-in.module.js';
import { NotificationsModule } from '#src/modules/notifications/notifications.module.js';
import { UsersModule } from '#src/modules/users/users.module.js';
import { VenueModule } from '#src/modules/venue/venue.module.js';
import { ErasureEntity } from './entities/erasure.entity.js';
import { ErasureRepository } from '#src/modules/rights/erasure/erasure.repository.js';
import { ErasureService } from '#src/modules/rights/erasure/erasure.service.js';
import { ExportRepository } from '#src/modules/rights/export/export.repository.js';
import { ExportService } from '#src/modules/rights/export/export.service.js';
import { OwnDataController } from '#src/modules/rights/own/own-data.controller.js';
import { OwnDataService } from '#src/modules/rights/own/own-data.service.js';
import { PeopleController } from '#src/modules/rights/staff/people.controller.js';
import { PeopleService } from '#src/modules/rights/staff/people.service.js';
import { PersonRepository } from './person.repository.js';

/** People's rights over what the venue knows of them: to take it along, and to be forgotten (design §10, decision 57). */
@Module({
  imports: [
    TypeOrmModule.forFeature([ErasureEntity]),
    ArtistsModule,
    AuthModule,
    CheckInModule,
    NotificationsModule,
    SmsGatewayModule,
    UsersModule,
    VenueModule,
  ],
  controllers: [OwnDataController, PeopleController],
  providers: [
    ErasureRepository,
    ErasureService,
    ExportRepository,
    ExportService,
    OwnDataService,
    PeopleService,
    PersonRepository,
  ],
})
export class RightsModule {}
