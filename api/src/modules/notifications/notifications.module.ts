import { Module } from '@nestjs/common';
import { PublicAddress } from '#src/common/http/public-address.js';
import { EmailModule } from '#src/integrations/email/email.module.js';
import { SmsGatewayModule } from '#src/integrations/sms-gateway/sms-gateway.module.js';
import { VenueModule } from '#src/modules/venue/venue.module.js';
import { MessageCausesRepository } from './message-causes.repository.js';
import { MessageDelivery } from './message-delivery.js';
import { MessageReviewRepository } from './message-review.repository.js';
import { MessageReviewService } from './message-review.service.js';
import { MessagesController } from './messages.controller.js';
import { MessagesRepository } from './messages.repository.js';
import { NotificationsService } from './notifications.service.js';
import { PreferencesController } from './preferences.controller.js';
import { PreferencesService } from './preferences.service.js';
import { RefusalsRepository } from './refusals.repository.js';
import { UnsubscribeController } from './unsubscribe.controller.js';

@Module({
  imports: [EmailModule, SmsGatewayModule, VenueModule],
  controllers: [MessagesController, PreferencesController, UnsubscribeController],
  providers: [
    MessageCausesRepository,
    MessageDelivery,
    MessageReviewRepository,
    MessageReviewService,
    MessagesRepository,
    NotificationsService,
    PreferencesService,
    PublicAddress,
    RefusalsRepository,
  ],
  exports: [NotificationsService, PublicAddress],
})
export class NotificationsModule {}
