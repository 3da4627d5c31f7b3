import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Access } from '#src/common/access/access.decorator.js';
import { EVERYONE } from '#src/common/access/roles.js';
import { ApiProblems } from '#src/common/openapi/api-problems.decorator.js';
import { AnswersPage } from '#src/common/paging/answers-page.decorator.js';
import type { Page } from '#src/common/paging/page.js';
import { PublicAnswer } from '#src/common/public-answers/public-answer.decorator.js';
import { IdPipe } from '#src/common/validation/id.pipe.js';
import {
  GalleryEventCountResponse,
  GalleryFilterQuery,
  GalleryNeighboursResponse,
  GalleryPhotoResponse,
  GalleryQuery,
  GalleryTagResponse,
} from './gallery.dto.js';
import { GalleryService } from './gallery.service.js';

@ApiTags('photos')
@Controller('event-photos')
export class GalleryController {
  constructor(private readonly gallery: GalleryService) {}

  @Get()
  @Access(EVERYONE)
  @AnswersPage({ type: [GalleryPhotoResponse] })
  @PublicAnswer('photos', 'events')
  @ApiOperation({ summary: 'List the photos of the gallery' })
  findPage(@Query() query: GalleryQuery): Promise<Page<GalleryPhotoResponse>> {
    return this.gallery.findPage(query);
  }

  @Get('tags')
  @Access(EVERYONE)
  @PublicAnswer('photos')
  @ApiOperation({ summary: 'List the tags of the gallery' })
  @ApiOkResponse({ type: [GalleryTagResponse], description: 'At most 100, the most used first.' })
  findTags(): Promise<GalleryTagResponse[]> {
    return this.gallery.findTags();
  }

  @Get('events')
  @Access(EVERYONE)
  @PublicAnswer('photos', 'events')
  @ApiOperation({ summary: 'List the events that have photos in the gallery' })
  @ApiOkResponse({ type: [GalleryEventCountResponse], description: 'At most 100, the latest first.' })
  findEvents(): Promise<GalleryEventCountResponse[]> {
    return this.gallery.findEvents();
  }

  @Get(':id')
  @Access(EVERYONE)
  @PublicAnswer('photos', 'events')
  @ApiOperation({ summary: 'Show a photo of the gallery' })
  @ApiProblems({ 404: ['photos.not-found'] })
  @ApiOkResponse({ type: GalleryPhotoResponse })
  findOne(@Param('id', IdPipe) id: number): Promise<GalleryPhotoResponse> {
    return this.gallery.findOne(id);
  }

  @Get(':id/neighbours')
  @Access(EVERYONE)
  @ApiOperation({ summary: 'Find the photos before and after one' })
  @ApiProblems({ 404: ['photos.not-found'] })
  @ApiOkResponse({ type: GalleryNeighboursResponse, description: 'In the list of these filters and order.' })
  findNeighbours(
    @Param('id', IdPipe) id: number,
    @Query() filter: GalleryFilterQuery,
  ): Promise<GalleryNeighboursResponse> {
    return this.gallery.findNeighbours(id, filter);
  }
}
