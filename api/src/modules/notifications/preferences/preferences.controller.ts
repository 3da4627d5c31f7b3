import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Access } from '#src/common/access/access.decorator.js';
import { CurrentUser } from '#src/common/access/current-user.decorator.js';
import { ADMIN_ARTIST_OR_CUSTOMER } from '#src/common/access/roles.js';
import type { SessionUser } from '#src/common/access/session-user.js';
import { PreferenceRequest, PreferenceResponse } from './preferences.dto.js';
import { PreferencesService } from './preferences.service.js';

@ApiTags('notifications')
@Controller('notification-preferences')
export class PreferencesController {
  constructor(private readonly preferences: PreferencesService) {}

  @Get()
  @Access(ADMIN_ARTIST_OR_CUSTOMER)
  @ApiOperation({ summary: 'Show which messages you want' })
  @ApiOkResponse({ type: [PreferenceResponse] })
  find(@CurrentUser() user: SessionUser): Promise<PreferenceResponse[]> {
    return this.preferences.find(user.id);
  }

  @Put()
  @Access(ADMIN_ARTIST_OR_CUSTOMER)
  @ApiOperation({ summary: 'Choose whether you want messages about a topic' })
  @ApiOkResponse({ type: [PreferenceResponse], description: 'Sets one switch; all are answered.' })
  save(@CurrentUser() user: SessionUser, @Body() body: PreferenceRequest): Promise<PreferenceResponse[]> {
    return this.preferences.save(user.id, body);
  }
}
