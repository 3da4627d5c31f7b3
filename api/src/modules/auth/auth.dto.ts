import { ApiProperty } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import { PASSWORD_LENGTH, TEXT_LENGTH } from '#contract/limits.js';
import {
  SELF_REGISTERED_USER_TYPES,
  type SelfRegisteredUserType,
  USER_TYPES,
  type UserType,
} from '#contract/users.js';
import { Email } from '#src/common/validation/fields/email.decorator.js';
import { Text } from '#src/common/validation/fields/text.decorator.js';
import { Username } from '#src/common/validation/fields/username.decorator.js';

export class LoginRequest {
  @Text({ label: 'Username or email', max: TEXT_LENGTH.email }) usernameOrEmail: string;
  @Text({ label: 'Password', max: PASSWORD_LENGTH.max, verbatim: true }) password: string;
}

export class RegisterRequest {
  @Username() username: string;
  @Email() email: string;

  @Text({
    label: 'Password',
    ...PASSWORD_LENGTH,
    verbatim: true,
    tooShort: `Password must be at least ${PASSWORD_LENGTH.min} characters`,
  })
  password: string;

  @Text({ label: 'First name', max: TEXT_LENGTH.personName }) firstName: string;
  @Text({ label: 'Last name', max: TEXT_LENGTH.personName }) lastName: string;

  @IsIn(SELF_REGISTERED_USER_TYPES, { message: 'User type must be user or artist' })
  @ApiProperty({ enum: SELF_REGISTERED_USER_TYPES, required: false, default: 'user' })
  userType: SelfRegisteredUserType = 'user';
}

/** The account as its owner sees it (spec §3 "Auth user"). */
export class UserResponse {
  @ApiProperty({ type: 'integer' }) id: number;
  @ApiProperty({ type: String }) username: string;
  @ApiProperty({ type: String }) email: string;
  @ApiProperty({ type: String, nullable: true }) firstName: string | null;
  @ApiProperty({ type: String, nullable: true }) lastName: string | null;
  @ApiProperty({ enum: USER_TYPES }) userType: UserType;
  @ApiProperty({ type: String, nullable: true }) profileImage: string | null;
  /** True once a mail to `email` has proved that it is the owner's. */
  @ApiProperty({ type: Boolean }) emailVerified: boolean;
}

/** Who signed in, and the token that says so from now on (spec §7). */
export class SessionResponse {
  @ApiProperty({ type: UserResponse }) user: UserResponse;
  @ApiProperty({ type: String }) sessionId: string;
}
