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
}
