import { Injectable } from '@nestjs/common';
import type { SqlRunner, Transaction } from '#src/database/database.js';
import type { UserEntity } from './entities/user.entity.js';
import { emailTaken, usernameTaken } from './user-errors.js';
import { type NewUser, type UserChanges, UsersRepository } from './users.repository.js';

/** Accounts, for the areas that sign people in or enrol them. */
@Injectable()
export class UsersService {
  constructor(private readonly users: UsersRepository) {}

  /** The account with this username or e-mail, in any case, whether blocked or not; null when nobody has it. */
  findByUsernameOrEmail(usernameOrEmail: string): Promise<UserEntity | null> {
    return this.users.findByUsernameOrEmail(usernameOrEmail);
  }

  /** Accounts whose owner may be reached at this address: their e-mail, or the one they had proved before it. */
  findByMailbox(email: string, runner?: SqlRunner): Promise<UserEntity[]> {
    return this.users.findByMailbox(email, runner);
  }

  /** The user with this e-mail, in any case, as the transaction sees it. */
  findByEmailWithin(transaction: Transaction, email: string): Promise<UserEntity | null> {
    return this.users.findByEmailWithin(transaction, email);
  }

  /** The account, whether blocked or not; null when it is gone. */
  findById(id: number): Promise<UserEntity | null> {
    return this.users.findById(id);
  }

  /** The account, held still until the transaction ends; null when it is gone. */
  lock(transaction: Transaction, id: number): Promise<UserEntity | null> {
    return this.users.lock(transaction, id);
  }

  /** Who may sign in, as the transaction sees it; null for an account that is blocked or gone. */
  findActive(transaction: Transaction, id: number): Promise<UserEntity | null> {
    return this.users.findActive(transaction, id);
  }

  /** @throws DomainError `users.email-taken` */
  change(transaction: Transaction, id: number, changes: UserChanges): Promise<void> {
    return this.users.change(transaction, id, changes);
  }

  /** Of these addresses, those that are somebody's profile image. */
  findProfileImagesIn(addresses: readonly string[]): Promise<string[]> {
    return this.users.findProfileImagesIn(addresses);
  }

  /** True when nobody could run the venue yet. */
  async hasNoAdmin(runner?: SqlRunner): Promise<boolean> {
    return !(await this.users.hasAdmin(runner));
  }

  /** Admins who may sign in. */
  findAdminIds(runner: SqlRunner): Promise<number[]> {
    return this.users.findAdminIds(runner);
  }

  /** Admins who may sign in, all held still until the transaction ends. */
  lockAdminIds(transaction: Transaction): Promise<number[]> {
    return this.users.lockAdminIds(transaction);
  }

  /**
   * For work that would be in vain when another account has this username or e-mail now; `create` and `change` decide.
   * @param id the account that wants it, if there is one yet
   * @throws DomainError `users.username-taken` or `users.email-taken`
   */
  async mustBeFree(usernameOrEmail: string, id?: number): Promise<void> {
    const holder = await this.users.findByUsernameOrEmail(usernameOrEmail);
    if (holder && holder.id !== id) throw usernameOrEmail.includes('@') ? emailTaken() : usernameTaken();
  }

  /** @throws DomainError `users.username-taken` or `users.email-taken` */
  create(transaction: Transaction, user: NewUser): Promise<UserEntity> {
    return this.users.insert(transaction, user);
  }
}
