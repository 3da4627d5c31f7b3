import { Module } from '@nestjs/common';
import { PassportModule } from '@nestjs/passport';
import { ArtistsModule } from '#src/modules/artists/artists.module.js';
import { LoyaltyModule } from '#src/modules/loyalty/loyalty.module.js';
import { UsersModule } from '#src/modules/users/users.module.js';
import { AttemptsThrottle } from './attempts-throttle.js';
import { AuthController } from './auth.controller.js';
import { AuthService } from './auth.service.js';
import { ExpiryJob } from './expiry-job.js';
import { FirstAdmin } from './first-admin.js';
import { SessionStrategy } from './session.strategy.js';
import { SessionsRepository } from './sessions.repository.js';
import { SessionsService } from './sessions.service.js';

@Module({
  imports: [PassportModule, UsersModule, ArtistsModule, LoyaltyModule],
  controllers: [AuthController],
  providers: [
    AttemptsThrottle,
    AuthService,
    ExpiryJob,
    FirstAdmin,
    SessionStrategy,
    SessionsRepository,
    SessionsService,
  ],
})
export class AuthModule {}
