import { Module } from '@nestjs/common';
import { PassportModule } from '@nestjs/passport';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ArtistsModule } from '#src/modules/artists/artists.module.js';
import { LoyaltyModule } from '#src/modules/loyalty/loyalty.module.js';
import { NotificationsModule } from '#src/modules/notifications/notifications.module.js';
import { UsersModule } from '#src/modules/users/users.module.js';
import { AccountController } from '#src/modules/auth/account/account.controller.js';
import { AccountLinksRepository } from '#src/modules/auth/links/account-links.repository.js';
import { AccountLinksService } from '#src/modules/auth/links/account-links.service.js';
import { AccountService } from '#src/modules/auth/account/account.service.js';
import { AttemptsThrottle } from '#src/modules/auth/sessions/attempts-throttle.js';
import { AuthController } from './auth.controller.js';
import { AuthService } from './auth.service.js';
import { AccountLinkEntity } from './entities/account-link.entity.js';
import { SessionEntity } from './entities/session.entity.js';
import { EmailVerificationService } from '#src/modules/auth/links/email-verification.service.js';
import { ExpiryJob } from './expiry-job.js';
import { FirstAdmin } from '#src/modules/auth/sessions/first-admin.js';
import { PasswordResetService } from '#src/modules/auth/links/password-reset.service.js';
import { ProfileImageController } from '#src/modules/auth/account/profile-image.controller.js';
import { ProfileImageService } from '#src/modules/auth/account/profile-image.service.js';
import { OwnSessionsController } from '#src/modules/auth/sessions/own-sessions.controller.js';
import { OwnSessionsService } from '#src/modules/auth/sessions/own-sessions.service.js';
import { RoleController } from '#src/modules/auth/account/role.controller.js';
import { RoleService } from '#src/modules/auth/account/role.service.js';
import { SessionStrategy } from '#src/modules/auth/sessions/session.strategy.js';
import { SessionsRepository } from '#src/modules/auth/sessions/sessions.repository.js';
import { SessionsService } from '#src/modules/auth/sessions/sessions.service.js';
import { SignedInWaitService } from '#src/modules/auth/sessions/signed-in-wait.service.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([AccountLinkEntity, SessionEntity]),
    PassportModule,
    UsersModule,
    ArtistsModule,
    LoyaltyModule,
    NotificationsModule,
  ],
  controllers: [
    AuthController,
    AccountController,
    OwnSessionsController,
    ProfileImageController,
    RoleController,
  ],
  providers: [
    AccountLinksRepository,
    AccountLinksService,
    AccountService,
    AttemptsThrottle,
    AuthService,
    EmailVerificationService,
    ExpiryJob,
    FirstAdmin,
    OwnSessionsService,
    PasswordResetService,
    ProfileImageService,
    RoleService,
    SessionStrategy,
    SessionsRepository,
    SessionsService,
    SignedInWaitService,
  ],
  exports: [AccountLinksService, AccountService, SignedInWaitService],
})
export class AuthModule {}
