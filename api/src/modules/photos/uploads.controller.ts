import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Access } from '#src/common/access/access.decorator.js';
import { CurrentUser } from '#src/common/access/current-user.decorator.js';
import { EVERYONE } from '#src/common/access/roles.js';
import type { SessionUser } from '#src/common/access/session-user.js';
import { FileStorage } from '#src/integrations/file-storage/file-storage.js';
import { sendFile } from './send-file.js';
import { UploadsService } from './uploads.service.js';

/** Pictures and recordings, outside `/api` (spec §2: "Images are served from /uploads/{filename}"). */
@ApiExcludeController()
@Controller('uploads')
export class UploadsController {
  constructor(
    private readonly uploads: UploadsService,
    private readonly storage: FileStorage,
  ) {}

  @Get(':filename')
  @Access(EVERYONE)
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
