import { Module } from '@nestjs/common';
import { PublicAddress } from '#src/common/http/serving/public-address.js';
import { EmailModule } from '#src/integrations/email/email.module.js';
import { SmsGatewayModule } from '#src/integrations/sms-gateway/sms-gateway.module.js';
import { VenueModule } from '#src/modules/venue/venue.module.js';
import { MessageDelivery } from '#src/modules/notifications/delivery/message-delivery.js';
import { MessageReviewRepository } from '#src/modules/notifications/review/message-review.repository.js';
import { MessageReviewService } from '#src/modules/notifications/review/message-review.service.js';
import { MessagesController } from '#src/modules/notifications/review/messages.controller.js';
import { MessagesRepository } from './messages.repository.js';
import { NotificationsService } from './notifications.service.js';
import { PreferencesController } from '#src/modules/notifications/preferences/preferences.controller.js';
import { PreferencesService } from '#src/modules/notifications/preferences/preferences.service.js';
import { RefusalsRepository } from '#src/modules/notifications/delivery/refusals.repository.js';
import { UnsubscribeController } from '#src/modules/notifications/preferences/unsubscribe.controller.js';

@Module({
  imports: [EmailModule, SmsGatewayModule, VenueModule],
  controllers: [MessagesController, PreferencesController, UnsubscribeController],
  providers: [
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
