import { Module } from '@nestjs/common';
import { VenueModule } from '#src/modules/venue/venue.module.js';
import { AnalyticsController } from './analytics.controller.js';
import { AnalyticsRepository } from './analytics.repository.js';
import { AnalyticsService } from './analytics.service.js';
import { LedgerRepository } from './ledger.repository.js';
import { LedgerService } from './ledger.service.js';
import { LoyaltyMembersRepository } from './loyalty-members.repository.js';
import { LoyaltyService } from './loyalty.service.js';
import { MemberJoiningRepository } from './member-joining.repository.js';
import { MemberJoiningService } from './member-joining.service.js';
import { OwnMemberController } from './own-member.controller.js';
import { OwnMemberRepository } from './own-member.repository.js';
import { OwnMemberService } from './own-member.service.js';

@Module({
  imports: [VenueModule],
  controllers: [AnalyticsController, OwnMemberController],
  providers: [
    AnalyticsRepository,
    AnalyticsService,
    OwnMemberRepository,
    OwnMemberService,
    LedgerRepository,
    LedgerService,
    LoyaltyMembersRepository,
    LoyaltyService,
    MemberJoiningRepository,
    MemberJoiningService,
  ],
  exports: [LedgerService, LoyaltyService, MemberJoiningService],
})
export class LoyaltyModule {}
