import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Access } from '#src/common/access/access.decorator.js';
import { ADMIN_ONLY } from '#src/common/access/roles.js';
import { MessageResponse } from '#src/common/http/message.dto.js';
import { announceNextPage } from '#src/common/http/next-page.js';
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
  @ApiOkResponse({ type: [ManagedPhotoResponse], description: 'A next page is announced by a Link header.' })
  async findPage(
    @Query() query: ManagedPhotosQuery,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ManagedPhotoResponse[]> {
    const { photos, nextCursor } = await this.gallery.findPage(query);
    announceNextPage(request, response, nextCursor);
    return photos;
  }

  @Get('tags')
  @Access(ADMIN_ONLY)
  @ApiOkResponse({ type: [PhotoTagResponse], description: 'The most used first, at most 200.' })
  findTags(): Promise<PhotoTagResponse[]> {
    return this.gallery.findTags();
  }

  /** One change of at most 100 photos; the same call again changes nothing more. */
  @Post('changes')
  @Access(ADMIN_ONLY)
  @HttpCode(200)
  @ApiOkResponse({ type: [ManagedPhotoResponse] })
  changeMany(@Body() body: ManagedPhotosChange): Promise<ManagedPhotoResponse[]> {
    return this.gallery.changeMany(body);
  }

  @Put(':id')
  @Access(ADMIN_ONLY)
  @ApiOkResponse({ type: ManagedPhotoResponse })
  change(@Param('id', IdPipe) id: number, @Body() body: ManagedPhotoChanges): Promise<ManagedPhotoResponse> {
    return this.gallery.change(id, body);
  }

  /** Keeps a photo that looks like another. */
  @Post(':id/keep')
  @Access(ADMIN_ONLY)
  @HttpCode(200)
  @ApiOkResponse({ type: ManagedPhotoResponse })
  keep(@Param('id', IdPipe) id: number): Promise<ManagedPhotoResponse> {
    return this.gallery.keep(id);
  }

  @Delete(':id')
  @Access(ADMIN_ONLY)
  @ApiOkResponse({ type: MessageResponse })
  async delete(@Param('id', IdPipe) id: number): Promise<MessageResponse> {
    await this.gallery.delete(id);
    return { message: 'Photo deleted' };
  }
}
