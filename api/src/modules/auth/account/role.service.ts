import { Injectable } from '@nestjs/common';
import { signedOut } from '#src/common/access/access-errors.js';
import type { SessionUser } from '#src/common/access/session-user.js';
import { orThrow } from '#src/common/errors/domain-error.js';
import { Database } from '#src/database/database.js';
import { SessionsService } from '#src/modules/auth/sessions/sessions.service.js';
import { StaffService } from '#src/modules/users/staff/staff.service.js';
import type { UserEntity } from '#src/modules/users/entities/user.entity.js';
import { blockedUser, onlyAdmin, userNotFound, userNotStaff } from '#src/modules/users/user-errors.js';
import { UsersService } from '#src/modules/users/users.service.js';
import type { RoleRequest } from './account.dto.js';
import { AccountService } from './account.service.js';

/** Who of the venue's people are admins (decision 66). */
@Injectable()
export class RoleService {
  constructor(
    private readonly database: Database,
    private readonly account: AccountService,
    private readonly users: UsersService,
    private readonly staff: StaffService,
    private readonly sessions: SessionsService,
  ) {}

  /**
   * Makes an admin of somebody who works at the door, or takes that back, and signs them out everywhere. It takes the password of
   * the admin who asks: a phone that was left open makes no admin. Repeated it changes nothing.
   * @throws DomainError `auth.wrong-password`, `auth.too-many-attempts`, `users.not-found`, `users.not-staff`, `users.blocked`,
   *   `users.only-admin`
   */
  async change(id: number, { userType, currentPassword }: RoleRequest, by: SessionUser): Promise<void> {
    await this.account.mustBeThemselves(by, currentPassword);
    await this.database.transaction(async (transaction) => {
      const admins = await this.users.lockAdminIds(transaction);
      if (!admins.includes(by.id)) throw signedOut();
      const user = orThrow(await this.users.lock(transaction, id), userNotFound);
      if (user.userType === userType) return;
      checkChange(user, admins);
      await this.users.change(transaction, id, { userType });
      // Whoever added them chose it: nobody acts as another admin.
      if (userType === 'admin') await this.staff.forgetPin(transaction, id);
      await this.sessions.endAll(transaction, id);
    });
  }
}

/** @param admins who may sign in */
const checkChange = ({ id, userType, isActive }: UserEntity, admins: readonly number[]): void => {
  if (userType !== 'staff' && userType !== 'admin') throw userNotStaff();
  if (!isActive) throw blockedUser();
  if (userType === 'admin' && admins.every((admin) => admin === id)) throw onlyAdmin();
};
