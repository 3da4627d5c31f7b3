import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiHeader, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { IDEMPOTENCY_KEY_HEADER } from '#contract/problem.js';
import { Access } from '#src/common/access/access.decorator.js';
import { CurrentUser } from '#src/common/access/current-user.decorator.js';
import { ADMIN_ONLY } from '#src/common/access/roles.js';
import type { SessionUser } from '#src/common/access/session-user.js';
import { IdempotencyKey } from '#src/common/validation/idempotency-key.decorator.js';
import { SmsSetupResponse, SmsTestRequest, SmsTestResponse } from './sms-requests.dto.js';
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

  /** The same path as a received message, and the event at once when nothing is in its way (design §4 "SMS"). */
  @Post('process')
  @HttpCode(200)
  @ApiHeader({ name: IDEMPOTENCY_KEY_HEADER, required: false, description: 'UUID of this request' })
  @ApiOkResponse({ type: SmsTestResponse })
  process(
    @Body() request: SmsTestRequest,
    @IdempotencyKey() clientKey: string | null,
    @CurrentUser() admin: SessionUser,
  ): Promise<SmsTestResponse> {
    return this.form.process(request, { clientKey, admin });
  }

  @Get('setup')
  @ApiOkResponse({ type: SmsSetupResponse })
  describe(): SmsSetupResponse {
    return this.setup.describe();
  }
}
