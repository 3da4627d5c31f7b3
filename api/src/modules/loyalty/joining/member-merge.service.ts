import { Injectable, Logger } from '@nestjs/common';
import { orThrow } from '#src/common/errors/domain-error.js';
import { Database, type Transaction } from '#src/database/database.js';
import { memberNotFound } from '#src/modules/loyalty/members/loyalty-errors.js';
import { MemberJoiningRepository } from './member-joining.repository.js';
import { mergeDirection } from './member-merge-rules.js';
import { MemberReadingRepository } from '#src/modules/loyalty/members/member-reading.repository.js';
import type { MemberResponse, MergePreviewResponse } from '#src/modules/loyalty/members/members.dto.js';

/** Makes one of two members who turn out to be one person: ledger, badges and evidence, each thing once. */
@Injectable()
export class MemberMergeService {
  private readonly logger = new Logger(MemberMergeService.name);

  constructor(
    private readonly database: Database,
    private readonly joining: MemberJoiningRepository,
    private readonly members: MemberReadingRepository,
  ) {}

  /**
   * What `merge` would make of the two: it merges them and rolls back, so the answer cannot differ.
   * @throws DomainError as `merge`
   */
  preview(id: number, otherId: number): Promise<MergePreviewResponse> {
    return this.database.rehearse((transaction) => this.mergeWithin(transaction, { id, otherId }));
  }

  /**
   * An event or badge that both have counts once; a ledger entry that was reversed stays so.
   * @returns who stays
   * @throws DomainError `loyalty.member-not-found`, `loyalty.same-member`, `loyalty.both-have-accounts`
   */
  async merge(id: number, otherId: number, by: number): Promise<MemberResponse> {
    const { goes, result } = await this.database.transaction((transaction) =>
      this.mergeWithin(transaction, { id, otherId }),
    );
    this.logger.log({ from: goes.id, into: result.id, by }, 'members merged');
    return result;
  }

  private async mergeWithin(
    transaction: Transaction,
    ids: { id: number; otherId: number },
  ): Promise<MergePreviewResponse> {
    const { from, into } = mergeDirection(await this.joining.lockBoth(transaction, ids), ids);
    const [stays, goes] = [await this.find(transaction, into), await this.find(transaction, from)];
    await this.joining.merge(transaction, { from, into, address: goes.email });
    return { stays, goes, result: await this.find(transaction, into) };
  }

  private async find(transaction: Transaction, id: number): Promise<MemberResponse> {
    return orThrow(await this.members.find(id, transaction), memberNotFound);
  }
}
