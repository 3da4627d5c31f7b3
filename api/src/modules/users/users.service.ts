import { Injectable } from '@nestjs/common';
import type { SqlRunner, Transaction } from '#src/database/database.js';
import type { UserEntity } from './entities/user.entity.js';
import { type NewUser, UsersRepository } from './users.repository.js';

/** Accounts, for the areas that sign people in or enrol them. */
@Injectable()
export class UsersService {
  constructor(private readonly users: UsersRepository) {}

  findByUsernameOrEmail(usernameOrEmail: string): Promise<UserEntity | null> {
    return this.users.findByUsernameOrEmail(usernameOrEmail);
  }

  /** True when nobody could run the venue yet. */
  async hasNoAdmin(runner?: SqlRunner): Promise<boolean> {
    return !(await this.users.hasAdmin(runner));
  }

  /** @throws DomainError `users.username-taken` or `users.email-taken` */
  create(transaction: Transaction, user: NewUser): Promise<UserEntity> {
    return this.users.insert(transaction, user);
  }
}
