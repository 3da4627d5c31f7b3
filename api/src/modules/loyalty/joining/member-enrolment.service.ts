import { Injectable } from '@nestjs/common';
import type { SessionUser } from '#src/common/access/session-user.js';
import { orThrow } from '#src/common/errors/domain-error.js';
import { normalizeEmail } from '#src/common/validation/fields/email.decorator.js';
import { Database, type Transaction } from '#src/database/database.js';
import {
  alreadyMember,
  memberNotFound,
  notYourEmail,
  verifyEmailFirst,
} from '#src/modules/loyalty/members/loyalty-errors.js';
import {
  LoyaltyMembersRepository,
  type NewMember,
} from '#src/modules/loyalty/members/loyalty-members.repository.js';
import { MemberJoiningService } from './member-joining.service.js';
import { MemberReadingRepository } from '#src/modules/loyalty/members/member-reading.repository.js';
import type { EnrolmentResponse, MemberRequest } from '#src/modules/loyalty/members/members.dto.js';

/** Becoming a member: staff enrol anybody, everybody else themselves, as staff do with their own e-mail (spec §7 "Loyalty"). */
@Injectable()
export class MemberEnrolmentService {
  constructor(
    private readonly database: Database,
    private readonly enrolment: LoyaltyMembersRepository,
    private readonly joining: MemberJoiningService,
    private readonly members: MemberReadingRepository,
  ) {}

  /**
   * Enrols a member, or finds the one with this e-mail, who stays unchanged, however many calls arrive at once.
   * @throws DomainError `loyalty.already-member` when an admin sends another name or phone of somebody else, `loyalty.not-your-email`,
   *   or `loyalty.verify-email` when points were collected with the e-mail and it is not known to be the account's
   */
  async enrol({ name, email, phone }: MemberRequest, user: SessionUser): Promise<EnrolmentResponse> {
    const newMember: NewMember = { name, email, phone: phone ?? null };
    const isOfAnother = user.userType === 'admin' && email !== normalizeEmail(user.email);
    return this.database.transaction(async (transaction) => {
      const { id, isNew } = isOfAnother
        ? await this.enrolment.enrol(transaction, newMember)
        : await this.enrolAccount(transaction, newMember, user);
      const member = orThrow(await this.members.find(id, transaction), memberNotFound);
      if (isOfAnother && !isNew && !saysTheSame(member, newMember)) throw alreadyMember();
      return { ...member, isNew };
    });
  }

  private async enrolAccount(
    transaction: Transaction,
    newMember: NewMember,
    user: SessionUser,
  ): Promise<{ id: number; isNew: boolean }> {
    if (newMember.email !== normalizeEmail(user.email)) throw notYourEmail();
    const earlier = await this.enrolment.findOfAccount(transaction, user.id);
    if (earlier !== undefined) return { id: earlier, isNew: false };
    const isNew = await this.enrolment.insertForAccount(transaction, { ...newMember, userId: user.id });
    const { name, email } = newMember;
    if (!isNew && user.emailVerified) await this.joining.join(transaction, { userId: user.id, email, name });
    // Just made or joined, or made by the same account's other device meanwhile.
    const own = await this.enrolment.findOfAccount(transaction, user.id);
    if (own === undefined) throw verifyEmailFirst();
    return { id: own, isNew };
  }
}

/** Whether enrolling would change nothing of the member with this e-mail. */
const saysTheSame = (member: Pick<NewMember, 'name' | 'phone'>, asked: NewMember): boolean =>
  member.name === asked.name && member.phone === asked.phone;
