import { Body, Controller, Delete, Get, Param, Post, Put, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Access } from '#src/common/access/access.decorator.js';
import { CurrentUser } from '#src/common/access/current-user.decorator.js';
import { ADMIN_OR_ARTIST, ARTIST_ONLY } from '#src/common/access/roles.js';
import type { SessionUser } from '#src/common/access/session-user.js';
import { CreatedOnce, type Once } from '#src/common/http/created-once.decorator.js';
import { ApiProblems } from '#src/common/openapi/api-problems.decorator.js';
import { AnswersPage } from '#src/common/paging/answers-page.decorator.js';
import type { Page } from '#src/common/paging/page.js';
import { IdPipe } from '#src/common/validation/id.pipe.js';
import { IdempotencyKey } from '#src/common/validation/fields/idempotency-key.decorator.js';
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

const CHANGE_PROBLEMS = {
  400: ['availability.date-passed', 'availability.invalid-times'],
  409: ['availability.no-profile', 'availability.key-reused'],
};

@ApiTags('availability')
@Controller('artist-availability')
export class AvailabilityController {
  constructor(private readonly availability: AvailabilityService) {}

  @Get()
  @Access(ADMIN_OR_ARTIST)
  @ApiOperation({ summary: 'List the dates on which artists can play' })
  @AnswersPage({
    type: [AvailabilityResponse],
    description:
      'An artist’s own entries, of which a call without parameters gives the latest thousand; for admins those of all artists, with the artist, from today on where no date is given.',
  })
  findPage(
    @CurrentUser() user: SessionUser,
    @Query() query: AvailabilityQuery,
  ): Promise<Page<AvailabilityResponse>> {
    return this.availability.findPage(user, query);
  }

  @Post()
  @Access(ARTIST_ONLY)
  @ApiOperation({ summary: 'Add a date to your availability' })
  @ApiProblems(CHANGE_PROBLEMS, { 409: ['availability.date-taken', 'availability.changed-meanwhile'] })
  @CreatedOnce(ChangedAvailabilityResponse, 'A repeat, or an entry that says the same.')
  add(
    @Body() body: NewAvailabilityRequest,
    @IdempotencyKey() clientKey: string | null,
    @CurrentUser() user: SessionUser,
  ): Promise<Once<ChangedAvailabilityResponse>> {
    return this.availability.add(body, { user, clientKey });
  }

  @Post('repeat')
  @Access(ARTIST_ONLY)
  @ApiOperation({
    summary: 'Add dates to your availability by a rule',
    description: 'Dates that have an entry keep it.',
  })
  @ApiProblems(CHANGE_PROBLEMS, { 400: ['availability.invalid-range'] })
  @CreatedOnce(AvailabilityRepeatResponse, 'A repeat of an earlier call.')
  repeat(
    @Body() body: AvailabilityRepeatRequest,
    @IdempotencyKey() clientKey: string | null,
    @CurrentUser() user: SessionUser,
  ): Promise<Once<AvailabilityRepeatResponse>> {
    return this.availability.repeat(body, { user, clientKey });
  }

  @Put(':id')
  @Access(ARTIST_ONLY)
  @ApiOperation({
    summary: 'Change an entry of your availability',
    description:
      '`baseVersion` is the version that the change is based on; `current` of a clash is what is there.',
  })
  @ApiProblems(CHANGE_PROBLEMS, {
    404: ['availability.not-found'],
    409: ['availability.date-taken', 'availability.changed-meanwhile'],
  })
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
  @ApiOperation({
    summary: 'Remove an entry of your availability',
    description: 'One that is gone already is no clash when `baseVersion` is sent.',
  })
  @ApiProblems({
    404: ['availability.not-found'],
    409: ['availability.no-profile', 'availability.key-reused', 'availability.changed-meanwhile'],
  })
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
