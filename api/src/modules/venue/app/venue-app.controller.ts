import { Controller, Get, Header, Param, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProduces, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import type { WebManifest } from '#contract/venue-app/web-manifest.js';
import { Access } from '#src/common/access/access.decorator.js';
import { EVERYONE } from '#src/common/access/roles.js';
import { ApiProblems } from '#src/common/openapi/api-problems.decorator.js';
import { PublicAnswer } from '#src/common/public-answers/public-answer.decorator.js';
import { sendAppPicture } from './send-app-picture.js';
import { VenueAppService } from './venue-app.service.js';

/** The venue's own app, outside `/api`: what browsers read to install it (design §8). */
@ApiTags('venue')
@Controller()
export class VenueAppController {
  constructor(private readonly app: VenueAppService) {}

  @Get('manifest.webmanifest')
  @Access(EVERYONE)
  @PublicAnswer('venue')
  @Header('Content-Type', 'application/manifest+json')
  @ApiOperation({ summary: 'Show the manifest of the venue’s app' })
  @ApiProduces('application/manifest+json')
  @ApiOkResponse({ schema: { type: 'object' }, description: 'A W3C Web Application Manifest.' })
  manifest(): Promise<WebManifest> {
    return this.app.manifest();
  }

  @Get('app/:filename')
  @Access(EVERYONE)
  @ApiOperation({
    summary: 'Fetch an icon or a start picture of the venue’s app',
    description:
      'By the name that the manifest or a page gives; without a version in it, that of today’s logo.',
  })
  @ApiProblems({ 404: ['venue.app-picture-not-found'] })
  @ApiProduces('image/png')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' }, description: 'The picture.' })
  @ApiResponse({ status: 302, description: 'The venue has no logo: the product’s own picture.' })
  @ApiResponse({ status: 304, description: 'It is as `If-None-Match` knows it.' })
  async picture(
    @Param('filename') filename: string,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    sendAppPicture(await this.app.picture(filename), { request, response });
  }
}
