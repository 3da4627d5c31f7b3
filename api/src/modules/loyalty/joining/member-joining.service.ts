import { Injectable } from '@nestjs/common';
import type { Transaction } from '#src/database/database.js';
import { violatesUnique } from '#src/database/pg-errors.js';
import { LoyaltyMembersRepository } from '#src/modules/loyalty/members/loyalty-members.repository.js';
import { type JoiningStep, joiningSteps, type ProvedAddress } from './member-joining-rules.js';
import { MemberJoiningRepository } from './member-joining.repository.js';

type ProvedPerson = ProvedAddress & { name: string };

/** Joins the history of an address to the account that has proved to own it. */
@Injectable()
export class MemberJoiningService {
  constructor(
    private readonly joining: MemberJoiningRepository,
    private readonly members: LoyaltyMembersRepository,
  ) {}

  /**
   * Gives the account what was collected with this address at the door; ledger and balances add up at the commit, and an
   * event or badge that both had counts once. Until this is called, an account sees only what it collected itself.
   * @param person `email` in lower case, proved by a mail to it
   */
  async join(transaction: Transaction, person: ProvedPerson): Promise<void> {
    try {
      // A savepoint: what was refused is undone alone.
      await transaction.manager.transaction(() => this.joinThoseThere(transaction, person));
    } catch (error) {
      if (!violatesUnique(error, 'uq_loyalty_members_email')) throw error;
      // The address became a member's at the same moment, who is there by now.
      await this.joinThoseThere(transaction, person);
    }
  }

  private async joinThoseThere(transaction: Transaction, person: ProvedPerson): Promise<void> {
    const members = await this.members.lock(transaction, person);
    for (const step of joiningSteps(members, person)) await this.take(transaction, step, person);
    await this.joining.judge(transaction, person.userId);
  }

  private take(transaction: Transaction, step: JoiningStep, person: ProvedPerson): Promise<void> {
    switch (step.do) {
      case 'link':
        return this.joining.link(transaction, step.memberId, person.userId);
      case 'merge':
        return this.joining.merge(transaction, step);
      case 'readdress':
        return this.joining.readdress(transaction, step.memberId, person.email);
      case 'release':
        return this.joining.readdress(transaction, step.memberId, releasedAddress(step.memberId));
      case 'enrol':
        return this.members.enrolAccount(transaction, person);
    }
  }
}

/** An address that can never be anybody's (RFC 2606), until its account has proved its new one. */
const releasedAddress = (memberId: number): string => `member-${memberId}@released.invalid`;
