import { Body, Controller, Get, Post, Put, Req } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { MAX_LOGO_BYTES } from '#contract/limits.js';
import { Access } from '#src/common/access/access.decorator.js';
import { ADMIN_ONLY, EVERYONE } from '#src/common/access/roles.js';
import { TokenScope } from '#src/common/access/token-scope.decorator.js';
import type { ExpectedVersions } from '#src/common/http/if-match.js';
import { ApiProblems, codesOf } from '#src/common/openapi/api-problems.decorator.js';
import { PublicAnswer } from '#src/common/public-answers/public-answer.decorator.js';
import type { RequestWithUpload } from '#src/common/uploads/received-file.js';
import { PictureUpload } from '#src/common/uploads/single-upload.js';
import { ExpectedVersion } from '#src/common/validation/fields/expected-version.decorator.js';
import { logoProblems } from './venue-errors.js';
import { LogoResponse, VenueSettingsRequest, VenueSettingsResponse } from './venue-settings.dto.js';
import { VenueSettingsService } from './venue-settings.service.js';
import { VenueResponse } from './venue.dto.js';
import { toVenueResponse } from './venue-view.js';
import { VenueService } from './venue.service.js';

@ApiTags('venue')
@Controller()
export class VenueController {
  constructor(
    private readonly venue: VenueService,
    private readonly settings: VenueSettingsService,
  ) {}

  @Get('venue')
  @Access(EVERYONE)
  @TokenScope('programme:read')
  @PublicAnswer('venue')
  @ApiOperation({ summary: 'Show the venue' })
  @ApiOkResponse({ type: VenueResponse })
  async find(): Promise<VenueResponse> {
    return toVenueResponse(await this.venue.find());
  }

  @Get('admin/venue')
  @Access(ADMIN_ONLY)
  @ApiOperation({ summary: 'Show the venue’s settings' })
  @ApiOkResponse({ type: VenueSettingsResponse })
  findSettings(): Promise<VenueSettingsResponse> {
    return this.settings.find();
  }

  @Put('venue')
  @Access(ADMIN_ONLY)
  @ApiOperation({ summary: 'Change the venue’s settings' })
  @ApiProblems({ 400: ['venue.logo-unknown', 'venue.time-zone-unknown'], 412: ['venue.changed-meanwhile'] })
  @ApiOkResponse({ type: VenueSettingsResponse })
  update(
    @Body() body: VenueSettingsRequest,
    @ExpectedVersion() versions: ExpectedVersions,
  ): Promise<VenueSettingsResponse> {
    return this.settings.update(body, versions);
  }

  @Post('venue/logo')
  @Access(ADMIN_ONLY)
  @PictureUpload({
    field: 'logo',
    maxBytes: MAX_LOGO_BYTES,
    tooLarge: logoProblems.tooLarge,
    description: 'JPEG or PNG of at most 5 MB',
  })
  @ApiOperation({
    summary: 'Upload a logo for the settings to name',
    description: 'One that the settings do not name is removed after a day.',
  })
  @ApiProblems(codesOf(logoProblems))
  @ApiCreatedResponse({ type: LogoResponse })
  async keepLogo(@Req() request: RequestWithUpload): Promise<LogoResponse> {
    return { logoUrl: await this.settings.keepLogo(request.received) };
  }
}
