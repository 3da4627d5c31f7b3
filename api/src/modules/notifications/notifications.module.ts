import { Module } from '@nestjs/common';
import { PublicAddress } from '#src/common/http/serving/public-address.js';
import { EmailModule } from '#src/integrations/email/email.module.js';
import { SmsGatewayModule } from '#src/integrations/sms-gateway/sms-gateway.module.js';
import { WebPushModule } from '#src/integrations/web-push/web-push.module.js';
import { UsersModule } from '#src/modules/users/users.module.js';
import { VenueModule } from '#src/modules/venue/venue.module.js';
import { MessageDelivery } from '#src/modules/notifications/delivery/message-delivery.js';
import { TestMailService } from '#src/modules/notifications/delivery/test-mail.service.js';
import { PushDelivery } from '#src/modules/notifications/push/push-delivery.js';
import { PushNotices } from '#src/modules/notifications/push/push-notices.js';
import { PushSubscriptionsController } from '#src/modules/notifications/push/push-subscriptions.controller.js';
import { PushSubscriptionsRepository } from '#src/modules/notifications/push/push-subscriptions.repository.js';
import { PushSubscriptionsService } from '#src/modules/notifications/push/push-subscriptions.service.js';
import { PushThrottle } from '#src/modules/notifications/push/push-throttle.js';
import { StaffNewsRepository } from '#src/modules/notifications/staff/staff-news.repository.js';
import { StaffNewsService } from '#src/modules/notifications/staff/staff-news.service.js';
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
  imports: [EmailModule, SmsGatewayModule, UsersModule, VenueModule, WebPushModule],
  controllers: [
    MessagesController,
    PreferencesController,
    PushSubscriptionsController,
    UnsubscribeController,
  ],
  providers: [
    MessageDelivery,
    MessageReviewRepository,
    MessageReviewService,
    MessagesRepository,
    NotificationsService,
    PreferencesService,
    PublicAddress,
    PushDelivery,
    PushNotices,
    PushSubscriptionsRepository,
    PushSubscriptionsService,
    PushThrottle,
    RefusalsRepository,
    StaffNewsRepository,
    StaffNewsService,
    TestMailService,
  ],
  exports: [
    MessageReviewService,
    NotificationsService,
    PublicAddress,
    PushSubscriptionsService,
    StaffNewsService,
    TestMailService,
  ],
})
export class NotificationsModule {}
