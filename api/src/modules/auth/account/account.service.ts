import { Injectable } from '@nestjs/common';
import { orThrow } from '#src/common/errors/domain-error.js';
import type { SessionUser } from '#src/common/access/session-user.js';
import { signedOut } from '#src/common/access/access-errors.js';
import { Database, type Transaction } from '#src/database/database.js';
import { NotificationsService } from '#src/modules/notifications/notifications.service.js';
import type { UserEntity } from '#src/modules/users/entities/user.entity.js';
import { UsersService } from '#src/modules/users/users.service.js';
import type { PasswordRequest, ProfileRequest } from './account.dto.js';
import { AccountLinksService } from '#src/modules/auth/links/account-links.service.js';
import { emailChangedMail, passwordChangedMail } from '#src/modules/auth/links/account-mails.js';
import { AttemptsThrottle } from '#src/modules/auth/sessions/attempts-throttle.js';
import type { UserResponse } from '#src/modules/auth/auth.dto.js';
import { passwordsDiffer, wrongPassword } from '#src/modules/auth/auth-errors.js';
import { accountResponse } from '#src/modules/auth/auth.service.js';
import { EmailVerificationService } from '#src/modules/auth/links/email-verification.service.js';
import { hashPassword, passwordMatches } from '#src/common/secrets/password-hashing.js';
import { SessionsService } from '#src/modules/auth/sessions/sessions.service.js';

/** What signed-in people change of their own account (spec §2 "Account page"). */
@Injectable()
export class AccountService {
  constructor(
    private readonly database: Database,
    private readonly users: UsersService,
    private readonly sessions: SessionsService,
    private readonly links: AccountLinksService,
    private readonly verification: EmailVerificationService,
    private readonly notifications: NotificationsService,
    private readonly throttle: AttemptsThrottle,
  ) {}

  /**
   * Changes names and address; what is missing stays as it is. A new address is unverified: a mail asks it to confirm, a mail to a
   * proved old one can take the change back, and the loyalty member keeps the old one until the answer, so that nobody reads a
   * history by typing its address.
   * @throws DomainError `users.email-taken`, `auth.too-many-attempts` for address after address
   */
  async updateProfile(
    user: SessionUser,
    { firstName, lastName, email }: ProfileRequest,
  ): Promise<UserResponse> {
    if (email !== undefined && email !== user.email) {
      await this.throttle.count('verification-account', String(user.id));
      await this.users.mustBeFree(email, user.id);
      await this.throttle.count('verification-recipient', email);
    }
    return this.database.transaction(async (transaction) => {
      const before = await this.lock(transaction, user);
      await this.users.change(transaction, user.id, {
        firstName: firstName ?? before.firstName,
        lastName: lastName ?? before.lastName,
      });
      if (email !== undefined && email !== before.email) await this.readdress(transaction, before, email);
      return accountResponse(await this.lock(transaction, user));
    });
  }

  /**
   * Changes the password, and signs the account out on all other devices. A change of address that waits for its link ends, as it
   * may be another's who knew the password. An address that was never proved is not told: it may be a stranger's. A repeat, as of a
   * phone that has lost the answer, changes nothing.
   * @throws DomainError `auth.wrong-password`, `auth.passwords-differ`, `auth.too-many-attempts`
   */
  async changePassword(user: SessionUser, request: PasswordRequest): Promise<void> {
    if (request.newPassword !== request.confirmPassword) throw passwordsDiffer();
    const current = await this.counted(user);
    if (!(await passwordMatches(current.password, request.currentPassword)))
      return mustBeRepeated(request, current);
    await this.throttle.count('password-change', String(user.id));
    const password = await hashPassword(request.newPassword);
    await this.database.transaction(async (transaction) => {
      const account = await this.lock(transaction, user);
      if (account.password !== current.password) return mustBeRepeated(request, account);
      await this.users.change(transaction, account.id, { password });
      await this.links.endAll(transaction, account.id, 'password-reset');
      if (account.provedEmail !== null)
        await this.links.endAll(transaction, account.id, 'email-verification');
      await this.sessions.endOthers(transaction, user);
      const email = provedAddress(account);
      if (email === null) return;
      await this.notifications.queueMail(transaction, passwordChangedMail({ userId: account.id, email }));
    });
    await this.throttle.forget('password-account', String(user.id));
  }

  /**
   * Makes sure that it is the account's owner who asks for what is all theirs, and not who found their phone.
   * @throws DomainError `auth.wrong-password`, `auth.too-many-attempts`
   */
  async mustBeThemselves(user: SessionUser, currentPassword: string): Promise<UserEntity> {
    await this.throttle.count('own-data-account', String(user.id));
    const account = await this.matching(user, currentPassword);
    await this.throttle.forget('password-account', String(user.id));
    return account;
  }

  /**
   * Counts a mail that the account asks for, as long as its address may be a stranger's (decision 10).
   * @throws DomainError `auth.too-many-attempts`
   */
  async countMail(account: UserEntity): Promise<void> {
    if (provedAddress(account) === null) await this.throttle.count('verification-recipient', account.email);
  }

  /** The account, if this is its password. */
  private async matching(user: SessionUser, currentPassword: string): Promise<UserEntity> {
    const account = await this.counted(user);
    if (!(await passwordMatches(account.password, currentPassword))) throw wrongPassword();
    return account;
  }

  /** The account, of which a password is about to be tried. */
  private async counted({ id }: SessionUser): Promise<UserEntity> {
    await this.throttle.count('password-account', String(id));
    return orThrow(await this.users.findById(id), wrongPassword);
  }

  private async readdress(transaction: Transaction, before: UserEntity, email: string): Promise<void> {
    const { id } = before;
    const provedEmail = provedAddress(before);
    await this.users.change(transaction, id, { email, emailVerifiedAt: null, provedEmail });
    await this.links.endAll(transaction, id, 'password-reset', 'email-verification');
    await this.verification.sendLink(transaction, { id, email });
    if (before.emailVerifiedAt !== null) await this.offerUndo(transaction, before);
  }

  private async offerUndo(transaction: Transaction, { id, email }: UserEntity): Promise<void> {
    const link = await this.links.issue(transaction, 'address-undo', { id, email });
    await this.notifications.queueMail(transaction, emailChangedMail({ userId: id, email }, link));
  }

  private async lock(transaction: Transaction, { id }: SessionUser): Promise<UserEntity> {
    return orThrow(await this.users.lock(transaction, id), signedOut);
  }
}

/** The change was made before: the new password is the account's. */
const mustBeRepeated = async (
  { newPassword }: PasswordRequest,
  { password }: Pick<UserEntity, 'password'>,
): Promise<void> => {
  if (!(await passwordMatches(password, newPassword))) throw wrongPassword();
};

/** The account's own address as far as it is known to be its own. */
const provedAddress = ({ email, emailVerifiedAt, provedEmail }: UserEntity): string | null =>
  emailVerifiedAt === null ? provedEmail : email;
