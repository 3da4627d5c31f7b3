import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { UserStatus } from '#contract/user-statuses.js';
import { violatesUnique } from '#src/database/pg-errors.js';
import { Database, type SqlRunner, type Transaction } from '#src/database/database.js';
import { containing } from '#src/database/like-pattern.js';
import { UserEntity } from './entities/user.entity.js';
import { emailTaken, usernameTaken } from './user-errors.js';
import type { UsersQuery } from './users.dto.js';

export type NewUser = Pick<
  UserEntity,
  'username' | 'email' | 'password' | 'firstName' | 'lastName' | 'userType'
>;

/** What an account's owner may change of it. */
export type UserChanges = Partial<
  Pick<
    UserEntity,
    'email' | 'emailVerifiedAt' | 'provedEmail' | 'password' | 'firstName' | 'lastName' | 'profileImage'
  >
>;

export type UserFilter = Omit<UsersQuery, 'cursor' | 'limit'> & {
  /** Only accounts older than this id. */
  before?: number;
  take: number;
};

const MOST_OF_A_MAILBOX = 5;

/** What a list shows of an account: a password's hash stays where it is. */
export type ListedUser = Omit<UserEntity, 'password' | 'provedEmail' | 'updatedAt'>;

/** Plain rows with the entity's properties. */
const COLUMNS = `id, username, email, first_name AS "firstName", last_name AS "lastName", user_type AS "userType",
  profile_image AS "profileImage", is_active AS "isActive", email_verified_at AS "emailVerifiedAt",
  created_at AS "createdAt"`;

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

  findByEmailWithin({ manager }: Transaction, email: string): Promise<UserEntity | null> {
    return manager
      .createQueryBuilder(UserEntity, 'person')
      .where('lower(person.email) = lower(:email)', { email })
      .getOne();
  }

  /** Accounts that have this e-mail, or had proved it and have proved no other since, in any case. */
  findByMailbox(email: string): Promise<UserEntity[]> {
    return this.dataSource
      .getRepository(UserEntity)
      .createQueryBuilder('person')
      .where('lower(person.email) = lower(:email) OR lower(person.proved_email) = lower(:email)', { email })
      .limit(MOST_OF_A_MAILBOX)
      .getMany();
  }

  async findActive(transaction: Transaction, id: number): Promise<{ id: number; email: string } | undefined> {
    const [account] = await transaction.query<{ id: number; email: string }>(
      'SELECT id, email FROM users WHERE id = $1 AND is_active',
      [id],
    );
    return account;
  }

  findById(id: number): Promise<UserEntity | null> {
    return this.dataSource.getRepository(UserEntity).findOneBy({ id });
  }

  /**
   * Accounts, the newest first. A search reads the table: `pk_users` backwards until a page is full, all of 10,000 rows
   * in some 10 ms at worst.
   */
  findMany({ take, ...filter }: UserFilter): Promise<ListedUser[]> {
    const values: unknown[] = [];
    const parameter = (value: unknown): string => `$${values.push(value)}`;
    const conditions = conditionsOf(filter, parameter);
    const where = conditions.map(({ sql }) => ` AND ${sql}`).join('');
    return this.database.prepared<ListedUser>(
      {
        name: `users.find-many.${conditions.map(({ name }) => name).join('.')}`,
        text: `SELECT ${COLUMNS} FROM users WHERE true${where} ORDER BY id DESC LIMIT ${parameter(take)}`,
      },
      values,
    );
  }

  /** Blocks or unblocks in one statement, so that nobody becomes an admin in between. Changes nothing that is so already. */
  async setActiveUnlessAdmin(id: number, status: UserStatus): Promise<void> {
    await this.database.query(
      `UPDATE users SET is_active = $2, updated_at = now()
       WHERE id = $1 AND user_type <> 'admin' AND is_active <> $2`,
      [id, status === 'active'],
    );
  }

  /** The account, held still until the transaction ends: nothing new can refer to it, and its kind stays. */
  lock(transaction: Transaction, id: number): Promise<UserEntity | null> {
    return transaction.manager
      .getRepository(UserEntity)
      .findOne({ where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  async delete(transaction: Transaction, id: number): Promise<void> {
    await transaction.query('DELETE FROM users WHERE id = $1', [id]);
  }

  async findProfileImagesIn(addresses: readonly string[]): Promise<string[]> {
    const rows = await this.database.query<{ profileImage: string }>(
      'SELECT DISTINCT profile_image AS "profileImage" FROM users WHERE profile_image = ANY($1)',
      [addresses],
    );
    return rows.map(({ profileImage }) => profileImage);
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

  /** @throws DomainError `users.email-taken` */
  async change(transaction: Transaction, id: number, changes: UserChanges): Promise<void> {
    try {
      await transaction.manager.update(UserEntity, { id }, changes);
    } catch (error) {
      throw violatesUnique(error, 'uq_users_email') ? emailTaken() : error;
    }
  }
}

/** One part of a filter; its name is part of the statement's. */
interface Condition {
  name: string;
  sql: string;
}

/** @param parameter takes a value and answers what stands for it in the SQL */
const conditionsOf = (
  { q, role, status, before }: Omit<UserFilter, 'take'>,
  parameter: (value: unknown) => string,
): Condition[] => {
  const conditions: Condition[] = [];
  const add = (name: string, sql: string): unknown => conditions.push({ name, sql });
  if (role) add('role', `user_type = ${parameter(role)}`);
  if (status) add('status', `is_active = ${parameter(status === 'active')}`);
  if (before) add('before', `id < ${parameter(before)}`);
  if (q) add('q', `searched LIKE lower(${parameter(containing(q))})`);
  return conditions;
};
