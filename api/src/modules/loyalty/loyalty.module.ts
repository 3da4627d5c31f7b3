import { Module } from '@nestjs/common';
import { LoyaltyMembersRepository } from './loyalty-members.repository.js';
import { LoyaltyService } from './loyalty.service.js';
import { MemberJoiningRepository } from './member-joining.repository.js';
import { MemberJoiningService } from './member-joining.service.js';

@Module({
  providers: [LoyaltyMembersRepository, LoyaltyService, MemberJoiningRepository, MemberJoiningService],
  exports: [LoyaltyService, MemberJoiningService],
})
export class LoyaltyModule {}
