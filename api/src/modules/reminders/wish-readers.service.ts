import { Injectable } from '@nestjs/common';
import type { NoticeWay } from '#contract/messages.js';
import type { MessageKind } from '#contract/rules/message-kinds.js';
import type { SessionUser } from '#src/common/access/session-user.js';
import { Database } from '#src/database/database.js';
import { NotificationsService } from '#src/modules/notifications/notifications.service.js';
import { PushSubscriptionsService } from '#src/modules/notifications/push/push-subscriptions.service.js';
import { deviceUnknown, readerMissing } from './reminder-errors.js';
import { ReminderThrottle } from './reminder-throttle.js';
import type { WishReader } from './told-readers.js';

/** The person who asks, and their network address. */
export interface Asker {
  user: Pick<SessionUser, 'id' | 'emailVerified'> | null;
  networkAddress: string;
}

const NOBODY: WishReader = { userId: null, subscriptionId: null, email: null };

/** Finds out who a wish is for: the account, else the browser, else the address that somebody typed. */
@Injectable()
export class WishReadersService {
  constructor(
    private readonly database: Database,
    private readonly subscriptions: PushSubscriptionsService,
    private readonly notifications: NotificationsService,
    private readonly throttle: ReminderThrottle,
  ) {}

  /**
   * @param contact `deviceKey` the key of a browser that takes push messages
   * @throws DomainError `reminders.too-many`, `reminders.device-unknown`, `reminders.reader-missing`
   */
  async find(
    { user, networkAddress }: Asker,
    { deviceKey, email }: { deviceKey?: string; email?: string },
  ): Promise<WishReader> {
    await this.throttle.count('reminder-address', networkAddress);
    if (user) return { ...NOBODY, userId: user.id };
    if (deviceKey !== undefined) return { ...NOBODY, subscriptionId: await this.findDevice(deviceKey) };
    if (email === undefined) throw readerMissing();
    return { ...NOBODY, email };
  }

  /** How the word would come to the account that asks; undefined without one: nothing is told of a typed address. */
  async findWay({ user }: Asker, kind: MessageKind<'push'>): Promise<NoticeWay | undefined> {
    return user ? this.notifications.findWay(this.database, user, kind) : undefined;
  }

  /**
   * Counts a new wish for a typed address, so that typing strangers' addresses fills neither one mailbox nor many.
   * @throws DomainError `reminders.too-many`
   */
  async countTyped(email: string, networkAddress: string): Promise<void> {
    await this.throttle.count('reminder-typed-address', networkAddress);
    await this.throttle.count('reminder-recipient', email.toLowerCase());
  }

  private async findDevice(key: string): Promise<number> {
    const id = await this.subscriptions.findId(this.database, key);
    if (id === undefined) throw deviceUnknown();
    return id;
  }
}
