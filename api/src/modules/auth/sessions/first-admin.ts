import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { DomainError } from '#src/common/errors/domain-error.js';
import { normalizeEmail } from '#src/common/validation/fields/email.decorator.js';
import { Settings } from '#src/config/settings.js';
import { Database, type Transaction } from '#src/database/database.js';
import { EmailVerificationService } from '#src/modules/auth/links/email-verification.service.js';
import { UsersService } from '#src/modules/users/users.service.js';
import { hashPassword } from '#src/common/secrets/password-hashing.js';

/** Any number that nothing else locks on. */
const FIRST_ADMIN_LOCK = 7_263_003;

/**
 * Makes the first admin from the settings and queues the mail that confirms the address; without settings, logs which to set.
 * Never invents a password (design §3). The demo brings its own.
 */
@Injectable()
export class FirstAdmin implements OnApplicationBootstrap {
  private readonly logger = new Logger(FirstAdmin.name);

  constructor(
    private readonly settings: Settings,
    private readonly users: UsersService,
    private readonly database: Database,
    private readonly verification: EmailVerificationService,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    if (this.settings.isDemo || !(await this.users.hasNoAdmin())) return;
    const { firstAdmin } = this.settings;
    if (!firstAdmin) {
      this.logger.warn(
        'nobody can run this venue yet: set ADMIN_USERNAME, ADMIN_EMAIL and ADMIN_PASSWORD and restart',
      );
      return;
    }
    const password = await hashPassword(firstAdmin.password);
    try {
      await this.database.transaction((transaction) =>
        this.makeOnce(transaction, { ...firstAdmin, password }),
      );
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      this.logger.error(
        `the first admin was not made: ${error.message} Choose another ADMIN_USERNAME or ADMIN_EMAIL.`,
      );
    }
  }

  /** When several processes start together, one of them makes it. */
  private async makeOnce(
    transaction: Transaction,
    admin: { username: string; email: string; password: string },
  ): Promise<void> {
    await transaction.query('SELECT pg_advisory_xact_lock($1)', [FIRST_ADMIN_LOCK]);
    if (!(await this.users.hasNoAdmin(transaction))) return;
    const user = await this.users.create(transaction, {
      username: admin.username,
      email: normalizeEmail(admin.email),
      password: admin.password,
      firstName: 'Venue',
      lastName: 'Admin',
      userType: 'admin',
    });
    await this.verification.sendLink(transaction, user);
    this.logger.log('made the first admin from the settings');
  }
}
