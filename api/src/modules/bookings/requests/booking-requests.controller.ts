import { Body, Controller, Delete, Get, Param, Post, Put, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Access } from '#src/common/access/access.decorator.js';
import { ADMIN_ONLY, EVERYONE } from '#src/common/access/roles.js';
import { TokenScope } from '#src/common/access/token-scope.decorator.js';
import { CreatedOnce, type Once } from '#src/common/http/created-once.decorator.js';
import { MessageResponse } from '#src/common/http/message.dto.js';
import { NetworkAddress } from '#src/common/http/network-address.js';
import { ApiProblems } from '#src/common/openapi/api-problems.decorator.js';
import { AnswersPage } from '#src/common/paging/answers-page.decorator.js';
import type { Page } from '#src/common/paging/page.js';
import { IdPipe } from '#src/common/validation/id.pipe.js';
import { IdempotencyKey } from '#src/common/validation/fields/idempotency-key.decorator.js';
import {
  BookingRequestDecision,
  BookingRequestReceipt,
  BookingRequestRequest,
  BookingRequestResponse,
  BookingRequestsQuery,
} from './booking-requests.dto.js';
import { BookingRequestsService } from './booking-requests.service.js';

@ApiTags('bookings')
@Controller('booking-requests')
export class BookingRequestsController {
  constructor(private readonly requests: BookingRequestsService) {}

  @Get()
  @Access(ADMIN_ONLY)
  @TokenScope('requests:read')
  @ApiOperation({ summary: 'List the requests to book an artist' })
  @AnswersPage({ type: [BookingRequestResponse] })
  findPage(@Query() query: BookingRequestsQuery): Promise<Page<BookingRequestResponse>> {
    return this.requests.findPage(query);
  }

  @Post()
  @Access(EVERYONE)
  @ApiOperation({
    summary: 'Ask to book an artist',
    description: 'The artist gets a mail, and so does the person who asks.',
  })
  @ApiProblems({
    400: ['bookings.date-in-past'],
    404: ['bookings.artist-not-found', 'bookings.request-not-found'],
    409: ['bookings.key-reused'],
    429: ['bookings.too-many'],
  })
  @CreatedOnce(BookingRequestReceipt)
  ask(
    @Body() body: BookingRequestRequest,
    @IdempotencyKey() clientKey: string | null,
    @NetworkAddress() networkAddress: string,
  ): Promise<Once<BookingRequestReceipt>> {
    return this.requests.ask(body, { clientKey, networkAddress });
  }

  @Put(':id')
  @Access(ADMIN_ONLY)
  @ApiOperation({
    summary: 'Approve or reject a booking request, or mark it contacted',
    description: 'A verdict is mailed to the person who asked, and to the artist.',
  })
  @ApiProblems({ 404: ['bookings.request-not-found'], 409: ['bookings.illegal-move'] })
  @ApiOkResponse({ type: BookingRequestResponse })
  decide(
    @Param('id', IdPipe) id: number,
    @Body() body: BookingRequestDecision,
  ): Promise<BookingRequestResponse> {
    return this.requests.decide(id, body.status);
  }

  @Delete(':id')
  @Access(ADMIN_ONLY)
  @ApiOperation({ summary: 'Delete a booking request' })
  @ApiProblems({ 404: ['bookings.request-not-found'] })
  @ApiOkResponse({ type: MessageResponse })
  async delete(@Param('id', IdPipe) id: number): Promise<MessageResponse> {
    await this.requests.delete(id);
    return { message: 'Booking request deleted successfully' };
  }
}
