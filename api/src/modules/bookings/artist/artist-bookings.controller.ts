import { Body, Controller, Delete, Get, Param, Post, Put, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Access } from '#src/common/access/access.decorator.js';
import { CurrentUser } from '#src/common/access/current-user.decorator.js';
import { ADMIN_ONLY, ADMIN_OR_ARTIST } from '#src/common/access/roles.js';
import type { SessionUser } from '#src/common/access/session-user.js';
import { TokenScope } from '#src/common/access/token-scope.decorator.js';
import { CreatedOnce, type Once } from '#src/common/http/created-once.decorator.js';
import { MessageResponse } from '#src/common/http/message.dto.js';
import { ApiProblems } from '#src/common/openapi/api-problems.decorator.js';
import { AnswersPage } from '#src/common/paging/answers-page.decorator.js';
import type { Page } from '#src/common/paging/page.js';
import { IdPipe } from '#src/common/validation/id.pipe.js';
import { IdempotencyKey } from '#src/common/validation/fields/idempotency-key.decorator.js';
import {
  ArtistBookingDecision,
  ArtistBookingRequest,
  ArtistBookingResponse,
  ArtistBookingsQuery,
} from './artist-bookings.dto.js';
import { ArtistBookingsService } from './artist-bookings.service.js';

@ApiTags('bookings')
@Controller('artist-bookings')
export class ArtistBookingsController {
  constructor(private readonly bookings: ArtistBookingsService) {}

  @Get()
  @Access(ADMIN_OR_ARTIST)
  @TokenScope('requests:read')
  @ApiOperation({ summary: 'List the proposals to artists' })
  @AnswersPage({ type: [ArtistBookingResponse], description: 'Artists see their own.' })
  findPage(
    @Query() query: ArtistBookingsQuery,
    @CurrentUser() user: SessionUser,
  ): Promise<Page<ArtistBookingResponse>> {
    return this.bookings.findPage(query, user);
  }

  @Post()
  @Access(ADMIN_ONLY)
  @ApiOperation({ summary: 'Propose a date to an artist', description: 'The artist gets a mail.' })
  @ApiProblems({
    400: ['bookings.date-in-past', 'events.artist-unknown'],
    404: ['bookings.proposal-not-found'],
    409: ['bookings.artist-not-approved', 'bookings.artist-without-account', 'bookings.key-reused'],
  })
  @CreatedOnce(ArtistBookingResponse)
  propose(
    @Body() body: ArtistBookingRequest,
    @IdempotencyKey() clientKey: string | null,
    @CurrentUser() user: SessionUser,
  ): Promise<Once<ArtistBookingResponse>> {
    return this.bookings.propose(body, clientKey, user);
  }

  @Put(':id')
  @Access(ADMIN_OR_ARTIST)
  @ApiOperation({
    summary: 'Answer or confirm a proposal',
    description:
      'The artist accepts or declines, and the admin gets a mail. An admin confirms what was accepted: its event is put on the calendar, and the artist gets a mail. It starts at eight when neither `time` nor the proposal says when.',
  })
  @ApiProblems({
    400: ['bookings.not-an-answer'],
    404: ['bookings.proposal-not-found'],
    409: [
      'bookings.illegal-move',
      'bookings.date-passed',
      'bookings.artist-not-approved',
      'bookings.artist-without-account',
      'events.artist-busy',
    ],
  })
  @ApiOkResponse({ type: ArtistBookingResponse, description: 'Confirming makes the event.' })
  decide(
    @Param('id', IdPipe) id: number,
    @Body() body: ArtistBookingDecision,
    @CurrentUser() user: SessionUser,
  ): Promise<ArtistBookingResponse> {
    return this.bookings.decide(id, body, user);
  }

  @Delete(':id')
  @Access(ADMIN_ONLY)
  @ApiOperation({
    summary: 'Withdraw a proposal',
    description: 'One that is not confirmed yet. The artist who has heard of it gets a mail.',
  })
  @ApiProblems({ 404: ['bookings.proposal-not-found'], 409: ['bookings.illegal-move'] })
  @ApiOkResponse({ type: MessageResponse })
  async withdraw(@Param('id', IdPipe) id: number): Promise<MessageResponse> {
    await this.bookings.withdraw(id);
    return { message: 'Booking request withdrawn' };
  }
}
