import { type MiddlewareConsumer, Module, type NestModule } from '@nestjs/common';
import { urlencoded } from 'express';
import { SmsGatewayModule } from '#src/integrations/sms-gateway/sms-gateway.module.js';
import { ArtistsModule } from '#src/modules/artists/artists.module.js';
import { EventTypesModule } from '#src/modules/event-types/event-types.module.js';
import { EventsModule } from '#src/modules/events/events.module.js';
import { LoyaltyModule } from '#src/modules/loyalty/loyalty.module.js';
import { NotificationsModule } from '#src/modules/notifications/notifications.module.js';
import { VenueModule } from '#src/modules/venue/venue.module.js';
import { ConversationService } from '#src/modules/sms/conversation/conversation.service.js';
import { SmsConversationsRepository } from '#src/modules/sms/conversation/sms-conversations.repository.js';
import { SmsSenderService } from '#src/modules/sms/conversation/sms-sender.service.js';
import { ForgottenTextsJob } from '#src/modules/sms/forgetting/forgotten-texts-job.js';
import { ForgottenTextsRepository } from '#src/modules/sms/forgetting/forgotten-texts.repository.js';
import { SenderQueue } from '#src/modules/sms/intake/sender-queue.js';
import { SmsEventsService } from '#src/modules/sms/events/sms-events.service.js';
import { SmsTellingService } from '#src/modules/sms/events/sms-telling.service.js';
import { SmsUndoService } from '#src/modules/sms/events/sms-undo.service.js';
import { SmsUndosRepository } from '#src/modules/sms/events/sms-undos.repository.js';
import { TextedShowFollower } from '#src/modules/sms/events/texted-show-follower.js';
import { SmsInboxService } from './sms-inbox.service.js';
import { SmsIntakeRepository } from '#src/modules/sms/intake/sms-intake.repository.js';
import { SmsIntakeService } from '#src/modules/sms/intake/sms-intake.service.js';
import { SmsReadingService } from '#src/modules/sms/intake/sms-reading.service.js';
import { SmsReceiptsRepository } from '#src/modules/sms/intake/sms-receipts.repository.js';
import { SmsRequestsController } from './sms-requests.controller.js';
import { SmsRequestsRepository } from './sms-requests.repository.js';
import { SmsRequestsService } from './sms-requests.service.js';
import { SmsSetupService } from '#src/modules/sms/setup/sms-setup.service.js';
import { SmsDecisionService } from '#src/modules/sms/suggestion/sms-decision.service.js';
import { SmsTestFormController } from '#src/modules/sms/setup/sms-test-form.controller.js';
import { SmsTestFormService } from '#src/modules/sms/setup/sms-test-form.service.js';
import { SmsWebhookController } from '#src/modules/sms/webhook/sms-webhook.controller.js';

/** Below the API's prefix; of every method, since a method of its own would be a route of its own. */
const WEBHOOK_ROUTE = 'sms/webhook';

/** Longest form that the provider's webhook takes. */
const FORM_LIMIT = '64kb';

@Module({
  imports: [
    ArtistsModule,
    EventTypesModule,
    EventsModule,
    LoyaltyModule,
    NotificationsModule,
    SmsGatewayModule,
    VenueModule,
  ],
  controllers: [SmsRequestsController, SmsTestFormController, SmsWebhookController],
  providers: [
    ConversationService,
    ForgottenTextsJob,
    ForgottenTextsRepository,
    SenderQueue,
    SmsConversationsRepository,
    SmsDecisionService,
    SmsEventsService,
    SmsInboxService,
    SmsIntakeRepository,
    SmsIntakeService,
    SmsReadingService,
    SmsReceiptsRepository,
    SmsRequestsRepository,
    SmsRequestsService,
    SmsSenderService,
    SmsSetupService,
    SmsTellingService,
    SmsTestFormService,
    SmsUndoService,
    SmsUndosRepository,
    TextedShowFollower,
  ],
  exports: [SmsRequestsService],
})
export class SmsModule implements NestModule {
  /** Forms are read here and nowhere else. */
  configure(consumer: MiddlewareConsumer): void {
    consumer.apply(urlencoded({ extended: false, limit: FORM_LIMIT })).forRoutes(WEBHOOK_ROUTE);
  }
}
