import { Injectable } from '@nestjs/common';
import type { SqlRunner } from '#src/database/database.js';

/** Who becomes a member. */
export interface NewMember {
  name: string;
  /** In lower case. */
  email: string;
  phone: string | null;
}

/** Making members without a race: the database decides who was first. */
@Injectable()
export class MemberEnrolmentRepository {
  /** The member of this e-mail, who is new when nobody had it; one who was there stays as they are. */
  async enrol(runner: SqlRunner, { name, email, phone }: NewMember): Promise<{ id: number; isNew: boolean }> {
    const [member] = await runner.query<{ id: number; isNew: boolean }>(
      `INSERT INTO loyalty_members (name, email, phone) VALUES ($1, $2, $3)
       ON CONFLICT (email) DO UPDATE SET email = excluded.email RETURNING id, xmax = 0 AS "isNew"`,
      [name, email, phone],
    );
    if (!member) throw new Error('a member was not enrolled');
    return member;
  }

  /** @returns the account's new member; undefined when the account or the e-mail has one already */
  async insertForAccount(
    runner: SqlRunner,
    { name, email, phone, userId }: NewMember & { userId: number },
  ): Promise<number | undefined> {
    const [member] = await runner.query<{ id: number }>(
      `INSERT INTO loyalty_members (name, email, phone, user_id) VALUES ($1, $2, $3, $4)
       ON CONFLICT DO NOTHING RETURNING id`,
      [name, email, phone, userId],
    );
    return member?.id;
  }

  /** The account's member; undefined when it has none. */
  async findOfAccount(runner: SqlRunner, userId: number): Promise<number | undefined> {
    const [member] = await runner.query<{ id: number }>('SELECT id FROM loyalty_members WHERE user_id = $1', [
      userId,
    ]);
    return member?.id;
  }
}
