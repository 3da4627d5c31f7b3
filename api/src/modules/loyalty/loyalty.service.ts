import { Injectable } from '@nestjs/common';
import type { Transaction } from '#src/database/database.js';
import { JudgingJob } from '#src/modules/loyalty/judging/judging-job.js';
import { LoyaltyMembersRepository } from '#src/modules/loyalty/members/loyalty-members.repository.js';

/** Loyalty members, for the areas whose people collect points (spec §3 loyalty_members). */
@Injectable()
export class LoyaltyService {
  constructor(
    private readonly members: LoyaltyMembersRepository,
    private readonly judging: JudgingJob,
  ) {}

  /**
   * Enrols a new customer. A member of that e-mail from check-ins at the door is left alone until the address is
   * verified by mail, so that nobody reads another's history by registering with their e-mail (design §4).
   */
  enrolAccount(
    transaction: Transaction,
    person: { userId: number; name: string; email: string },
  ): Promise<void> {
    return this.members.enrolAccount(transaction, person);
  }

  /**
   * Enrols a guest whose late check-in staff approve; a member of that e-mail is found.
   * @returns the member's id
   */
  async enrolGuest(transaction: Transaction, guest: { name: string; email: string }): Promise<number> {
    const { id } = await this.members.enrol(transaction, { ...guest, phone: null });
    return id;
  }

  /** @returns the id of the member of this e-mail, who is held still; undefined when there is none */
  findGuest(transaction: Transaction, email: string): Promise<number | undefined> {
    return this.members.findGuest(transaction, email);
  }

  /**
   * The e-mail of a member; of one who became one with another, the other's.
   * @returns undefined when there is none any more, or none but what a deleted account left
   */
  findEmail(transaction: Transaction, memberId: number): Promise<string | undefined> {
    return this.members.findEmail(transaction, memberId);
  }

  /** Phones of members that end with any of these digits (`phoneEnding`). */
  findPhonesEnding(endings: readonly string[]): Promise<string[]> {
    return this.members.findPhonesEnding(endings);
  }

  /** A check-in was recorded: has the badges that it may have earned judged in a moment. Costs the caller nothing. */
  expectBadges(): void {
    this.judging.judgeSoon();
  }

  /**
   * Makes anonymous the member of a person who leaves: points, badges and history stay, so that every sum stays true
   * (decision 11). Without a verified e-mail only the member of their account is known to be theirs.
   * @returns the members' ids and the e-mails they had
   */
  anonymise(
    transaction: Transaction,
    person: { id: number; verifiedEmail: string | null },
  ): Promise<{ id: number; email: string }[]> {
    return this.members.anonymise(transaction, person);
  }
}
