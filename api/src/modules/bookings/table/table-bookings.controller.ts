import { Body, Controller, Get, Param, Post, Put, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Access } from '#src/common/access/access.decorator.js';
import { ADMIN_ONLY, EVERYONE } from '#src/common/access/roles.js';
import { TokenScope } from '#src/common/access/token-scope.decorator.js';
import { CreatedOnce, type Once } from '#src/common/http/created-once.decorator.js';
import { NetworkAddress } from '#src/common/http/network-address.js';
import { ApiProblems } from '#src/common/openapi/api-problems.decorator.js';
import { AnswersPage } from '#src/common/paging/answers-page.decorator.js';
import type { Page } from '#src/common/paging/page.js';
import { IdPipe } from '#src/common/validation/id.pipe.js';
import { IdempotencyKey } from '#src/common/validation/fields/idempotency-key.decorator.js';
import {
  TableBookingDecision,
  TableBookingReceipt,
  TableBookingRequest,
  TableBookingResponse,
  TableBookingsQuery,
} from './table-bookings.dto.js';
import { TableBookingsService } from './table-bookings.service.js';

@ApiTags('bookings')
@Controller('bookings')
export class TableBookingsController {
  constructor(private readonly tables: TableBookingsService) {}

  @Get()
  @Access(ADMIN_ONLY)
  @TokenScope('guests:read')
  @ApiOperation({ summary: 'List the tables' })
  @AnswersPage({ type: [TableBookingResponse] })
  findPage(@Query() query: TableBookingsQuery): Promise<Page<TableBookingResponse>> {
    return this.tables.findPage(query);
  }

  @Post()
  @Access(EVERYONE)
  @ApiOperation({
    summary: 'Book a table at a show',
    description: 'It is held from now on, and waits for staff.',
  })
  @ApiProblems({
    404: ['events.not-found'],
    409: [
      'bookings.no-tables',
      'bookings.too-few-seats',
      'bookings.too-many-tables',
      'bookings.contact-needed',
      'bookings.key-reused',
    ],
    429: ['bookings.too-many'],
  })
  @CreatedOnce(TableBookingReceipt)
  book(
    @Body() body: TableBookingRequest,
    @IdempotencyKey() clientKey: string | null,
    @NetworkAddress() networkAddress: string,
  ): Promise<Once<TableBookingReceipt>> {
    return this.tables.book(body, { clientKey, networkAddress });
  }

  @Put(':id')
  @Access(ADMIN_ONLY)
  @ApiOperation({
    summary: 'Confirm, decline or cancel a table',
    description: 'A guest with an e-mail gets a mail.',
  })
  @ApiProblems({ 404: ['bookings.table-not-found'], 409: ['bookings.illegal-move', 'bookings.no-show'] })
  @ApiOkResponse({ type: TableBookingResponse })
  decide(@Param('id', IdPipe) id: number, @Body() body: TableBookingDecision): Promise<TableBookingResponse> {
    return this.tables.decide(id, body.status);
  }
}
