import { Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Access } from '#src/common/access/access.decorator.js';
import { EVERYONE } from '#src/common/access/roles.js';
import { ApiProblems } from '#src/common/openapi/api-problems.decorator.js';
import { LinkedTableResponse } from '#src/modules/bookings/table/table-bookings.dto.js';
import { TableBookingsService } from '#src/modules/bookings/table/table-bookings.service.js';

/** Routes for the link in the mails about a table; the holder of its token needs no account. */
@ApiTags('bookings')
@Controller('bookings/links')
export class TableLinksController {
  constructor(private readonly tables: TableBookingsService) {}

  @Get(':token')
  @Access(EVERYONE)
  @ApiOperation({
    summary: 'Show the table of a link',
    description: 'Changes nothing: mail scanners follow links.',
  })
  @ApiProblems({ 404: ['bookings.link-unknown'] })
  @ApiOkResponse({ type: LinkedTableResponse })
  find(@Param('token') token: string): Promise<LinkedTableResponse> {
    return this.tables.findByLink(token);
  }

  @Post(':token/cancel')
  @Access(EVERYONE)
  @HttpCode(200)
  @ApiOperation({
    summary: 'Give back the table of a link',
    description: 'Its seats are free again, and its guest gets a mail. Again it changes nothing.',
  })
  @ApiProblems({ 404: ['bookings.link-unknown'], 409: ['bookings.illegal-move', 'bookings.show-begun'] })
  @ApiOkResponse({ type: LinkedTableResponse })
  cancel(@Param('token') token: string): Promise<LinkedTableResponse> {
    return this.tables.cancelByLink(token);
  }
}
