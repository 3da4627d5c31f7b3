import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { Database, type Transaction } from '#src/database/database.js';
import { JobQueue } from '#src/integrations/job-queue/job-queue.js';
import { NotificationsService } from '#src/modules/notifications/notifications.service.js';
import type { UserEntity } from '#src/modules/users/entities/user.entity.js';
import { UsersService } from '#src/modules/users/users.service.js';
import type { ForgotPasswordRequest, ResetPasswordRequest } from '#src/modules/auth/account/account.dto.js';
import { RESET_PURPOSES, recoveryAddress } from './account-link-rules.js';
import { AccountLinksService, type UsedLink } from './account-links.service.js';
import { passwordChangedMail, passwordResetMail } from './account-mails.js';
import { EmailVerificationService } from './email-verification.service.js';
import { AttemptsThrottle } from '#src/modules/auth/sessions/attempts-throttle.js';
import { passwordsDiffer } from '#src/modules/auth/auth-errors.js';
import { hashPassword } from '#src/common/secrets/password-hashing.js';
import { SessionsService } from '#src/modules/auth/sessions/sessions.service.js';

const PURPOSE = 'password-reset';
const SEND_RESET_LINK = 'auth.send-reset-link';

const payload = z.object({ email: z.string() });

/** The way back in for somebody who forgot the password (decision 10). */
@Injectable()
export class PasswordResetService {
  constructor(
    private readonly database: Database,
    private readonly users: UsersService,
    private readonly sessions: SessionsService,
    private readonly links: AccountLinksService,
    private readonly verification: EmailVerificationService,
    private readonly notifications: NotificationsService,
    private readonly throttle: AttemptsThrottle,
    private readonly jobs: JobQueue,
  ) {
    jobs.register({ name: SEND_RESET_LINK, run: (job) => this.sendLink(payload.parse(job).email) });
  }

  /**
   * Asks for a link. Whether there is such an account is only looked up behind the answer, so that neither words nor time
   * give it away; that is why the job carries an address and not an id.
   * @param address the caller's, for throttling; beyond an account's limit nothing is sent, and nothing said
   * @throws DomainError `auth.too-many-attempts` for an address that asks for account after account
   */
  async request({ email }: ForgotPasswordRequest, address: string): Promise<void> {
    if (await this.throttle.allowsReset(email, address))
      await this.jobs.add(this.database, SEND_RESET_LINK, { email });
  }

  /** Mails a link to each account of this address that may sign in; as long as a new one is not proved, to the old one. */
  async sendLink(email: string): Promise<void> {
    const accounts = await this.users.findByMailbox(email);
    for (const user of accounts.filter(({ isActive }) => isActive)) await this.sendLinkTo(user);
  }

  /**
   * Sets the new password, ends every session and every other link of the account, and lets it sign in again at once. A
   * link that takes a change of address back also gives the account its old address. Only such links stay open: they belong
   * to who had the account before, and a thief could end them by a reset.
   * @param address the caller's, for throttling
   * @throws DomainError `auth.link-ended`, `auth.passwords-differ`
   */
  async reset({ token, newPassword, confirmPassword }: ResetPasswordRequest, address: string): Promise<void> {
    if (newPassword !== confirmPassword) throw passwordsDiffer();
    await this.links.mustBeOpen(token, ...RESET_PURPOSES);
    const password = await hashPassword(newPassword);
    const userId = await this.database.transaction(async (transaction) => {
      const { link, user } = await this.links.use(transaction, token, ...RESET_PURPOSES);
      await this.users.change(transaction, user.id, { password });
      if (link.purpose === 'address-undo') await this.giveBack(transaction, { link, user });
      await this.links.endAll(transaction, user.id, PURPOSE, 'email-verification', 'erasure');
      await this.sessions.endAll(transaction, user.id);
      const mail = passwordChangedMail({ userId: user.id, email: link.email });
      await this.notifications.queueMail(transaction, mail);
      return user.id;
    });
    await this.throttle.forgetAllLogins(`id ${userId}`, address);
  }

  /** An address that somebody else has taken since cannot be the account's again, but has power over it again. */
  private async giveBack(transaction: Transaction, { link, user }: UsedLink): Promise<void> {
    const { email } = link;
    const holder = await this.users.findByEmailWithin(transaction, email);
    const isFree = holder === null || holder.id === user.id;
    if (isFree) await this.verification.prove(transaction, user, email);
    else await this.users.change(transaction, user.id, { emailVerifiedAt: null, provedEmail: email });
    await this.links.endUndosAfter(transaction, link);
  }

  private async sendLinkTo(user: UserEntity): Promise<void> {
    const to = recoveryAddress(user);
    await this.database.transaction(async (transaction) => {
      const link = await this.links.issue(transaction, PURPOSE, { id: user.id, email: to });
      await this.notifications.queueMail(
        transaction,
        passwordResetMail({ userId: user.id, email: to }, link),
      );
    });
  }
}
