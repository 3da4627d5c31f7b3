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
import { ArtistFollowRequest, ArtistFollowResponse } from './artist-follows.dto.js';
import { ArtistFollowsService } from './artist-follows.service.js';

const TAKEN_BACK = { message: 'You do not follow this artist any more' };

@ApiTags('reminders')
@Controller('artist-follows')
export class ArtistFollowsController {
  constructor(private readonly follows: ArtistFollowsService) {}

  @Get()
  @Access(ADMIN_ARTIST_OR_CUSTOMER)
  @ApiOperation({ summary: 'List the artists you follow' })
  @ApiOkResponse({ type: [ArtistFollowResponse] })
  findOwn(@CurrentUser() user: SessionUser): Promise<ArtistFollowResponse[]> {
    return this.follows.findOwn(user.id);
  }

  @Put(':key')
  @Access(EVERYONE)
  @ApiOperation({
    summary: 'Be told of an artist’s new shows',
    description:
      'The key is a UUID made by who asks; it takes the wish back. By the account; without one by push message to the browser. Again it changes nothing.',
  })
  @ApiProblems({
    404: ['artists.not-found', 'reminders.device-unknown'],
    409: ['reminders.key-reused'],
    429: ['reminders.too-many'],
  })
  @ApiOkResponse({ type: ArtistFollowResponse })
  save(
    @Param('key', KeyPipe) key: string,
    @Body() body: ArtistFollowRequest,
    @CurrentUser() user: SessionUser | null,
    @NetworkAddress() networkAddress: string,
  ): Promise<ArtistFollowResponse> {
    return this.follows.save(key, body, { user, networkAddress });
  }

  @Delete(':key')
  @Access(EVERYONE)
  @ApiOperation({ summary: 'Not follow an artist any more', description: 'Again it changes nothing.' })
  @ApiOkResponse({ type: MessageResponse })
  async delete(
    @Param('key', KeyPipe) key: string,
    @CurrentUser() user: SessionUser | null,
  ): Promise<MessageResponse> {
    await this.follows.delete(key, user);
    return TAKEN_BACK;
  }
}
