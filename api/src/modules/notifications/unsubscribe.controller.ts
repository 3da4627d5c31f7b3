import { Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Access } from '#src/common/access/access.decorator.js';
import { EVERYONE } from '#src/common/access/roles.js';
import { UnsubscriptionResponse } from './preferences.dto.js';
import { PreferencesService } from './preferences.service.js';

@ApiTags('notifications')
@Controller('unsubscribe')
export class UnsubscribeController {
  constructor(private readonly preferences: PreferencesService) {}

  /** Only shows, since mail scanners follow links. */
  @Get(':token')
  @Access(EVERYONE)
  @ApiOkResponse({ type: UnsubscriptionResponse })
  describe(@Param('token') token: string): Promise<UnsubscriptionResponse> {
    return this.preferences.describe(token);
  }

  /** Also what a mail program sends by itself when its own "Unsubscribe" is pressed (RFC 8058); the body says nothing more. */
  @Post(':token')
  @HttpCode(200)
  @Access(EVERYONE)
  @ApiOkResponse({ type: UnsubscriptionResponse })
  unsubscribe(@Param('token') token: string): Promise<UnsubscriptionResponse> {
    return this.preferences.unsubscribe(token);
  }
}
