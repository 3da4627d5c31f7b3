import { ApiProperty } from '@nestjs/swagger';
import { PASSWORD_LENGTH } from '#contract/limits.js';
import { IdList } from '#src/common/validation/fields/id-list.decorator.js';
import { Text } from '#src/common/validation/fields/text.decorator.js';

const MAX_TOKEN = 255;
const MOST_ACCOUNTS = 20;

/** The password proves that it is the account's owner who asks, and not who found their phone. */
export class OwnDataRequest {
  @Text({ label: 'Current password', max: PASSWORD_LENGTH.max, verbatim: true }) currentPassword: string;
}

export class ErasureConfirmation {
  /** What stands behind `#token=` in the link. */
  @Text({ label: 'Token', max: MAX_TOKEN }) token: string;
}

export class GoneAccountsRequest {
  /** Accounts of which a device keeps something. */
  @IdList({ label: 'Accounts', of: 'account', max: MOST_ACCOUNTS }) userIds: number[];
}

export class GoneAccountsResponse {
  /** Those of them that exist no more. */
  @ApiProperty({ type: [Number] }) gone: number[];
}

export class ShowAheadResponse {
  @ApiProperty({ type: String }) name: string;
  @ApiProperty({ type: String, example: '2026-11-27' }) date: string;
  @ApiProperty({ type: String, example: '20:00' }) time: string;
}

/** What somebody should know before they are forgotten. */
export class OwnDataResponse {
  /** Where the link goes. */
  @ApiProperty({ type: String }) email: string;
  /** False while nothing that others know by the e-mail is theirs, since it is not proved. */
  @ApiProperty({ type: Boolean }) isEmailProved: boolean;
  /** The only admin cannot leave. */
  @ApiProperty({ type: Boolean }) isLastAdmin: boolean;
  /** Their nights on the calendar from today, at most 100: these shows stay without them. */
  @ApiProperty({ type: [ShowAheadResponse] }) showsAhead: ShowAheadResponse[];
}
