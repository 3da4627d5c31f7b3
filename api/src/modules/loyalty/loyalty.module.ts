import { Module } from '@nestjs/common';
import { LoyaltyMembersRepository } from './loyalty-members.repository.js';
import { LoyaltyService } from './loyalty.service.js';

@Module({ providers: [LoyaltyMembersRepository, LoyaltyService], exports: [LoyaltyService] })
export class LoyaltyModule {}
