import { Body, Controller, Get, Param, Post, Put, Query, Req, Res } from '@nestjs/common';
import { ApiCreatedResponse, ApiHeader, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { IDEMPOTENCY_KEY_HEADER } from '#contract/problem.js';
import { Access } from '#src/common/access/access.decorator.js';
import { CurrentUser } from '#src/common/access/current-user.decorator.js';
import { ADMIN_ONLY, ADMIN_OR_ARTIST, ARTIST_ONLY } from '#src/common/access/roles.js';
import type { SessionUser } from '#src/common/access/session-user.js';
import { announceNextPage } from '#src/common/http/next-page.js';
import { IdPipe } from '#src/common/validation/id.pipe.js';
import { IdempotencyKey } from '#src/common/validation/idempotency-key.decorator.js';
import {
  ArtistBookingAnswer,
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
  @ApiOkResponse({
    type: [ArtistBookingResponse],
    description: 'Artists see their own. A next page is announced by a Link header.',
  })
  async findPage(
    @Query() query: ArtistBookingsQuery,
    @CurrentUser() user: SessionUser,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ArtistBookingResponse[]> {
    const { bookings, nextCursor } = await this.bookings.findPage(query, user);
    announceNextPage(request, response, nextCursor);
    return bookings;
  }

  @Post()
  @Access(ADMIN_ONLY)
  @ApiHeader({ name: IDEMPOTENCY_KEY_HEADER, required: false, description: 'UUID of this proposal' })
  @ApiCreatedResponse({ type: ArtistBookingResponse })
  @ApiOkResponse({ type: ArtistBookingResponse, description: 'A repeat: what the first call made.' })
  async propose(
    @Body() body: ArtistBookingRequest,
    @IdempotencyKey() clientKey: string | null,
    @CurrentUser() user: SessionUser,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ArtistBookingResponse> {
    const { booking, replayed } = await this.bookings.propose(body, clientKey, user);
    response.status(replayed ? 200 : 201);
    return booking;
  }

  @Put(':id')
  @Access(ADMIN_ONLY)
  @ApiOkResponse({ type: ArtistBookingResponse, description: 'Confirming makes the event.' })
  decide(
    @Param('id', IdPipe) id: number,
    @Body() body: ArtistBookingDecision,
  ): Promise<ArtistBookingResponse> {
    return this.bookings.decide(id, body);
  }

  @Put(':id/respond')
  @Access(ARTIST_ONLY)
  @ApiOkResponse({ type: ArtistBookingResponse })
  respond(
    @Param('id', IdPipe) id: number,
    @Body() body: ArtistBookingAnswer,
    @CurrentUser() user: SessionUser,
  ): Promise<ArtistBookingResponse> {
    return this.bookings.respond(id, body, user);
  }
}
