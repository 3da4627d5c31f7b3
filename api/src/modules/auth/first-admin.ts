import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { normalizeEmail } from '#src/common/validation/email.decorator.js';
import { Settings } from '#src/config/settings.js';
import { Database } from '#src/database/database.js';
import { UsersService } from '#src/modules/users/users.service.js';
import { hashPassword } from './password-hashing.js';

/** Makes the first admin from the settings, or says how to; never invents a password (design §3). The demo brings its own. */
@Injectable()
export class FirstAdmin implements OnApplicationBootstrap {
  private readonly logger = new Logger(FirstAdmin.name);

  constructor(
    private readonly settings: Settings,
    private readonly users: UsersService,
    private readonly database: Database,
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
    await this.database.transaction((transaction) =>
      this.users.create(transaction, {
        username: firstAdmin.username,
        email: normalizeEmail(firstAdmin.email),
        password,
        firstName: 'Venue',
        lastName: 'Admin',
        userType: 'admin',
      }),
    );
    this.logger.log('made the first admin from the settings');
  }
}
