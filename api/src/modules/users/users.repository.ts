import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, LessThan, Not, Repository, type SelectQueryBuilder } from 'typeorm';
import type { UserStatus } from '#contract/users.js';
import type { PageQuery } from '#src/common/paging/page-query.js';
import type { PagePart } from '#src/common/paging/page.js';
import { withProblems } from '#src/database/pg-errors.js';
import { Database, type SqlRunner, type Transaction } from '#src/database/database.js';
import { containing } from '#src/database/sql/like-pattern.js';
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
    | 'email'
    | 'emailVerifiedAt'
    | 'provedEmail'
    | 'password'
    | 'firstName'
    | 'lastName'
    | 'profileImage'
    | 'userType'
  >
>;

type UserFilter = Omit<UsersQuery, keyof PageQuery> & PagePart;

const MOST_OF_A_MAILBOX = 5;

const LISTED = [
  'id',
  'username',
  'email',
  'firstName',
  'lastName',
  'userType',
  'profileImage',
  'isActive',
  'emailVerifiedAt',
  'createdAt',
] as const satisfies (keyof UserEntity)[];

/** What a list shows of an account: a password's hash stays where it is. */
export type ListedUser = Pick<UserEntity, (typeof LISTED)[number]> & { hasPin: boolean };

@Injectable()
export class UsersRepository {
  constructor(
    private readonly database: Database,
    @InjectRepository(UserEntity) private readonly users: Repository<UserEntity>,
  ) {}

  /** The account with this username or e-mail, in any case. Only an e-mail has an `@`. */
  findByUsernameOrEmail(usernameOrEmail: string): Promise<UserEntity | null> {
    const column = usernameOrEmail.includes('@') ? 'email' : 'username';
    return this.users
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
  findByMailbox(email: string, { manager }: SqlRunner = this.database): Promise<UserEntity[]> {
    return manager
      .createQueryBuilder(UserEntity, 'person')
      .where('lower(person.email) = lower(:email) OR lower(person.proved_email) = lower(:email)', { email })
      .limit(MOST_OF_A_MAILBOX)
      .getMany();
  }

  findActive({ manager }: Transaction, id: number): Promise<UserEntity | null> {
    return manager.findOneBy(UserEntity, { id, isActive: true });
  }

  findById(id: number): Promise<UserEntity | null> {
    return this.users.findOneBy({ id });
  }

  findListed(id: number): Promise<ListedUser | undefined> {
    return this.listed().where({ id }).getRawOne();
  }

  /**
   * Accounts, the newest first. A search reads the table: `pk_users` backwards until a page is full, all of 10,000 rows
   * in some 10 ms at worst.
   */
  findMany({ q, role, status, after, take }: UserFilter): Promise<ListedUser[]> {
    const query = this.listed();
    if (role) query.andWhere({ userType: role });
    if (status) query.andWhere({ isActive: status === 'active' });
    if (after) query.andWhere({ id: LessThan(after) });
    if (q) query.andWhere('person.searched LIKE lower(:q)', { q: containing(q) });
    return query.orderBy('person.id', 'DESC').limit(take).getRawMany();
  }

  /** Blocks or unblocks in one statement, so that nobody becomes an admin in between. Changes nothing that is so already. */
  async setActiveUnlessAdmin(id: number, status: UserStatus): Promise<void> {
    const isActive = status === 'active';
    await this.database.transaction(({ manager }) =>
      manager.update(UserEntity, { id, userType: Not('admin'), isActive: !isActive }, { isActive }),
    );
  }

  /** The account, held still until the transaction ends: nothing new can refer to it, and its kind stays. */
  lock({ manager }: Transaction, id: number): Promise<UserEntity | null> {
    return manager.findOne(UserEntity, { where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  async delete({ manager }: Transaction, id: number): Promise<void> {
    await manager.delete(UserEntity, { id });
  }

  async findProfileImagesIn(addresses: readonly string[]): Promise<string[]> {
    const users = await this.users.find({
      select: { id: true, profileImage: true },
      where: { profileImage: In(addresses) },
    });
    return users.flatMap(({ profileImage }) => profileImage ?? []);
  }

  /** @param runner a transaction to read in; a connection of its own otherwise */
  hasAdmin({ manager }: SqlRunner = this.database): Promise<boolean> {
    return manager.existsBy(UserEntity, { userType: 'admin' });
  }

  /** Admins who may sign in. */
  async findAdminIds({ manager }: SqlRunner): Promise<number[]> {
    const where = { userType: 'admin', isActive: true } as const;
    const admins = await manager.find(UserEntity, { select: { id: true }, where, order: { id: 'ASC' } });
    return admins.map(({ id }) => id);
  }

  /** As `findAdminIds`, all held still until the transaction ends. */
  async lockAdminIds({ manager }: Transaction): Promise<number[]> {
    const where = { userType: 'admin', isActive: true } as const;
    const lock = { mode: 'pessimistic_write' } as const;
    const admins = await manager.find(UserEntity, {
      select: { id: true },
      where,
      order: { id: 'ASC' },
      lock,
    });
    return admins.map(({ id }) => id);
  }

  /** @throws DomainError `users.username-taken` or `users.email-taken` */
  insert({ manager }: Transaction, user: NewUser): Promise<UserEntity> {
    return withProblems(manager.save(UserEntity, { ...user }), {
      uq_users_username: usernameTaken,
      uq_users_email: emailTaken,
    });
  }

  /** @throws DomainError `users.email-taken` */
  async change({ manager }: Transaction, id: number, changes: UserChanges): Promise<void> {
    await withProblems(manager.update(UserEntity, { id }, changes), { uq_users_email: emailTaken });
  }

  /** Plain rows with the entity's properties. */
  private listed(): SelectQueryBuilder<UserEntity> {
    return this.users
      .createQueryBuilder('person')
      .select(LISTED.map((property) => `person.${property} AS "${property}"`))
      .addSelect('EXISTS (SELECT FROM user_pins WHERE user_id = person.id)', 'hasPin');
  }
}
