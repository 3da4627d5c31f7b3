import { Injectable } from '@nestjs/common';
import { WebPush } from '#src/integrations/web-push/web-push.js';
import type { AttemptOutcome } from '#src/modules/notifications/delivery/delivery-rules.js';
import type { TakenMessage } from '#src/modules/notifications/messages.repository.js';
import { VenueService } from '#src/modules/venue/venue.service.js';
import { pushContent, pushTag } from './push-content.js';
import { PushSubscriptionsRepository } from './push-subscriptions.repository.js';

/** A push message that is not about a moment of its own is old by then. */
const USUAL_TTL_SECONDS = 24 * 60 * 60;

/** A push service holds a message, and nobody can take it back there: no longer than two days. */
const LONGEST_TTL_SECONDS = 2 * USUAL_TTL_SECONDS;

const ttlOf = ({ uselessAfter }: TakenMessage, now: Date): number =>
  uselessAfter === null
    ? USUAL_TTL_SECONDS
    : Math.min(LONGEST_TTL_SECONDS, Math.max(0, Math.floor((uselessAfter.getTime() - now.getTime()) / 1000)));

/** Hands messages of the outbox to browsers' push services. */
@Injectable()
export class PushDelivery {
  constructor(
    private readonly subscriptions: PushSubscriptionsRepository,
    private readonly webPush: WebPush,
    private readonly venue: VenueService,
  ) {}

  /** What is for an account goes only where it is signed in now. A browser that takes none any more is forgotten. */
  async hand(message: TakenMessage): Promise<AttemptOutcome> {
    const { pushSubscriptionId: id, userId } = message;
    const device = id === null ? null : await this.subscriptions.find(id);
    if (!device) return { outcome: 'device-gone' };
    const isTheirs = userId === null || (device.userId === userId && device.sessionId !== null);
    if (!isTheirs) return { outcome: 'device-gone' };
    const { email } = await this.venue.find();
    const push = {
      text: JSON.stringify(pushContent(message)),
      topic: pushTag(message),
      ttlSeconds: ttlOf(message, new Date()),
    };
    const result = await this.webPush.send(device, push, email);
    if (result.outcome !== 'gone') return result;
    await this.subscriptions.delete(device.id);
    return { outcome: 'device-gone' };
  }
}
