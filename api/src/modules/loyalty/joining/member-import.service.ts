import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { SqlRunner, Transaction } from '#src/database/database.js';
import { LedgerRepository } from '#src/modules/loyalty/ledger/ledger.repository.js';
import { LedgerService } from '#src/modules/loyalty/ledger/ledger.service.js';
import {
  LoyaltyMembersRepository,
  type NewMember,
} from '#src/modules/loyalty/members/loyalty-members.repository.js';

/** Somebody who was a member of another programme. */
export type FormerMember = NewMember & {
  /** From 0. */
  points: number;
};

/** What is known here of an e-mail. */
export interface KnownMember {
  isMember: boolean;
  /** Points that were brought along; undefined before any were. */
  brought: number | undefined;
}

/** Members of another programme, who bring their points along once (decision 60). */
@Injectable()
export class MemberImportService {
  constructor(
    private readonly members: LoyaltyMembersRepository,
    private readonly entries: LedgerRepository,
    private readonly ledger: LedgerService,
  ) {}

  /** What is known of each of these e-mails, which are in lower case. */
  async findKnown(runner: SqlRunner, emails: readonly string[]): Promise<Map<string, KnownMember>> {
    const members = new Set(await this.members.findEmails(runner, emails));
    const brought = await this.entries.findPointsByKey(runner, emails.map(openingKey));
    return new Map(
      emails.map((email) => [
        email,
        { isMember: members.has(email), brought: brought.get(openingKey(email)) },
      ]),
    );
  }

  /**
   * Enrols somebody, or finds the member of that e-mail, who stays unchanged, and enters the points with the reason.
   * @throws DomainError `loyalty.key-reused` when other points were brought along before
   */
  async bringIn(
    transaction: Transaction,
    { points, ...member }: FormerMember,
    entered: { by: number | null; reason: string },
  ): Promise<void> {
    const { id } = await this.members.enrol(transaction, member);
    if (points === 0) return;
    const entry = { memberId: id, points, clientKey: openingKey(member.email), ...entered };
    await this.ledger.adjust(transaction, entry);
  }
}

/** One key for each e-mail, so that its points are entered once however often a list is brought in. */
const openingKey = (email: string): string => {
  const hex = createHash('sha256').update(`points brought along: ${email}`).digest('hex');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
};
