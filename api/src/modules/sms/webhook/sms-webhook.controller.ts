import { Body, Controller, HttpCode, Post, Res, UseGuards } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { Access } from '#src/common/access/access.decorator.js';
import { EVERYONE } from '#src/common/access/roles.js';
import { ApiProblems } from '#src/common/openapi/api-problems.decorator.js';
import { SmsInboxService } from '#src/modules/sms/sms-inbox.service.js';
import { TwilioSignatureGuard } from './twilio-signature.guard.js';
import { readTwilioMessage, TWILIO_FORM_SCHEMA } from './twilio-message.js';
import { twiml } from './twiml.js';

/** Called by the SMS provider, whom its signature proves (spec §7, design §4 "SMS"). */
@ApiTags('sms')
@Access(EVERYONE)
@UseGuards(TwilioSignatureGuard)
@Controller('sms/webhook')
export class SmsWebhookController {
  constructor(private readonly inbox: SmsInboxService) {}

  @Post()
  @HttpCode(200)
  @ApiOperation({
    summary: 'Take in a text message from the SMS provider',
    description:
      'Its signature proves the provider; no session is needed. A message that comes twice is taken once.',
  })
  @ApiProblems({ 400: ['sms.no-sender'], 403: ['sms.bad-signature'], 503: ['sms.too-slow'] })
  @ApiConsumes('application/x-www-form-urlencoded')
  @ApiBody({ schema: TWILIO_FORM_SCHEMA })
  @ApiProduces('text/xml')
  @ApiOkResponse({ type: String, description: 'TwiML: one text back, or none.' })
  async receive(@Body() body: unknown, @Res({ passthrough: true }) response: Response): Promise<string> {
    const reply = await this.inbox.take(readTwilioMessage(body));
    response.type('text/xml');
    return twiml(reply);
  }
}
