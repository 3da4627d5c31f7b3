import { Body, Controller, Delete, Get, Param, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Access } from '#src/common/access/access.decorator.js';
import { CurrentUser } from '#src/common/access/current-user.decorator.js';
import { ADMIN_ONLY } from '#src/common/access/roles.js';
import type { SessionUser } from '#src/common/access/session-user.js';
import { CreatedOnce, type Once } from '#src/common/http/created-once.decorator.js';
import { MessageResponse } from '#src/common/http/message.dto.js';
import { ApiProblems } from '#src/common/openapi/api-problems.decorator.js';
import { IdempotencyKey } from '#src/common/validation/fields/idempotency-key.decorator.js';
import { IdPipe } from '#src/common/validation/id.pipe.js';
import { ApiTokenRequest, ApiTokenResponse, MadeApiTokenResponse } from './api-tokens.dto.js';
import { ApiTokensService } from './api-tokens.service.js';

@ApiTags('connections')
@Controller('connections/tokens')
export class ApiTokensController {
  constructor(private readonly tokens: ApiTokensService) {}

  @Get()
  @Access(ADMIN_ONLY)
  @ApiOperation({
    summary: 'List the API tokens',
    description: 'The newest first. One that has ended stays for 30 days.',
  })
  @ApiOkResponse({ type: [ApiTokenResponse] })
  findAll(): Promise<ApiTokenResponse[]> {
    return this.tokens.findAll();
  }

  @Post()
  @Access(ADMIN_ONLY)
  @ApiOperation({
    summary: 'Make an API token',
    description:
      'It acts in the name of the admin who makes it. The venue keeps a hash: `secret` is told this once. A repeat makes another one and ends the first, unless that was used.',
  })
  @ApiProblems({ 409: ['connections.token-name-taken', 'connections.too-many-tokens'] })
  @CreatedOnce(MadeApiTokenResponse, 'A repeat: a token in place of the one that the first call made.')
  make(
    @Body() body: ApiTokenRequest,
    @CurrentUser() admin: SessionUser,
    @IdempotencyKey() clientKey: string | null,
  ): Promise<Once<MadeApiTokenResponse>> {
    return this.tokens.make(body, admin, clientKey);
  }

  @Delete(':id')
  @Access(ADMIN_ONLY)
  @ApiOperation({ summary: 'Revoke an API token', description: 'At once, in every process.' })
  @ApiProblems({ 404: ['connections.token-not-found'] })
  @ApiOkResponse({ type: MessageResponse })
  async revoke(@Param('id', IdPipe) id: number): Promise<MessageResponse> {
    await this.tokens.revoke(id);
    return { message: 'Token revoked' };
  }
}
