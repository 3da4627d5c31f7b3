import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { VenueModule } from '#src/modules/venue/venue.module.js';
import { AnalyticsController } from './analytics.controller.js';
import { AnalyticsRepository } from './analytics.repository.js';
import { AnalyticsService } from './analytics.service.js';
import { BadgeHistoryRepository } from './badge-history.repository.js';
import { BadgesController } from './badges.controller.js';
import { BadgesRepository } from './badges.repository.js';
import { BadgesService } from './badges.service.js';
import { BadgeEntity } from './entities/badge.entity.js';
import { MemberEntity } from './entities/member.entity.js';
import { JudgingJob } from './judging-job.js';
import { JudgingRepository } from './judging.repository.js';
import { JudgingService } from './judging.service.js';
import { LedgerRepository } from './ledger.repository.js';
import { LedgerService } from './ledger.service.js';
import { LoyaltyMembersRepository } from './loyalty-members.repository.js';
import { LoyaltyService } from './loyalty.service.js';
import { MemberEnrolmentService } from './member-enrolment.service.js';
import { MemberJoiningRepository } from './member-joining.repository.js';
import { MemberJoiningService } from './member-joining.service.js';
import { MemberLedgerController } from './member-ledger.controller.js';
import { MemberLedgerRepository } from './member-ledger.repository.js';
import { MemberLedgerService } from './member-ledger.service.js';
import { MemberMergeService } from './member-merge.service.js';
import { MemberReadingRepository } from './member-reading.repository.js';
import { MembersController } from './members.controller.js';
import { MembersService } from './members.service.js';
import { OwnMemberController } from './own-member.controller.js';
import { OwnMemberRepository } from './own-member.repository.js';
import { OwnMemberService } from './own-member.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([BadgeEntity, MemberEntity]), VenueModule],
  controllers: [
    AnalyticsController,
    BadgesController,
    MemberLedgerController,
    MembersController,
    OwnMemberController,
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
    MemberJoiningRepository,
    MemberJoiningService,
    MemberLedgerRepository,
    MemberLedgerService,
    MemberMergeService,
    MemberReadingRepository,
    MembersService,
  ],
  exports: [LedgerService, LoyaltyService, MemberJoiningService],
})
export class LoyaltyModule {}
