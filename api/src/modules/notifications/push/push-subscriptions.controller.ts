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
import {
  PushKeyResponse,
  PushSubscriptionRequest,
  PushSubscriptionResponse,
} from './push-subscriptions.dto.js';
import { PushSubscriptionsService } from './push-subscriptions.service.js';

const ENDED = { message: 'Notifications ended' };

@ApiTags('notifications')
@Controller()
export class PushSubscriptionsController {
  constructor(private readonly subscriptions: PushSubscriptionsService) {}

  @Get('push-key')
  @Access(EVERYONE)
  @ApiOperation({ summary: 'Show the key that browsers know the venue’s push messages by' })
  @ApiOkResponse({ type: PushKeyResponse })
  findKey(): Promise<PushKeyResponse> {
    return this.subscriptions.findKey();
  }

  @Get('push-subscriptions')
  @Access(ADMIN_ARTIST_OR_CUSTOMER)
  @ApiOperation({ summary: 'List your devices that take push messages' })
  @ApiOkResponse({ type: [PushSubscriptionResponse] })
  findOwn(@CurrentUser() user: SessionUser): Promise<PushSubscriptionResponse[]> {
    return this.subscriptions.findOwn(user.id);
  }

  @Put('push-subscriptions/:key')
  @Access(EVERYONE)
  @ApiOperation({
    summary: 'Have push messages sent to this browser',
    description:
      'The key is a UUID that the browser makes; who knows it may end it. Again it changes nothing. One that was ended is taken again only when somebody asks for it there, without `isRepeat`.',
  })
  @ApiProblems({
    400: ['notifications.push-service-unknown'],
    409: ['notifications.browser-ended'],
    429: ['notifications.too-many'],
  })
  @ApiOkResponse({ type: PushSubscriptionResponse })
  save(
    @Param('key', KeyPipe) key: string,
    @Body() body: PushSubscriptionRequest,
    @CurrentUser() user: SessionUser | null,
    @NetworkAddress() networkAddress: string,
  ): Promise<PushSubscriptionResponse> {
    return this.subscriptions.save(key, body, { user, networkAddress });
  }

  @Delete('push-subscriptions/:key')
  @Access(EVERYONE)
  @ApiOperation({
    summary: 'Have no more push messages sent to a browser',
    description: 'What it asked for without an account goes with it. Again it changes nothing.',
  })
  @ApiOkResponse({ type: MessageResponse })
  async delete(@Param('key', KeyPipe) key: string): Promise<MessageResponse> {
    await this.subscriptions.delete(key);
    return ENDED;
  }
}
