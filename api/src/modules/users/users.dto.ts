import { ApiProperty } from '@nestjs/swagger';
import { LIST_LIMIT, TEXT_LENGTH } from '#contract/limits.js';
import { USER_STATUSES, USER_TYPES, type UserStatus, type UserType } from '#contract/users.js';
import { Email } from '#src/common/validation/fields/email.decorator.js';
import { WholeNumber } from '#src/common/validation/fields/number.decorator.js';
import { OneOf } from '#src/common/validation/fields/one-of.decorator.js';
import { Pin } from '#src/common/validation/fields/pin.decorator.js';
import { Text } from '#src/common/validation/fields/text.decorator.js';
import { Username } from '#src/common/validation/fields/username.decorator.js';

/** Optional filters of the list of accounts (design §4 "Lists"). */
export class UsersQuery {
  /** Part of the username, the e-mail or the full name, in any case. */
  @Text({ label: 'q', max: TEXT_LENGTH.email, optional: true }) q?: string;
  @OneOf(USER_TYPES, { label: 'role', optional: true }) role?: UserType;
  @OneOf(USER_STATUSES, { label: 'status', optional: true }) status?: UserStatus;
  @WholeNumber({ label: 'limit', min: 1, max: LIST_LIMIT.max, optional: true }) limit?: number;
  /** From the `Link` header of the page before. */
  @Text({ label: 'cursor', max: 200, optional: true }) cursor?: string;
}

/** A member of staff, as an admin makes the account (design §7 "Who"). */
export class StaffRequest {
  @Username() username: string;
  @Email() email: string;
  @Text({ label: 'First name', max: TEXT_LENGTH.personName }) firstName: string;
  @Text({ label: 'Last name', max: TEXT_LENGTH.personName }) lastName: string;
  @Pin() pin: string;
}

export class PinRequest {
  @Pin() pin: string;
}

/** An account as an admin sees it (spec §2 "Users tab"); never its password. */
export class AdminUserResponse {
  @ApiProperty({ type: 'integer' }) id: number;
  @ApiProperty({ type: String }) username: string;
  @ApiProperty({ type: String }) email: string;
  @ApiProperty({ type: String, nullable: true }) firstName: string | null;
  @ApiProperty({ type: String, nullable: true }) lastName: string | null;
  @ApiProperty({ enum: USER_TYPES }) userType: UserType;
  /** False means blocked. */
  @ApiProperty({ type: Boolean }) isActive: boolean;
  /** Whether they have proved that the e-mail is theirs. */
  @ApiProperty({ type: Boolean }) emailVerified: boolean;
  /** Whether they can work at the door. */
  @ApiProperty({ type: Boolean }) hasPin: boolean;
  @ApiProperty({ type: String, nullable: true }) profileImage: string | null;
  @ApiProperty({ type: String, format: 'date-time' }) createdAt: Date;
}
