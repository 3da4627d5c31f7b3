import { Module } from '@nestjs/common';
import { PassportModule } from '@nestjs/passport';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ArtistsModule } from '#src/modules/artists/artists.module.js';
import { LoyaltyModule } from '#src/modules/loyalty/loyalty.module.js';
import { NotificationsModule } from '#src/modules/notifications/notifications.module.js';
import { UsersModule } from '#src/modules/users/users.module.js';
import { AccountController } from './account.controller.js';
import { AccountLinksRepository } from './account-links.repository.js';
import { AccountLinksService } from './account-links.service.js';
import { AccountService } from './account.service.js';
import { AttemptsThrottle } from './attempts-throttle.js';
import { AuthController } from './auth.controller.js';
import { AuthService } from './auth.service.js';
import { AccountLinkEntity } from './entities/account-link.entity.js';
import { SessionEntity } from './entities/session.entity.js';
import { EmailVerificationService } from './email-verification.service.js';
import { ExpiryJob } from './expiry-job.js';
import { FirstAdmin } from './first-admin.js';
import { PasswordResetService } from './password-reset.service.js';
import { ProfileImageController } from './profile-image.controller.js';
import { ProfileImageService } from './profile-image.service.js';
import { SessionStrategy } from './session.strategy.js';
import { SessionsRepository } from './sessions.repository.js';
import { SessionsService } from './sessions.service.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([AccountLinkEntity, SessionEntity]),
    PassportModule,
    UsersModule,
    ArtistsModule,
    LoyaltyModule,
    NotificationsModule,
  ],
  controllers: [AuthController, AccountController, ProfileImageController],
  providers: [
    AccountLinksRepository,
    AccountLinksService,
    AccountService,
    AttemptsThrottle,
    AuthService,
    EmailVerificationService,
    ExpiryJob,
    FirstAdmin,
    PasswordResetService,
    ProfileImageService,
    SessionStrategy,
    SessionsRepository,
    SessionsService,
  ],
})
export class AuthModule {}
