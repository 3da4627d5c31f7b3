import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProduces, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Access } from '#src/common/access/access.decorator.js';
import { EVERYONE } from '#src/common/access/roles.js';
import { ApiProblems } from '#src/common/openapi/api-problems.decorator.js';
import { PreviewsService } from './previews.service.js';
import { sendPreview } from './send-preview.js';

/** The pictures of shared links, outside `/api`. */
@ApiTags('pages')
@Controller('previews')
export class PreviewsController {
  constructor(private readonly previews: PreviewsService) {}

  @Get(':filename')
  @Access(EVERYONE)
  @ApiOperation({
    summary: 'Fetch the picture of a shared link',
    description: 'By the address that the page’s `og:image` gives; 1200 × 630 pixels, at most 300 KB.',
  })
  @ApiProblems({ 404: ['previews.not-found', 'storage.file-missing'], 503: ['previews.busy'] })
  @ApiProduces('image/jpeg')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' }, description: 'The picture.' })
  @ApiResponse({ status: 302, description: 'The page shows something else by now: the picture is there.' })
  @ApiResponse({ status: 304, description: 'It is as `If-None-Match` knows it.' })
  async show(
    @Param('filename') filename: string,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    sendPreview(await this.previews.find(`/previews/${filename}`), { request, response });
  }
}
