import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { violatesUnique } from '#src/database/pg-errors.js';
import { Database, type SqlRunner, type Transaction } from '#src/database/database.js';
import { UserEntity } from './entities/user.entity.js';
import { emailTaken, usernameTaken } from './user-errors.js';

export type NewUser = Pick<
  UserEntity,
  'username' | 'email' | 'password' | 'firstName' | 'lastName' | 'userType'
>;

@Injectable()
export class UsersRepository {
  constructor(
    private readonly dataSource: DataSource,
    private readonly database: Database,
  ) {}

  /** The account with this username or e-mail, in any case. Only an e-mail has an `@`. */
  findByUsernameOrEmail(usernameOrEmail: string): Promise<UserEntity | null> {
    const column = usernameOrEmail.includes('@') ? 'email' : 'username';
    return this.dataSource
      .getRepository(UserEntity)
      .createQueryBuilder('person')
      .where(`lower(person.${column}) = lower(:word)`, { word: usernameOrEmail })
      .getOne();
  }

  /** @param runner a transaction to read in; a connection of its own otherwise */
  async hasAdmin(runner: SqlRunner = this.database): Promise<boolean> {
    const rows = await runner.query<object>(`SELECT FROM users WHERE user_type = 'admin' LIMIT 1`);
    return rows.length > 0;
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
