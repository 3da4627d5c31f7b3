import { Injectable } from '@nestjs/common';
import { TEXT_LENGTH } from '#contract/limits.js';
import type { SqlRunner } from '#src/database/database.js';

@Injectable()
export class LoyaltyMembersRepository {
  /** Makes the account's member, unless somebody with that e-mail already is one: that history stays theirs. */
  async enrolAccount(
    runner: SqlRunner,
    person: { userId: number; name: string; email: string },
  ): Promise<void> {
    await runner.query(
      `INSERT INTO loyalty_members (name, email, user_id) VALUES (left($1, ${TEXT_LENGTH.personName}), $2, $3)
       ON CONFLICT (email) DO NOTHING`,
      [person.name, person.email, person.userId],
    );
  }

  /** The member of this e-mail, held still until the end of the transaction; undefined when there is none. */
  async findGuest(runner: SqlRunner, email: string): Promise<number | undefined> {
    const [member] = await runner.query<{ id: number }>(
      'SELECT id FROM loyalty_members WHERE email = $1 FOR NO KEY UPDATE',
      [email],
    );
    return member?.id;
  }

  /**
   * The member of this e-mail, made when there is none, and held still until the end of the transaction.
   * @returns their id
   */
  async enrolGuest(runner: SqlRunner, guest: { name: string; email: string }): Promise<number> {
    const [member] = await runner.query<{ id: number }>(
      `INSERT INTO loyalty_members (name, email) VALUES (left($1, ${TEXT_LENGTH.personName}), $2)
       ON CONFLICT (email) DO UPDATE SET email = excluded.email RETURNING id`,
      [guest.name, guest.email],
    );
    if (!member) throw new Error('A member was neither made nor found');
    return member.id;
  }

  /**
   * Takes name, e-mail, phone, account and card off a person's member; the ledger and its sums stay as they are.
   * @returns the members' ids and the e-mails they had
   */
  anonymise(
    runner: SqlRunner,
    person: { id: number; verifiedEmail: string | null },
  ): Promise<{ id: number; email: string }[]> {
    return runner.query(
      `WITH theirs AS (
         SELECT id, email FROM loyalty_members WHERE user_id = $1 OR email = $2 ORDER BY id FOR UPDATE
       ), changed AS (
         UPDATE loyalty_members member SET name = 'Former member', phone = NULL, user_id = NULL, card_code = DEFAULT, updated_at = now(),
                email = 'former-' || gen_random_uuid() || '@deleted.invalid'
           FROM theirs WHERE member.id = theirs.id
       )
       SELECT id, email FROM theirs`,
      [person.id, person.verifiedEmail],
    );
  }
}
