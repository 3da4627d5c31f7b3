import { Injectable } from '@nestjs/common';
import { keepPin } from '#contract/rules/door/pin.js';
import { orThrow } from '#src/common/errors/domain-error.js';
import { hashPassword } from '#src/common/secrets/password-hashing.js';
import { newSecretToken } from '#src/common/secrets/secret-token.js';
import { Database, type Transaction } from '#src/database/database.js';
import { pinOfAnotherAdmin, userNotFound, userNotStaff } from '#src/modules/users/user-errors.js';
import { toAdminUserResponse } from '#src/modules/users/user-view.js';
import type { AdminUserResponse, StaffRequest } from '#src/modules/users/users.dto.js';
import { UsersRepository } from '#src/modules/users/users.repository.js';
import { type DoorPerson, PinsRepository } from './pins.repository.js';

/** Who works at the door, and their PINs (design §7 "Who", "The tablet"). */
@Injectable()
export class StaffService {
  constructor(
    private readonly database: Database,
    private readonly users: UsersRepository,
    private readonly pins: PinsRepository,
  ) {}

  /**
   * Makes an account of staff, with a PIN and a password that nobody knows.
   * @throws DomainError `users.username-taken`, `users.email-taken`
   */
  async add({ username, email, firstName, lastName, pin }: StaffRequest): Promise<AdminUserResponse> {
    const [password, kept] = await Promise.all([hashPassword(newSecretToken()), keepPin(pin)]);
    return this.database.transaction(async (transaction) => {
      const person = { username, email, firstName, lastName, password, userType: 'staff' as const };
      const user = await this.users.insert(transaction, person);
      await this.pins.save(transaction, user.id, kept);
      return toAdminUserResponse(Object.assign(user, { hasPin: true }));
    });
  }

  /**
   * @param by the admin who sets it: of staff, or their own
   * @throws DomainError `users.not-found`, `users.not-staff`, `users.protected`
   */
  async setPin(id: number, pin: string, by: number): Promise<void> {
    const kept = await keepPin(pin);
    await this.database.transaction(async (transaction) => {
      const user = orThrow(await this.users.lock(transaction, id), userNotFound);
      if (user.userType !== 'staff' && user.userType !== 'admin') throw userNotStaff();
      if (user.userType === 'admin' && id !== by) throw pinOfAnotherAdmin();
      await this.pins.save(transaction, id, kept);
    });
  }

  /** Nobody works at the door by the PIN that they had. */
  forgetPin(transaction: Transaction, id: number): Promise<void> {
    return this.pins.forget(transaction, id);
  }

  /** Those who can sign in and have a PIN, by name. */
  findDoorPeople(): Promise<DoorPerson[]> {
    return this.pins.findDoorPeople();
  }

  /** The account of somebody who works at the door, blocked meanwhile or not; null when there is none any more. */
  findWorker(transaction: Transaction, id: number): Promise<number | null> {
    return this.pins.findWorker(transaction, id);
  }
}
