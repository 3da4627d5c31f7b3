import { Injectable } from '@nestjs/common';
import type { UserStatus } from '#contract/users.js';
import { orThrow } from '#src/common/errors/domain-error.js';
import { mapPage, type Page, pageById } from '#src/common/paging/page.js';
import { Database, type Transaction } from '#src/database/database.js';
import type { UserEntity } from './entities/user.entity.js';
import { userNotFound, userProtected } from './user-errors.js';
import { toAdminUserResponse } from './user-view.js';
import type { AdminUserResponse, UsersQuery } from './users.dto.js';
import { UsersRepository } from './users.repository.js';

/** A person whose account is being deleted. */
export interface LeavingUser {
  /** 0 for a guest without an account: no account has it. */
  id: number;
  email: string;
  /** Only then what others know by this e-mail is known to be theirs. */
  hasVerifiedEmail: boolean;
  profileImage: string | null;
}

/** The id of nobody's account. */
const NO_ACCOUNT = 0;

/** What an area does with what it holds of a person, in the transaction that deletes the account. */
export type DeletionStep = (transaction: Transaction, person: LeavingUser) => Promise<void>;

/** What admins do with accounts (spec §2 "Users tab", §4 "User"). Accounts of admins are protected. */
@Injectable()
export class UserManagementService {
  private readonly steps: DeletionStep[] = [];

  constructor(
    private readonly users: UsersRepository,
    private readonly database: Database,
  ) {}

  /** Makes known what an area does before an account is deleted; to be called before the app has started. */
  beforeDeletion(step: DeletionStep): void {
    this.steps.push(step);
  }

  /** Accounts, the newest first. @throws DomainError naming `cursor` when it is not one of ours */
  async findPage({ cursor, limit, ...filter }: UsersQuery): Promise<Page<AdminUserResponse>> {
    const page = await pageById({ cursor, limit }, (part) => this.users.findMany({ ...filter, ...part }));
    return mapPage(page, toAdminUserResponse);
  }

  /**
   * The person can no longer sign in, and is signed out everywhere at once (design §4 "Sessions").
   * @throws DomainError `users.not-found`, `users.protected`
   */
  block(id: number): Promise<AdminUserResponse> {
    return this.setActive(id, 'blocked');
  }

  /** @throws DomainError `users.not-found`, `users.protected` */
  unblock(id: number): Promise<AdminUserResponse> {
    return this.setActive(id, 'active');
  }

  /**
   * Deletes the account for good, with what decision 11 says goes along; all or nothing.
   * @throws DomainError `users.not-found`, `users.protected`
   */
  delete(id: number): Promise<void> {
    return this.database.transaction(async (transaction) => {
      const user = orThrow(await this.users.lock(transaction, id), userNotFound);
      if (user.userType === 'admin') throw userProtected();
      await this.leave(transaction, leaving(user));
    });
  }

  /**
   * Deletes an account, an admin's, too, as `delete` does, and with it what others know by these addresses; for somebody who is
   * forgotten, in the caller's transaction, which holds the account.
   * @param emails proved to be theirs
   */
  async forget(transaction: Transaction, user: UserEntity, emails: readonly string[]): Promise<void> {
    for (const email of emails) await this.forgetGuest(transaction, email);
    await this.leave(transaction, leaving(user));
  }

  /** What areas do with what they know of a guest without an account, by this address alone. */
  async forgetGuest(transaction: Transaction, email: string): Promise<void> {
    const guest = { id: NO_ACCOUNT, email, hasVerifiedEmail: true, profileImage: null };
    for (const step of this.steps) await step(transaction, guest);
  }

  private async leave(transaction: Transaction, person: LeavingUser): Promise<void> {
    for (const step of this.steps) await step(transaction, person);
    await this.users.delete(transaction, person.id);
  }

  private async setActive(id: number, status: UserStatus): Promise<AdminUserResponse> {
    await this.users.setActiveUnlessAdmin(id, status);
    const user = orThrow(await this.users.findListed(id), userNotFound);
    if (user.userType === 'admin') throw userProtected();
    return toAdminUserResponse(user);
  }
}

const leaving = ({ id, email, emailVerifiedAt, profileImage }: UserEntity): LeavingUser => ({
  id,
  email: email.toLowerCase(),
  hasVerifiedEmail: emailVerifiedAt !== null,
  profileImage,
});
