import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Access } from '#src/common/access/access.decorator.js';
import { ADMIN_ONLY } from '#src/common/access/roles.js';
import { MessageResponse } from '#src/common/http/message.dto.js';
import { ApiProblems } from '#src/common/openapi/api-problems.decorator.js';
import { AnswersPage } from '#src/common/paging/answers-page.decorator.js';
import type { Page } from '#src/common/paging/page.js';
import { IdPipe } from '#src/common/validation/id.pipe.js';
import {
  ManagedPhotoChanges,
  ManagedPhotoResponse,
  ManagedPhotosChange,
  ManagedPhotosQuery,
  PhotoTagResponse,
} from './gallery-admin.dto.js';
import { GalleryAdminService } from './gallery-admin.service.js';

@ApiTags('photos')
@Controller('admin/event-photos')
export class GalleryAdminController {
  constructor(private readonly gallery: GalleryAdminService) {}

  @Get()
  @Access(ADMIN_ONLY)
  @ApiOperation({
    summary: 'List the photos that staff manage',
    description: 'Public or not: uploads of staff, and what guests share of their check-ins.',
  })
  @AnswersPage({ type: [ManagedPhotoResponse] })
  findPage(@Query() query: ManagedPhotosQuery): Promise<Page<ManagedPhotoResponse>> {
    return this.gallery.findPage(query);
  }

  @Get('tags')
  @Access(ADMIN_ONLY)
  @ApiOperation({ summary: 'List the tags of all photos' })
  @ApiOkResponse({ type: [PhotoTagResponse], description: 'The most used first, at most 200.' })
  findTags(): Promise<PhotoTagResponse[]> {
    return this.gallery.findTags();
  }

  @Post('changes')
  @Access(ADMIN_ONLY)
  @HttpCode(200)
  @ApiOperation({
    summary: 'Change many photos',
    description:
      'At most 100: all of them, or none. Those deleted meanwhile are passed over; a repeat changes nothing.',
  })
  @ApiProblems({ 400: ['photos.too-many-tags'] })
  @ApiOkResponse({ type: [ManagedPhotoResponse] })
  changeMany(@Body() body: ManagedPhotosChange): Promise<ManagedPhotoResponse[]> {
    return this.gallery.changeMany(body);
  }

  @Put(':id')
  @Access(ADMIN_ONLY)
  @ApiOperation({ summary: 'Change a photo' })
  @ApiProblems({ 404: ['photos.not-in-gallery', 'events.not-found'] })
  @ApiOkResponse({ type: ManagedPhotoResponse })
  change(@Param('id', IdPipe) id: number, @Body() body: ManagedPhotoChanges): Promise<ManagedPhotoResponse> {
    return this.gallery.change(id, body);
  }

  @Post(':id/keep')
  @Access(ADMIN_ONLY)
  @HttpCode(200)
  @ApiOperation({
    summary: 'Keep a photo that looks like another',
    description: 'Nobody is asked about it again.',
  })
  @ApiProblems({ 404: ['photos.not-in-gallery'] })
  @ApiOkResponse({ type: ManagedPhotoResponse })
  keep(@Param('id', IdPipe) id: number): Promise<ManagedPhotoResponse> {
    return this.gallery.keep(id);
  }

  @Delete(':id')
  @Access(ADMIN_ONLY)
  @ApiOperation({
    summary: 'Delete a photo',
    description: 'The proof of a check-in cannot be deleted, only taken down.',
  })
  @ApiProblems({ 404: ['photos.not-in-gallery'], 409: ['photos.of-check-in'] })
  @ApiOkResponse({ type: MessageResponse })
  async delete(@Param('id', IdPipe) id: number): Promise<MessageResponse> {
    await this.gallery.delete(id);
    return { message: 'Photo deleted' };
  }
}
