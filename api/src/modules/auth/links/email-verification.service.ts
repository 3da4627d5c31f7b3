import { Injectable } from '@nestjs/common';
import type { SessionUser } from '#src/common/access/session-user.js';
import { normalizeEmail } from '#src/common/validation/fields/email.decorator.js';
import { Settings } from '#src/config/settings.js';
import { Database, type Transaction } from '#src/database/database.js';
import { MemberJoiningService } from '#src/modules/loyalty/joining/member-joining.service.js';
import { NotificationsService } from '#src/modules/notifications/notifications.service.js';
import type { UserEntity } from '#src/modules/users/entities/user.entity.js';
import { UsersService } from '#src/modules/users/users.service.js';
import { AccountLinksService } from './account-links.service.js';
import { emailVerificationMail } from './account-mails.js';
import { AttemptsThrottle } from '#src/modules/auth/sessions/attempts-throttle.js';

const PURPOSE = 'email-verification';

/** Proving that an address is the account's own (design §4 "Registration"). */
@Injectable()
export class EmailVerificationService {
  constructor(
    private readonly database: Database,
    private readonly users: UsersService,
    private readonly links: AccountLinksService,
    private readonly joining: MemberJoiningService,
    private readonly notifications: NotificationsService,
    private readonly throttle: AttemptsThrottle,
    private readonly settings: Settings,
  ) {}

  /** Mails a link to the account's address, with whatever made the address new. */
  async sendLink(transaction: Transaction, user: Pick<UserEntity, 'id' | 'email'>): Promise<void> {
    const link = await this.links.issue(transaction, PURPOSE, user);
    await this.notifications.queueMail(
      transaction,
      emailVerificationMail({ userId: user.id, email: user.email }, link),
    );
  }

  /**
   * Mails another link, unless there is nothing left to verify.
   * @returns what to tell the person
   * @throws DomainError `auth.too-many-attempts`
   */
  async resend(user: SessionUser): Promise<string> {
    if (user.emailVerified) return 'Your email address is already confirmed.';
    await this.throttle.count('verification-account', String(user.id));
    await this.throttle.count('verification-recipient', user.email);
    await this.database.transaction((transaction) => this.sendLink(transaction, user));
    return this.settings.mail
      ? `We sent a confirmation email to ${user.email}.`
      : 'This venue cannot send emails yet: the confirmation email waits until it can.';
  }

  /**
   * Takes the address as proved, and joins what was collected with it at the door to the account.
   * @throws DomainError `auth.link-ended`
   */
  async verify(token: string): Promise<void> {
    await this.database.transaction(async (transaction) => {
      const { user } = await this.links.use(transaction, token, PURPOSE);
      await this.links.endAll(transaction, user.id, PURPOSE);
      await this.prove(transaction, user, user.email);
    });
  }

  /**
   * Makes a proved address the account's, and joins what was collected with it at the door to the account.
   * @throws DomainError `users.email-taken`
   */
  async prove(transaction: Transaction, user: UserEntity, address: string): Promise<void> {
    const { id: userId, firstName, lastName, username } = user;
    const proved = { email: address, emailVerifiedAt: new Date(), provedEmail: null };
    await this.users.change(transaction, userId, proved);
    const email = normalizeEmail(address);
    const name = [firstName, lastName].filter(Boolean).join(' ') || username;
    await this.joining.join(transaction, { userId, email, name });
  }
}
