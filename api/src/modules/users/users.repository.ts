import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { violatesUnique } from '#src/database/pg-errors.js';
import type { Transaction } from '#src/database/database.js';
import { UserEntity } from './entities/user.entity.js';
import { emailTaken, usernameTaken } from './user-errors.js';

export type NewUser = Pick<
  UserEntity,
  'username' | 'email' | 'password' | 'firstName' | 'lastName' | 'userType'
>;

@Injectable()
export class UsersRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** The account with this username or e-mail, in any case. A username wins over an e-mail that looks the same. */
  findByUsernameOrEmail(usernameOrEmail: string): Promise<UserEntity | null> {
    return this.dataSource
      .getRepository(UserEntity)
      .createQueryBuilder('person')
      .where('lower(person.username) = lower(:word) OR lower(person.email) = lower(:word)', {
        word: usernameOrEmail,
      })
      .orderBy('lower(person.username) = lower(:word)', 'DESC')
      .limit(1)
      .getOne();
  }

  countAdmins(): Promise<number> {
    return this.dataSource.getRepository(UserEntity).countBy({ userType: 'admin' });
  }

  /** @throws DomainError `users.username-taken` or `users.email-taken` */
  async insert(transaction: Transaction, user: NewUser): Promise<UserEntity> {
    try {
      return await transaction.manager.save(UserEntity, { ...user });
    } catch (error) {
      if (violatesUnique(error, 'uq_users_username')) throw usernameTaken();
      if (violatesUnique(error, 'uq_users_email')) throw emailTaken();
      throw error;
    }
  }
}
