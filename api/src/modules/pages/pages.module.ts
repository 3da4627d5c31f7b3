import { Module } from '@nestjs/common';
import { ArtistsModule } from '#src/modules/artists/artists.module.js';
import { EventsModule } from '#src/modules/events/events.module.js';
import { NotificationsModule } from '#src/modules/notifications/notifications.module.js';
import { PhotosModule } from '#src/modules/photos/photos.module.js';
import { VenueModule } from '#src/modules/venue/venue.module.js';
import { PageRenderer } from './body/page-renderer.js';
import { SitemapService } from './crawling/sitemap.service.js';
import { PageFactsService } from './facts/page-facts.service.js';
import { CardDrawer } from './previews/drawing/card-drawer.js';
import { PreviewsController } from './previews/previews.controller.js';
import { PreviewsService } from './previews/previews.service.js';
import { PagesService } from './pages.service.js';

@Module({
  imports: [ArtistsModule, EventsModule, NotificationsModule, PhotosModule, VenueModule],
  controllers: [PreviewsController],
  providers: [CardDrawer, PageFactsService, PageRenderer, PagesService, PreviewsService, SitemapService],
})
export class PagesModule {}
