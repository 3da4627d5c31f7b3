import { Controller, Delete, Get, Param } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Access } from '#src/common/access/access.decorator.js';
import { CurrentUser } from '#src/common/access/current-user.decorator.js';
import { SIGNED_IN } from '#src/common/access/roles.js';
import type { SessionUser } from '#src/common/access/session-user.js';
import { MessageResponse } from '#src/common/http/message.dto.js';
import { ApiProblems } from '#src/common/openapi/api-problems.decorator.js';
import { KeyPipe } from '#src/common/validation/key.pipe.js';
import { OwnSessionResponse } from './own-sessions.dto.js';
import { OwnSessionsService } from './own-sessions.service.js';

@ApiTags('auth')
@Controller('auth/sessions')
export class OwnSessionsController {
  constructor(private readonly sessions: OwnSessionsService) {}

  @Get()
  @Access(SIGNED_IN)
  @ApiOperation({
    summary: 'List the devices on which you are signed in',
    description: 'The one that asks first, then at most 100 others, by when they were seen last.',
  })
  @ApiOkResponse({ type: [OwnSessionResponse] })
  find(@CurrentUser() user: SessionUser): Promise<OwnSessionResponse[]> {
    return this.sessions.find(user);
  }

  @Delete()
  @Access(SIGNED_IN)
  @ApiOperation({
    summary: 'Sign out on all your other devices',
    description: 'At once; the session that asks stays. Again it changes nothing.',
  })
  @ApiOkResponse({ type: MessageResponse })
  async endOthers(@CurrentUser() user: SessionUser): Promise<MessageResponse> {
    await this.sessions.endOthers(user);
    return { message: 'Your other devices are signed out.' };
  }

  @Delete(':key')
  @Access(SIGNED_IN)
  @ApiOperation({
    summary: 'Sign out on one of your devices',
    description: 'At once. A session that has ended already is answered the same.',
  })
  @ApiProblems({ 404: ['auth.session-not-found'] })
  @ApiOkResponse({ type: MessageResponse })
  async end(@Param('key', KeyPipe) key: string, @CurrentUser() user: SessionUser): Promise<MessageResponse> {
    await this.sessions.end(key, user);
    return { message: 'The device is signed out.' };
  }
}
