import { Injectable } from '@nestjs/common';
import { Database, type Transaction } from '#src/database/database.js';
import { ArtistsService } from '#src/modules/artists/artists.service.js';
import { LoyaltyService } from '#src/modules/loyalty/loyalty.service.js';
import type { UserEntity } from '#src/modules/users/entities/user.entity.js';
import { UsersService } from '#src/modules/users/users.service.js';
import type { LoginRequest, RegisterRequest, SessionResponse, UserResponse } from './auth.dto.js';
import { invalidCredentials } from './auth-errors.js';
import { AttemptsThrottle } from '#src/modules/auth/sessions/attempts-throttle.js';
import { EmailVerificationService } from '#src/modules/auth/links/email-verification.service.js';
import { hashPassword, passwordMatches } from '#src/common/secrets/password-hashing.js';
import { SessionsService } from '#src/modules/auth/sessions/sessions.service.js';

/** Who wants to sign in. */
interface Caller {
  /** For throttling; it is not kept. */
  address: string;
  /** In words. */
  device: string;
}

/** Registers, signs in and signs out (spec §2 "Login and registration", design §4). */
@Injectable()
export class AuthService {
  constructor(
    private readonly database: Database,
    private readonly users: UsersService,
    private readonly sessions: SessionsService,
    private readonly artists: ArtistsService,
    private readonly loyalty: LoyaltyService,
    private readonly throttle: AttemptsThrottle,
    private readonly verification: EmailVerificationService,
  ) {}

  /**
   * Makes the account, enrols a customer in loyalty or starts an artist's profile, sends the mail that verifies the
   * address, and signs in; all or nothing. An address that was asked ten times today gets no mail: strangers may have
   * typed it, and its owner registers all the same.
   * @throws DomainError `users.username-taken`, `users.email-taken`, `auth.too-many-attempts`
   */
  async register(request: RegisterRequest, { address, device }: Caller): Promise<SessionResponse> {
    await this.throttle.count('register-address', address);
    await this.throttle.count('register-account', request.email);
    const { username, email, firstName, lastName, userType } = request;
    await this.users.mustBeFree(username);
    await this.users.mustBeFree(email);
    const password = await hashPassword(request.password);
    const mayBeAsked = await this.throttle.allows('verification-recipient', email);
    return this.database.transaction(async (transaction) => {
      const user = await this.users.create(transaction, {
        username,
        email,
        firstName,
        lastName,
        userType,
        password,
      });
      await this.enrol(transaction, user);
      if (mayBeAsked) await this.verification.sendLink(transaction, user);
      return { user: accountResponse(user), sessionId: await this.sessions.open(user, device, transaction) };
    });
  }

  /**
   * Answers the same for an unknown account, a wrong password and a blocked account.
   * @throws DomainError `auth.invalid-credentials`, `auth.too-many-attempts`
   */
  async login(
    { usernameOrEmail, password }: LoginRequest,
    { address, device }: Caller,
  ): Promise<SessionResponse> {
    const user = await this.users.findByUsernameOrEmail(usernameOrEmail);
    // One count for an account, whether it was called by its name or its e-mail.
    const account = user ? `id ${user.id}` : `name ${usernameOrEmail.toLowerCase()}`;
    await this.throttle.countLogin(account, address);
    if (!(await passwordMatches(user?.password, password)) || !user?.isActive) throw invalidCredentials();
    await this.throttle.forgetLogin(account, address);
    return { user: accountResponse(user), sessionId: await this.sessions.open(user, device) };
  }

  /** Ends the session of this token, if there is one. */
  async logout(token: string | undefined): Promise<void> {
    if (token !== undefined) await this.sessions.end(token);
  }

  private async enrol(transaction: Transaction, user: UserEntity): Promise<void> {
    const person = { userId: user.id, name: `${user.firstName} ${user.lastName}`, email: user.email };
    if (user.userType === 'artist') await this.artists.startProfile(transaction, person);
    if (user.userType === 'user') await this.loyalty.enrolAccount(transaction, person);
  }
}

const shown = (user: Omit<UserResponse, 'emailVerified'>) => ({
  id: user.id,
  username: user.username,
  email: user.email,
  firstName: user.firstName,
  lastName: user.lastName,
  userType: user.userType,
  profileImage: user.profileImage,
});

/** What an account's owner may see of it. */
export const toUserResponse = (user: UserResponse): UserResponse => ({
  ...shown(user),
  emailVerified: user.emailVerified,
});

/** As `toUserResponse`, of the stored account. */
export const accountResponse = (user: UserEntity): UserResponse => ({
  ...shown(user),
  emailVerified: user.emailVerifiedAt !== null,
});
