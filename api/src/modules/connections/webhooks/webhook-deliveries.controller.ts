import { Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Access } from '#src/common/access/access.decorator.js';
import { ADMIN_ONLY } from '#src/common/access/roles.js';
import { ApiProblems } from '#src/common/openapi/api-problems.decorator.js';
import { IdPipe } from '#src/common/validation/id.pipe.js';
import { ResentResponse, WebhookDeliveryResponse } from './webhooks.dto.js';
import { WebhooksService } from './webhooks.service.js';

@ApiTags('connections')
@Access(ADMIN_ONLY)
@Controller('connections')
export class WebhookDeliveriesController {
  constructor(private readonly webhooks: WebhooksService) {}

  @Get('webhooks/:id/deliveries')
  @ApiOperation({
    summary: 'List what an address was sent',
    description: 'The last 50, the newest first. After 30 days they are forgotten.',
  })
  @ApiProblems({ 404: ['connections.webhook-not-found'] })
  @ApiOkResponse({ type: [WebhookDeliveryResponse] })
  findDeliveries(@Param('id', IdPipe) id: number): Promise<WebhookDeliveryResponse[]> {
    return this.webhooks.findDeliveries(id);
  }

  @Post('deliveries/:id/resend')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Send something again',
    description:
      'With the `webhook-id` that it had, also when it was taken; tried for a day, as at first, and not before its address takes something again. What comes after it does not wait for it.',
  })
  @ApiProblems({ 404: ['connections.delivery-not-found'], 409: ['connections.webhook-paused'] })
  @ApiOkResponse({ type: ResentResponse })
  async sendAgain(@Param('id', IdPipe) id: number): Promise<ResentResponse> {
    const heldUntil = await this.webhooks.sendAgain(id);
    return { message: heldUntil ? 'It waits: its address has asked for patience' : 'On its way', heldUntil };
  }
}
