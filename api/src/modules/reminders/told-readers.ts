import type { NoticeReader } from '#src/modules/notifications/notifications.service.js';
import type { ShowReminderEntity } from './entities/show-reminder.entity.js';

/** Who is to be told: exactly one of the three is not null. */
export type WishReader = Pick<ShowReminderEntity, 'userId' | 'subscriptionId' | 'email'>;

/** A wish with what is known of its account. */
export type ToldReader = WishReader & {
  /** An e-mail: the account's proved one, or what was typed; null for an account without a proved one, and for a browser. */
  address: string | null;
};

/** The same, who asked at that moment. */
export type AskedReader = ToldReader & { askedAt: Date };

/** How notifications name who is told. */
export const noticeReader = ({ userId, subscriptionId, address }: ToldReader): NoticeReader =>
  subscriptionId === null ? { userId, email: address } : { subscriptionId };
