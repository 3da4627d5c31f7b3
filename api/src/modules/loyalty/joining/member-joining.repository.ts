import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import type { SqlRunner } from '#src/database/database.js';
import { DepartedMemberEntity } from '#src/modules/loyalty/entities/departed-member.entity.js';
import { MemberEntity } from '#src/modules/loyalty/entities/member.entity.js';
import { HOLD_SOURCES, MOVE_ALL, READ_LEDGER, WRITE_LEDGER } from './member-joining.sql.js';
import type { MergeableMember } from './member-merge-rules.js';

/** Joining members; every call is part of the caller's transaction, which has locked them first. */
@Injectable()
export class MemberJoiningRepository {
  /** Two members, held still; fewer when one is gone. */
  lockBoth(
    { manager }: SqlRunner,
    { id, otherId }: { id: number; otherId: number },
  ): Promise<MergeableMember[]> {
    return manager.find(MemberEntity, {
      where: { id: In([id, otherId]) },
      order: { id: 'ASC' },
      lock: { mode: 'pessimistic_write' },
    });
  }

  async link({ manager }: SqlRunner, memberId: number, userId: number): Promise<void> {
    await manager.update(MemberEntity, { id: memberId }, { userId });
  }

  async readdress({ manager }: SqlRunner, memberId: number, email: string): Promise<void> {
    await manager.update(MemberEntity, { id: memberId }, { email });
  }

  /**
   * Has the badges of the account's member judged: with the address, bookings made with it are proved to be theirs. The
   * mark changes nothing of the member, so `updated_at` stays.
   */
  async judge({ manager }: SqlRunner, userId: number): Promise<void> {
    await manager.update(MemberEntity, { userId }, { badgesDue: true, updatedAt: () => 'updated_at' });
  }

  /**
   * Moves everything that hangs on one member to another, then removes the emptied one. The ledger is append-only, so its
   * entries go with the old member and are written again for the other under their old ids and keys: a repeated
   * adjustment still finds its own. Their trigger moves the balance.
   * @param address of the one who goes, where it stands for the other from now on
   */
  async merge(
    runner: SqlRunner,
    { from, into, address = null }: { from: number; into: number; address?: string | null },
  ): Promise<void> {
    for (const statement of HOLD_SOURCES) await runner.query(statement, [from]);
    for (const statement of MOVE_ALL) await runner.query(statement, [from, into]);
    const [read] = await runner.query<{ ledger: string }>(READ_LEDGER, [from, into]);
    await runner.manager.update(DepartedMemberEntity, { intoId: from }, { intoId: into });
    await runner.manager.insert(DepartedMemberEntity, { id: from, intoId: into, email: address });
    await runner.manager.delete(MemberEntity, { id: from });
    await runner.query(WRITE_LEDGER, [read?.ledger ?? '[]', into]);
  }
}
