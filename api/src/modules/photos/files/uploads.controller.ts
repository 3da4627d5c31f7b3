import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProduces, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Access } from '#src/common/access/access.decorator.js';
import { CurrentUser } from '#src/common/access/current-user.decorator.js';
import { EVERYONE } from '#src/common/access/roles.js';
import type { SessionUser } from '#src/common/access/session-user.js';
import { ApiProblems } from '#src/common/openapi/api-problems.decorator.js';
import { FileStorage } from '#src/integrations/file-storage/file-storage.js';
import { sendFile } from './send-file.js';
import { UploadsService } from './uploads.service.js';

const FILE = { type: 'string', format: 'binary' };

/** Pictures and recordings, outside `/api` (spec §2: "Images are served from /uploads/{filename}"). */
@ApiTags('photos')
@Controller('uploads')
export class UploadsController {
  constructor(
    private readonly uploads: UploadsService,
    private readonly storage: FileStorage,
  ) {}

  @Get(':filename')
  @Access(EVERYONE)
  @ApiOperation({
    summary: 'Fetch a picture or a recording',
    description:
      'By the name that other answers give. A photo that is not public is there only for admins and who uploaded it.',
  })
  @ApiProblems({ 404: ['uploads.not-found', 'storage.file-missing'], 503: ['uploads.not-ready'] })
  @ApiProduces('image/*', 'audio/*', 'video/*')
  @ApiOkResponse({ schema: FILE, description: 'The file.' })
  @ApiResponse({ status: 206, schema: FILE, description: 'The part that `Range` asks for.' })
  @ApiResponse({ status: 304, description: 'It is as `If-None-Match` knows it.' })
  @ApiResponse({ status: 416, description: 'The file has no such part.' })
  async serve(
    @Param('filename') filename: string,
    @CurrentUser() user: SessionUser | null,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const file = await this.uploads.find(filename, user);
    await sendFile(file, { storage: this.storage, request, response });
  }
}
