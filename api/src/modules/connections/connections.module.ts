import { Module } from '@nestjs/common';
import { PassportModule } from '@nestjs/passport';
import { TypeOrmModule } from '@nestjs/typeorm';
import { OutsideCallsModule } from '#src/integrations/outside-calls/outside-calls.module.js';
import { ApiTokenEntity } from './entities/api-token.entity.js';
import { WebhookDeliveryEntity } from './entities/webhook-delivery.entity.js';
import { WebhookEntity } from './entities/webhook.entity.js';
import { ApiTokenThrottle } from './tokens/api-token-throttle.js';
import { ApiTokenStrategy } from './tokens/api-token.strategy.js';
import { ApiTokensController } from './tokens/api-tokens.controller.js';
import { ApiTokensRepository } from './tokens/api-tokens.repository.js';
import { ApiTokensService } from './tokens/api-tokens.service.js';
import { WebhookDeliveriesController } from './webhooks/webhook-deliveries.controller.js';
import { WebhookDeliveriesRepository } from './webhooks/webhook-deliveries.repository.js';
import { WebhookSender } from './webhooks/webhook-sender.js';
import { WebhooksController } from './webhooks/webhooks.controller.js';
import { WebhooksRepository } from './webhooks/webhooks.repository.js';
import { WebhooksService } from './webhooks/webhooks.service.js';

/** Other programs: those that call the API, and those that are told what happens here. */
@Module({
  imports: [
    TypeOrmModule.forFeature([ApiTokenEntity, WebhookDeliveryEntity, WebhookEntity]),
    PassportModule,
    OutsideCallsModule,
  ],
  controllers: [ApiTokensController, WebhookDeliveriesController, WebhooksController],
  providers: [
    ApiTokensRepository,
    ApiTokensService,
    ApiTokenStrategy,
    ApiTokenThrottle,
    WebhookDeliveriesRepository,
    WebhookSender,
    WebhooksRepository,
    WebhooksService,
  ],
  exports: [ApiTokenThrottle, WebhooksService],
})
export class ConnectionsModule {}
