import { Body, Controller, Delete, Get, Param, Post, Put, Query, Req, Res } from '@nestjs/common';
import { ApiCreatedResponse, ApiHeader, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { IDEMPOTENCY_KEY_HEADER } from '#contract/problem.js';
import { Access } from '#src/common/access/access.decorator.js';
import { CurrentUser } from '#src/common/access/current-user.decorator.js';
import { ADMIN_OR_ARTIST, ARTIST_ONLY } from '#src/common/access/roles.js';
import type { SessionUser } from '#src/common/access/session-user.js';
import { announceNextPage } from '#src/common/http/next-page.js';
import { IdPipe } from '#src/common/validation/id.pipe.js';
import { IdempotencyKey } from '#src/common/validation/idempotency-key.decorator.js';
import {
  AvailabilityQuery,
  AvailabilityRemovalQuery,
  AvailabilityRepeatRequest,
  AvailabilityRepeatResponse,
  AvailabilityRequest,
  AvailabilityResponse,
  ChangedAvailabilityResponse,
  NewAvailabilityRequest,
  RemovedAvailabilityResponse,
} from './availability.dto.js';
import { AvailabilityService } from './availability.service.js';

const KEY = { name: IDEMPOTENCY_KEY_HEADER, required: false, description: 'UUID of this change' };

@ApiTags('availability')
@Controller('artist-availability')
export class AvailabilityController {
  constructor(private readonly availability: AvailabilityService) {}

  @Get()
  @Access(ADMIN_OR_ARTIST)
  @ApiOkResponse({
    type: [AvailabilityResponse],
    description:
      'An artist’s own entries; for admins the dates on which approved artists are free, with the artist. A next page is announced by a Link header.',
  })
  async findPage(
    @CurrentUser() user: SessionUser,
    @Query() query: AvailabilityQuery,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<AvailabilityResponse[]> {
    const { entries, nextCursor } = await this.availability.findPage(user, query);
    announceNextPage(request, response, nextCursor);
    return entries;
  }

  @Post()
  @Access(ARTIST_ONLY)
  @ApiHeader(KEY)
  @ApiCreatedResponse({ type: ChangedAvailabilityResponse })
  @ApiOkResponse({
    type: ChangedAvailabilityResponse,
    description: 'A repeat, or an entry that says the same.',
  })
  async add(
    @Body() body: NewAvailabilityRequest,
    @IdempotencyKey() clientKey: string | null,
    @CurrentUser() user: SessionUser,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ChangedAvailabilityResponse> {
    const { answer, isNew } = await this.availability.add(body, { user, clientKey });
    response.status(isNew ? 201 : 200);
    return answer;
  }

  @Post('repeat')
  @Access(ARTIST_ONLY)
  @ApiHeader(KEY)
  @ApiCreatedResponse({ type: AvailabilityRepeatResponse })
  @ApiOkResponse({ type: AvailabilityRepeatResponse, description: 'A repeat of an earlier call.' })
  async repeat(
    @Body() body: AvailabilityRepeatRequest,
    @IdempotencyKey() clientKey: string | null,
    @CurrentUser() user: SessionUser,
    @Res({ passthrough: true }) response: Response,
  ): Promise<AvailabilityRepeatResponse> {
    const { answer, isNew } = await this.availability.repeat(body, { user, clientKey });
    response.status(isNew ? 201 : 200);
    return answer;
  }

  @Put(':id')
  @Access(ARTIST_ONLY)
  @ApiHeader(KEY)
  @ApiOkResponse({ type: ChangedAvailabilityResponse })
  async replace(
    @Param('id', IdPipe) id: number,
    @Body() body: AvailabilityRequest,
    @IdempotencyKey() clientKey: string | null,
    @CurrentUser() user: SessionUser,
  ): Promise<ChangedAvailabilityResponse> {
    const { baseVersion } = body;
    return (await this.availability.replace(body, { id, baseVersion, user, clientKey })).answer;
  }

  @Delete(':id')
  @Access(ARTIST_ONLY)
  @ApiHeader(KEY)
  @ApiOkResponse({ type: RemovedAvailabilityResponse })
  async remove(
    @Param('id', IdPipe) id: number,
    @Query() { baseVersion }: AvailabilityRemovalQuery,
    @IdempotencyKey() clientKey: string | null,
    @CurrentUser() user: SessionUser,
  ): Promise<RemovedAvailabilityResponse> {
    return (await this.availability.remove({ id, baseVersion, user, clientKey })).answer;
  }
}
