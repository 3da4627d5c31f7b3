import { Injectable } from '@nestjs/common';
import type { Transaction } from '#src/database/database.js';
import { LoyaltyMembersRepository } from './loyalty-members.repository.js';

@Injectable()
export class LoyaltyService {
  constructor(private readonly members: LoyaltyMembersRepository) {}

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
}
