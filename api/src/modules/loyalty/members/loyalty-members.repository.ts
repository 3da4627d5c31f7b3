import { Injectable } from '@nestjs/common';
import { In, IsNull, Like, Not } from 'typeorm';
import { TEXT_LENGTH } from '#contract/limits.js';
import { insertOnce } from '#src/database/concurrency/insert-once.js';
import { Database, onlyRow, type SqlRunner, type Transaction } from '#src/database/database.js';
import { phoneEndsWith } from '#src/database/sql/phone-ending.js';
import { DepartedMemberEntity } from '#src/modules/loyalty/entities/departed-member.entity.js';
import { MemberEntity } from '#src/modules/loyalty/entities/member.entity.js';
import { RedemptionEntity } from '#src/modules/loyalty/entities/redemption.entity.js';
import { memberAddress, NOBODYS_DOMAIN, standsFor } from '#src/database/sql/member-address.js';
import type { JoinableMember } from '#src/modules/loyalty/joining/member-joining-rules.js';

/**
 * The member with the name `$1`, the e-mail `$2` and the phone `$3`, made when that e-mail stands for nobody, and held until the
 * end of the transaction. One statement, so that of two at once one makes it; an upsert of TypeORM would set `updated_at`
 * of a member who was there, and does not tell which of both happened.
 */
const ENROL = `
  INSERT INTO loyalty_members (name, email, phone)
  VALUES (left($1, ${TEXT_LENGTH.personName}), ${memberAddress('$2')}, $3)
  ON CONFLICT (email) DO UPDATE SET email = excluded.email RETURNING id, xmax = 0 AS "isNew"`;

/** Who becomes a member; the e-mail is in lower case. */
export type NewMember = Pick<MemberEntity, 'name' | 'email' | 'phone'>;

/** Keys of points that the members `$1` brought along are made from their e-mails: anyone who knows one could tell. */
const FORGET_KEYS = `
  UPDATE loyalty_transactions SET client_key = gen_random_uuid()
   WHERE member_id = ANY ($1) AND client_key::text LIKE '________-____-8%'`;

/** Making and finding members without a race: the database decides who was first. */
@Injectable()
export class LoyaltyMembersRepository {
  constructor(private readonly database: Database) {}

  /**
   * The member of this e-mail, made when there is none, and held still until the end of the transaction; one who was
   * there stays as they are.
   */
  async enrol(runner: SqlRunner, { name, email, phone }: NewMember): Promise<{ id: number; isNew: boolean }> {
    return onlyRow(await runner.query<{ id: number; isNew: boolean }>(ENROL, [name, email, phone]));
  }

  /** Makes the account's member, unless somebody with that e-mail already is one: that history stays theirs. */
  async enrolAccount(
    { manager }: SqlRunner,
    { name, ...person }: { userId: number; name: string; email: string },
  ): Promise<void> {
    await manager
      .createQueryBuilder()
      .insert()
      .into(MemberEntity)
      .values({ ...person, name: [...name].slice(0, TEXT_LENGTH.personName).join('') })
      .orUpdate([], ['email'])
      .execute();
  }

  /** @returns false when the account or the e-mail has a member already */
  async insertForAccount(runner: SqlRunner, member: NewMember & { userId: number }): Promise<boolean> {
    return (await insertOnce(runner, MemberEntity, member)) !== undefined;
  }

  /** The account's member; undefined when it has none. */
  async findOfAccount({ manager }: SqlRunner, userId: number): Promise<number | undefined> {
    const member = await manager.findOne(MemberEntity, { select: { id: true }, where: { userId } });
    return member?.id;
  }

  /** The member whom this e-mail stands for, held still until the end of the transaction; undefined when there is none. */
  async findGuest({ manager }: Transaction, email: string): Promise<number | undefined> {
    const member = await manager.findOne(MemberEntity, {
      select: { id: true },
      where: { email: standsFor(email) },
      lock: { mode: 'for_no_key_update' },
    });
    return member?.id;
  }

  /** The account's member and the address's, held still: a check-in at the door waits. */
  lock(
    { manager }: Transaction,
    { userId, email }: { userId: number; email: string | null },
  ): Promise<JoinableMember[]> {
    return manager
      .createQueryBuilder(MemberEntity, 'member')
      .select(['member.id', 'member.email', 'member.userId'])
      .where('member.userId = :userId OR member.email = :email', { userId, email })
      .orderBy('member.id')
      .setLock('pessimistic_write')
      .getMany();
  }

  /** The e-mail of a member, or of the one that they became one with; undefined when there is neither, or the person was deleted. */
  async findEmail({ manager }: SqlRunner, id: number): Promise<string | undefined> {
    const departed = await manager.findOneBy(DepartedMemberEntity, { id });
    const where = { id: departed?.intoId ?? id, email: Not(Like(`%${NOBODYS_DOMAIN}`)) };
    const member = await manager.findOne(MemberEntity, { select: { email: true }, where });
    return member?.email;
  }

  /** Which of these e-mails, in lower case, are members', or stand for one. */
  async findEmails({ manager }: SqlRunner, emails: readonly string[]): Promise<string[]> {
    const select = { id: true, email: true } as const;
    const email = In(emails);
    const members = await manager.find(MemberEntity, { select, where: { email } });
    const merged = await manager.find(DepartedMemberEntity, {
      select,
      where: { email, intoId: Not(IsNull()) },
    });
    return [...members, ...merged].flatMap((member) => member.email ?? []);
  }

  async findPhonesEnding(endings: readonly string[]): Promise<string[]> {
    const rows = await this.database.manager.find(MemberEntity, {
      select: { id: true, phone: true },
      where: { phone: phoneEndsWith(...endings) },
    });
    return rows.flatMap(({ phone }) => phone ?? []);
  }

  /**
   * Takes name, e-mails, phone, account, card and keys made from the e-mail off a person's member; the ledger and its sums stay as
   * they are. What they asked for is asked no more.
   * @returns the members' ids and the e-mails they had
   */
  async anonymise(
    transaction: Transaction,
    { id, verifiedEmail }: { id: number; verifiedEmail: string | null },
  ): Promise<Pick<MemberEntity, 'id' | 'email'>[]> {
    const theirs = await this.lock(transaction, { userId: id, email: verifiedEmail });
    const asked = { memberId: In(theirs.map((member) => member.id)), status: 'asked' } as const;
    await transaction.manager.update(RedemptionEntity, asked, { status: 'withdrawn' });
    await transaction.manager.update(
      MemberEntity,
      { id: In(theirs.map((member) => member.id)) },
      {
        name: 'Former member',
        email: () => `'former-' || gen_random_uuid() || '${NOBODYS_DOMAIN}'`,
        phone: null,
        userId: null,
        cardCode: () => 'DEFAULT',
      },
    );
    await transaction.manager.update(
      DepartedMemberEntity,
      { intoId: In(theirs.map((member) => member.id)) },
      { email: null },
    );
    await transaction.query(FORGET_KEYS, [theirs.map((member) => member.id)]);
    return theirs;
  }
}
