import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { EventTypesModule } from '#src/modules/event-types/event-types.module.js';
import { NotificationsModule } from '#src/modules/notifications/notifications.module.js';
import { UsersModule } from '#src/modules/users/users.module.js';
import { ArtistApprovalService } from '#src/modules/artists/approval/artist-approval.service.js';
import { ArtistContactsRepository } from '#src/modules/artists/approval/artist-contacts.repository.js';
import { ArtistContactsService } from '#src/modules/artists/approval/artist-contacts.service.js';
import { ArtistEditingController } from '#src/modules/artists/profiles/artist-editing.controller.js';
import { ArtistFilesService } from '#src/modules/artists/files/artist-files.service.js';
import { ArtistProfilesService } from '#src/modules/artists/profiles/artist-profiles.service.js';
import { ArtistWritingRepository } from '#src/modules/artists/profiles/artist-writing.repository.js';
import { ArtistsController } from './artists.controller.js';
import { ArtistsRepository } from './artists.repository.js';
import { ArtistsService } from './artists.service.js';
import { DemoFiles } from '#src/modules/artists/files/demo-files.js';
import { PictureThrottle } from '#src/modules/artists/files/picture-throttle.js';
import { ArtistEntity } from './entities/artist.entity.js';

@Module({
  imports: [TypeOrmModule.forFeature([ArtistEntity]), EventTypesModule, NotificationsModule, UsersModule],
  controllers: [ArtistsController, ArtistEditingController],
  providers: [
    ArtistApprovalService,
    ArtistContactsRepository,
    ArtistContactsService,
    ArtistFilesService,
    ArtistProfilesService,
    ArtistWritingRepository,
    ArtistsRepository,
    ArtistsService,
    DemoFiles,
    PictureThrottle,
  ],
  exports: [ArtistContactsService, ArtistProfilesService, ArtistsService],
})
export class ArtistsModule {}
