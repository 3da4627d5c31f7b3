import { Injectable } from '@nestjs/common';
import type { SessionUser } from '#src/common/access/session-user.js';
import type { SqlRunner, Transaction } from '#src/database/database.js';
import { violatesForeignKey } from '#src/database/pg-errors.js';
import { WebPush } from '#src/integrations/web-push/web-push.js';
import { browserEnded, pushServiceUnknown } from '#src/modules/notifications/message-errors.js';
import type {
  PushKeyResponse,
  PushSubscriptionRequest,
  PushSubscriptionResponse,
} from './push-subscriptions.dto.js';
import {
  type KeptSubscription,
  PushSubscriptionsRepository,
  type UnownedRange,
} from './push-subscriptions.repository.js';
import { PushThrottle } from './push-throttle.js';

/** Who says so, and from where. */
interface Asker {
  user: Pick<SessionUser, 'id' | 'sessionHash'> | null;
  networkAddress: string;
}

/** Browsers that take push messages (design §8). */
@Injectable()
export class PushSubscriptionsService {
  constructor(
    private readonly subscriptions: PushSubscriptionsRepository,
    private readonly webPush: WebPush,
    private readonly throttle: PushThrottle,
  ) {}

  async findKey(): Promise<PushKeyResponse> {
    return { publicKey: await this.webPush.publicKey() };
  }

  /**
   * Keeps where this browser takes push messages, and who is signed in there. Each start of the app says so; again it neither
   * changes nor counts. One that a person ended is kept again once somebody asks for it there.
   * @throws DomainError `notifications.push-service-unknown`, `notifications.too-many`, `notifications.browser-ended`
   */
  async save(key: string, request: PushSubscriptionRequest, asker: Asker): Promise<PushSubscriptionResponse> {
    if (!this.webPush.accepts(request.endpoint)) throw pushServiceUnknown();
    const { endpoint, p256dh, auth, device } = request;
    const owner = { userId: asker.user?.id ?? null, sessionId: asker.user?.sessionHash ?? null };
    const subscription = { key, endpoint, p256dh, auth, device, ...owner };
    const keptSince = await this.subscriptions.findKeptSince(subscription);
    if (keptSince) return { key, device, createdAt: keptSince };
    await this.throttle.count('push-subscription-address', asker.networkAddress);
    if (!asker.user) await this.throttle.count('push-subscription-visitor', asker.networkAddress);
    if (!(await this.keep(subscription, request))) throw browserEnded();
    return { key, device, createdAt: new Date() };
  }

  /** The browsers at which this account is signed in, the newest first. */
  async findOwn(userId: number): Promise<PushSubscriptionResponse[]> {
    const own = await this.subscriptions.findOf(userId);
    return own.map(({ key, device, createdAt }) => ({ key, device, createdAt }));
  }

  /** Ends it for who knows its key, until somebody asks for push messages at that browser again. */
  async delete(key: string): Promise<void> {
    await this.subscriptions.end(key);
  }

  /** Forgets that browsers were ended before this moment. */
  forgetEnded(before: Date): Promise<void> {
    return this.subscriptions.forgetEnded(before);
  }

  /** The browser of this key; undefined when it takes none. */
  findId(runner: SqlRunner, key: string): Promise<number | undefined> {
    return this.subscriptions.findIdByKey(runner, key);
  }

  /** Browsers at which nobody is signed in, by id; they stay as they are until the transaction ends. */
  holdUnowned(transaction: Transaction, range: UnownedRange): Promise<number[]> {
    return this.subscriptions.holdUnowned(transaction, range);
  }

  deleteAll(transaction: Transaction, ids: readonly number[]): Promise<void> {
    return this.subscriptions.deleteAll(transaction, ids);
  }

  /** Whose session has ended in this moment is nobody in particular. */
  private async keep(
    subscription: KeptSubscription,
    said: Pick<PushSubscriptionRequest, 'isRepeat'>,
  ): Promise<boolean> {
    try {
      return await this.subscriptions.save(subscription, said);
    } catch (error) {
      if (
        !violatesForeignKey(error, 'fk_push_subscriptions_session') &&
        !violatesForeignKey(error, 'fk_push_subscriptions_user')
      )
        throw error;
      return this.subscriptions.save({ ...subscription, userId: null, sessionId: null }, said);
    }
  }
}
