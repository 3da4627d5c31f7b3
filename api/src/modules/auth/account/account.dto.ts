import { PartialType } from '@nestjs/swagger';
import { INVALID_EMAIL } from '#contract/rules/texts.js';
import { PASSWORD_LENGTH, TEXT_LENGTH } from '#contract/limits.js';
import { VENUE_ROLES, type VenueRole } from '#contract/users.js';
import { Email } from '#src/common/validation/fields/email.decorator.js';
import { OneOf } from '#src/common/validation/fields/one-of.decorator.js';
import { Text } from '#src/common/validation/fields/text.decorator.js';

const TOO_SHORT = `Password must be at least ${PASSWORD_LENGTH.min} characters`;
const NOT_CONFIRMED = 'Please confirm your password';
const MAX_TOKEN = 255;

const NewPassword = () =>
  Text({ label: 'Password', ...PASSWORD_LENGTH, verbatim: true, required: TOO_SHORT, tooShort: TOO_SHORT });

const ConfirmedPassword = () =>
  Text({
    label: 'Password',
    ...PASSWORD_LENGTH,
    verbatim: true,
    required: NOT_CONFIRMED,
    tooShort: NOT_CONFIRMED,
  });

/** Names and address of the own account (spec §5 "Account profile"). */
class Profile {
  @Text({ label: 'First name', max: TEXT_LENGTH.personName }) firstName: string;
  @Text({ label: 'Last name', max: TEXT_LENGTH.personName }) lastName: string;
  @Email({ required: INVALID_EMAIL }) email: string;
}

/** Body of `PUT /api/auth/profile`: any part of it; what is left out stays as it is. */
export class ProfileRequest extends PartialType(Profile, { skipNullProperties: false }) {}

/** Spec §5 "Password change". */
export class PasswordRequest {
  @Text({ label: 'Current password', max: PASSWORD_LENGTH.max, verbatim: true }) currentPassword: string;
  @NewPassword() newPassword: string;
  @ConfirmedPassword() confirmPassword: string;
}

/** What somebody of the venue's people is from now on, with the password of the admin who says so. */
export class RoleRequest {
  @OneOf(VENUE_ROLES, { label: 'role' }) userType: VenueRole;
  @Text({ label: 'Current password', max: PASSWORD_LENGTH.max, verbatim: true }) currentPassword: string;
}

export class ForgotPasswordRequest {
  @Email({ required: INVALID_EMAIL }) email: string;
}

/** A new password on the strength of a link from a mail. */
export class ResetPasswordRequest {
  /** What stands behind `#token=` in the link. */
  @Text({ label: 'Token', max: MAX_TOKEN }) token: string;
  @NewPassword() newPassword: string;
  @ConfirmedPassword() confirmPassword: string;
}

export class VerifyEmailRequest {
  /** What stands behind `#token=` in the link. */
  @Text({ label: 'Token', max: MAX_TOKEN }) token: string;
}
