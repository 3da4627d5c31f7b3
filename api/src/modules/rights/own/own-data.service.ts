import { Injectable } from '@nestjs/common';
import { signedOut } from '#src/common/access/access-errors.js';
import type { SessionUser } from '#src/common/access/session-user.js';
import { orThrow } from '#src/common/errors/domain-error.js';
import { secretHash } from '#src/common/secrets/secret-token.js';
import { Settings } from '#src/config/settings.js';
import { Database } from '#src/database/database.js';
import { AccountLinksService } from '#src/modules/auth/links/account-links.service.js';
import { AccountService } from '#src/modules/auth/account/account.service.js';
import { NotificationsService } from '#src/modules/notifications/notifications.service.js';
import { ErasureService } from '#src/modules/rights/erasure/erasure.service.js';
import { ExportService } from '#src/modules/rights/export/export.service.js';
import { PersonRepository } from '#src/modules/rights/person.repository.js';
import { provedBy } from '#src/modules/rights/person-rules.js';
import { erasureMail } from '#src/modules/rights/rights-mails.js';
import { lastAdmin } from '#src/modules/rights/rights-errors.js';
import type { UserEntity } from '#src/modules/users/entities/user.entity.js';
import { UsersService } from '#src/modules/users/users.service.js';
import type { OwnDataResponse } from './own-data.dto.js';

const PURPOSE = 'erasure';

/** People take their data along and are forgotten, by themselves (design §10, decision 57). */
@Injectable()
export class OwnDataService {
  constructor(
    private readonly database: Database,
    private readonly users: UsersService,
    private readonly accounts: AccountService,
    private readonly links: AccountLinksService,
    private readonly notifications: NotificationsService,
    private readonly people: PersonRepository,
    private readonly exports: ExportService,
    private readonly erasures: ErasureService,
    private readonly settings: Settings,
  ) {}

  /** What somebody should know first. */
  async find(user: SessionUser): Promise<OwnDataResponse> {
    const account = orThrow(await this.users.findById(user.id), signedOut);
    const emails = provedBy(account);
    const who = { userId: account.id, emails, isAskedByStaff: false };
    const { artistIds } = await this.people.find(who);
    return {
      email: this.links.recoveryAddress(account),
      isEmailProved: emails.length > 0,
      isLastAdmin: await this.isLastAdmin(account),
      showsAhead: await this.people.findShowsAhead(artistIds),
    };
  }

  /**
   * What the venue knows of them, as a ZIP archive.
   * @throws DomainError `auth.wrong-password`, `auth.too-many-attempts`
   */
  async export(user: SessionUser, password: string): Promise<NodeJS.ReadableStream> {
    return this.exports.ofAccount(await this.accounts.mustBeThemselves(user, password));
  }

  /**
   * Mails the link by which they are forgotten, to the address that was proved last.
   * @returns what to tell the person
   * @throws DomainError `auth.wrong-password`, `auth.too-many-attempts`, `rights.last-admin`
   */
  async askForErasure(user: SessionUser, password: string): Promise<string> {
    const account = await this.accounts.mustBeThemselves(user, password);
    if (await this.isLastAdmin(account)) throw lastAdmin();
    await this.accounts.countMail(account);
    const reader = { userId: account.id, email: this.links.recoveryAddress(account) };
    await this.database.transaction(async (transaction) => {
      await this.links.endAll(transaction, account.id, PURPOSE);
      const link = await this.links.issue(transaction, PURPOSE, { id: account.id, email: reader.email });
      await this.notifications.queueMail(transaction, erasureMail(reader, link));
    });
    return this.settings.mail
      ? `We sent an email to ${reader.email}. Press the link in it within a day, and you are forgotten.`
      : 'This venue cannot send emails yet: the email with the link waits until it can. Its staff can forget you, too.';
  }

  /**
   * Forgets whose link this is. Pressed again it says the same.
   * @throws DomainError `auth.link-ended`, `rights.last-admin`
   */
  async confirmErasure(token: string): Promise<void> {
    const tokenHash = secretHash(token);
    if (await this.erasures.wasDoneBy(tokenHash)) return;
    try {
      await this.database.transaction(async (transaction) => {
        const { link, user } = await this.links.use(transaction, token, PURPOSE);
        const wish = { account: user, emails: [link.email], askedBy: 'themselves', tokenHash } as const;
        await this.erasures.erase(transaction, wish);
      });
    } catch (error) {
      // Of two calls at once the second finds a link that the first has used up.
      if (!(await this.erasures.wasDoneBy(tokenHash))) throw error;
    }
  }

  /** Those of these accounts that exist no more, so that a device forgets what it keeps of them. */
  async findGone(userIds: readonly number[]): Promise<number[]> {
    return this.people.findGone(userIds);
  }

  private async isLastAdmin({ id, userType }: UserEntity): Promise<boolean> {
    if (userType !== 'admin') return false;
    return !(await this.users.findAdminIds(this.database)).some((other) => other !== id);
  }
}
