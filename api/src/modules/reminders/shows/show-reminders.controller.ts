import { Body, Controller, Delete, Get, Param, Put } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Access } from '#src/common/access/access.decorator.js';
import { CurrentUser } from '#src/common/access/current-user.decorator.js';
import { ADMIN_ARTIST_OR_CUSTOMER, EVERYONE } from '#src/common/access/roles.js';
import type { SessionUser } from '#src/common/access/session-user.js';
import { MessageResponse } from '#src/common/http/message.dto.js';
import { NetworkAddress } from '#src/common/http/network-address.js';
import { ApiProblems } from '#src/common/openapi/api-problems.decorator.js';
import { KeyPipe } from '#src/common/validation/key.pipe.js';
import { ShowReminderRequest, ShowReminderResponse } from './show-reminders.dto.js';
import { ShowRemindersService } from './show-reminders.service.js';

const TAKEN_BACK = { message: 'You will not be reminded' };

@ApiTags('reminders')
@Controller('show-reminders')
export class ShowRemindersController {
  constructor(private readonly reminders: ShowRemindersService) {}

  @Get()
  @Access(ADMIN_ARTIST_OR_CUSTOMER)
  @ApiOperation({ summary: 'List the shows you are reminded of' })
  @ApiOkResponse({ type: [ShowReminderResponse] })
  findOwn(@CurrentUser() user: SessionUser): Promise<ShowReminderResponse[]> {
    return this.reminders.findOwn(user.id);
  }

  @Put(':key')
  @Access(EVERYONE)
  @ApiOperation({
    summary: 'Be reminded of a show on its day',
    description:
      'The key is a UUID made by who asks; it takes the wish back. By the account; without one by push message to the browser, else by one email. Again it changes nothing.',
  })
  @ApiProblems({
    400: ['reminders.reader-missing'],
    404: ['events.not-found', 'reminders.device-unknown'],
    409: ['reminders.too-late', 'reminders.key-reused', 'reminders.address-full'],
    429: ['reminders.too-many'],
  })
  @ApiOkResponse({ type: ShowReminderResponse })
  save(
    @Param('key', KeyPipe) key: string,
    @Body() body: ShowReminderRequest,
    @CurrentUser() user: SessionUser | null,
    @NetworkAddress() networkAddress: string,
  ): Promise<ShowReminderResponse> {
    return this.reminders.save(key, body, { user, networkAddress });
  }

  @Delete(':key')
  @Access(EVERYONE)
  @ApiOperation({ summary: 'Not be reminded of a show', description: 'Again it changes nothing.' })
  @ApiOkResponse({ type: MessageResponse })
  async delete(
    @Param('key', KeyPipe) key: string,
    @CurrentUser() user: SessionUser | null,
  ): Promise<MessageResponse> {
    await this.reminders.delete(key, user);
    return TAKEN_BACK;
  }
}
