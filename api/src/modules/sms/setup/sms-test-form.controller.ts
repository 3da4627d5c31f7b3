import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Access } from '#src/common/access/access.decorator.js';
import { CurrentUser } from '#src/common/access/current-user.decorator.js';
import { ADMIN_ONLY } from '#src/common/access/roles.js';
import type { SessionUser } from '#src/common/access/session-user.js';
import { ApiProblems } from '#src/common/openapi/api-problems.decorator.js';
import { IdempotencyKey } from '#src/common/validation/fields/idempotency-key.decorator.js';
import { SmsSetupResponse, SmsTestRequest, SmsTestResponse } from '#src/modules/sms/sms-requests.dto.js';
import { SmsSetupService } from './sms-setup.service.js';
import { SmsTestFormService } from './sms-test-form.service.js';

@ApiTags('sms')
@Access(ADMIN_ONLY)
@Controller('admin/sms')
export class SmsTestFormController {
  constructor(
    private readonly form: SmsTestFormService,
    private readonly setup: SmsSetupService,
  ) {}

  @Post('process')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Try a text message out',
    description:
      'It is read as if a phone had sent it, and the event is made at once when nothing is in its way.',
  })
  @ApiProblems({ 409: ['sms.key-reused'], 503: ['sms.too-slow'] })
  @ApiOkResponse({ type: SmsTestResponse })
  process(
    @Body() request: SmsTestRequest,
    @IdempotencyKey() clientKey: string | null,
    @CurrentUser() admin: SessionUser,
  ): Promise<SmsTestResponse> {
    return this.form.process(request, { clientKey, admin });
  }

  @Get('setup')
  @ApiOperation({ summary: 'Tell how the SMS provider is set up' })
  @ApiOkResponse({ type: SmsSetupResponse })
  describe(): SmsSetupResponse {
    return this.setup.describe();
  }
}
