import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { VenueModule } from '#src/modules/venue/venue.module.js';
import { AnalyticsController } from '#src/modules/loyalty/analytics/analytics.controller.js';
import { AnalyticsRepository } from '#src/modules/loyalty/analytics/analytics.repository.js';
import { AnalyticsService } from '#src/modules/loyalty/analytics/analytics.service.js';
import { PastMonthsJob } from '#src/modules/loyalty/analytics/past-months-job.js';
import { PastMonthsRepository } from '#src/modules/loyalty/analytics/past-months.repository.js';
import { BadgeHistoryRepository } from '#src/modules/loyalty/badges/badge-history.repository.js';
import { BadgesController } from '#src/modules/loyalty/badges/badges.controller.js';
import { BadgesRepository } from '#src/modules/loyalty/badges/badges.repository.js';
import { BadgesService } from '#src/modules/loyalty/badges/badges.service.js';
import { BadgeEntity } from './entities/badge.entity.js';
import { MemberEntity } from './entities/member.entity.js';
import { RewardEntity } from './entities/reward.entity.js';
import { JudgingJob } from '#src/modules/loyalty/judging/judging-job.js';
import { JudgingRepository } from '#src/modules/loyalty/judging/judging.repository.js';
import { JudgingService } from '#src/modules/loyalty/judging/judging.service.js';
import { LedgerRepository } from '#src/modules/loyalty/ledger/ledger.repository.js';
import { LedgerService } from '#src/modules/loyalty/ledger/ledger.service.js';
import { LoyaltyMembersRepository } from '#src/modules/loyalty/members/loyalty-members.repository.js';
import { LoyaltyService } from './loyalty.service.js';
import { MemberEnrolmentService } from '#src/modules/loyalty/joining/member-enrolment.service.js';
import { MemberJoiningRepository } from '#src/modules/loyalty/joining/member-joining.repository.js';
import { MemberJoiningService } from '#src/modules/loyalty/joining/member-joining.service.js';
import { MemberImportService } from '#src/modules/loyalty/joining/member-import.service.js';
import { MemberLedgerController } from '#src/modules/loyalty/ledger/member-ledger.controller.js';
import { MemberLedgerRepository } from '#src/modules/loyalty/ledger/member-ledger.repository.js';
import { MemberLedgerService } from '#src/modules/loyalty/ledger/member-ledger.service.js';
import { MemberMergeService } from '#src/modules/loyalty/joining/member-merge.service.js';
import { MemberReadingRepository } from '#src/modules/loyalty/members/member-reading.repository.js';
import { MembersController } from '#src/modules/loyalty/members/members.controller.js';
import { MembersService } from '#src/modules/loyalty/members/members.service.js';
import { OwnMemberController } from '#src/modules/loyalty/own/own-member.controller.js';
import { OwnMemberRepository } from '#src/modules/loyalty/own/own-member.repository.js';
import { OwnMemberService } from '#src/modules/loyalty/own/own-member.service.js';
import { MemberRewardsService } from '#src/modules/loyalty/rewards/member-rewards.service.js';
import { RedemptionsController } from '#src/modules/loyalty/rewards/redemptions.controller.js';
import { RedemptionsRepository } from '#src/modules/loyalty/rewards/redemptions.repository.js';
import { RedemptionsService } from '#src/modules/loyalty/rewards/redemptions.service.js';
import { RewardsController } from '#src/modules/loyalty/rewards/rewards.controller.js';
import { RewardsRepository } from '#src/modules/loyalty/rewards/rewards.repository.js';
import { RewardsService } from '#src/modules/loyalty/rewards/rewards.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([BadgeEntity, MemberEntity, RewardEntity]), VenueModule],
  controllers: [
    AnalyticsController,
    BadgesController,
    MemberLedgerController,
    MembersController,
    OwnMemberController,
    RedemptionsController,
    RewardsController,
  ],
  providers: [
    AnalyticsRepository,
    AnalyticsService,
    OwnMemberRepository,
    OwnMemberService,
    BadgesRepository,
    BadgesService,
    BadgeHistoryRepository,
    JudgingJob,
    JudgingRepository,
    JudgingService,
    LedgerRepository,
    LedgerService,
    LoyaltyMembersRepository,
    LoyaltyService,
    MemberEnrolmentService,
    MemberImportService,
    MemberJoiningRepository,
    MemberJoiningService,
    MemberLedgerRepository,
    MemberLedgerService,
    MemberMergeService,
    MemberReadingRepository,
    MemberRewardsService,
    MembersService,
    PastMonthsJob,
    PastMonthsRepository,
    RedemptionsRepository,
    RedemptionsService,
    RewardsRepository,
    RewardsService,
  ],
  exports: [
    LedgerService,
    LoyaltyService,
    MemberImportService,
    MemberJoiningService,
    MemberRewardsService,
    RedemptionsService,
  ],
})
export class LoyaltyModule {}
