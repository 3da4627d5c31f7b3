import { Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Access } from '#src/common/access/access.decorator.js';
import { CurrentUser } from '#src/common/access/current-user.decorator.js';
import { ADMIN_ONLY } from '#src/common/access/roles.js';
import type { SessionUser } from '#src/common/access/session-user.js';
import { ApiProblems } from '#src/common/openapi/api-problems.decorator.js';
import { MailCheckResponse, StorageCheckResponse } from './checks.dto.js';
import { ChecksService } from './checks.service.js';

@ApiTags('health')
@Access(ADMIN_ONLY)
@Controller('admin/checks')
export class ChecksController {
  constructor(private readonly checks: ChecksService) {}

  @Post('mail')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Send yourself a test mail',
    description: 'It goes straight to the mail server, whose answer is told. Ten in an hour at most.',
  })
  @ApiProblems({ 429: ['health.too-many'] })
  @ApiOkResponse({ type: MailCheckResponse })
  checkMail(@CurrentUser() admin: SessionUser): Promise<MailCheckResponse> {
    return this.checks.checkMail(admin);
  }

  @Post('storage')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Try the file storage',
    description: 'Writes, reads and deletes a small file. Sixty times in an hour at most.',
  })
  @ApiProblems({ 429: ['health.too-many'] })
  @ApiOkResponse({ type: StorageCheckResponse })
  checkStorage(@CurrentUser() admin: SessionUser): Promise<StorageCheckResponse> {
    return this.checks.checkStorage(admin);
  }
}
