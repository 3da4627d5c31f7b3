import { ApiProperty } from '@nestjs/swagger';
import { TEXT_LENGTH } from '#contract/limits.js';
import {
  MESSAGE_CHANNELS,
  MESSAGE_STATUSES,
  type MessageChannel,
  type MessageStatus,
} from '#contract/messages.js';
import { OneOf } from '#src/common/validation/fields/one-of.decorator.js';
import { PageQuery } from '#src/common/paging/page-query.js';
import { Text } from '#src/common/validation/fields/text.decorator.js';

/** Optional filters of the list of messages (design §4 "Lists"). */
export class MessagesQuery extends PageQuery {
  /** Part of the recipient, the subject or the kind, in any case. */
  @Text({ label: 'q', max: TEXT_LENGTH.email, optional: true }) q?: string;

  @OneOf(MESSAGE_STATUSES, { label: 'status', optional: true }) status?: MessageStatus;

  @OneOf(MESSAGE_CHANNELS, { label: 'channel', optional: true }) channel?: MessageChannel;
}

/** A message as an admin sees it; never a link that acts for its reader. */
export class MessageDetails {
  @ApiProperty({ type: 'integer' }) id: number;
  @ApiProperty({ enum: MESSAGE_CHANNELS }) channel: MessageChannel;
  /** `area.what-happened` */
  @ApiProperty({ type: String }) kind: string;
  /** An e-mail address; a phone number, in E.164, or as typed when it is not valid; of a push message the device. */
  @ApiProperty({ type: String }) recipient: string;
  @ApiProperty({ type: String }) subject: string;
  /** What it says, links cut short; null when it holds a secret or held one. */
  @ApiProperty({ type: String, nullable: true }) text: string | null;
  @ApiProperty({ enum: MESSAGE_STATUSES }) status: MessageStatus;
  /** In the provider's words: why it failed or has to wait. */
  @ApiProperty({ type: String, nullable: true }) reason: string | null;
  @ApiProperty({ type: 'integer' }) attempts: number;
  /** Whether sending again can be asked for. */
  @ApiProperty({ type: Boolean }) canResend: boolean;
  @ApiProperty({ type: String, format: 'date-time' }) createdAt: Date;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) sentAt: Date | null;
  /** While it waits. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) nextAttemptAt: Date | null;
}

/** Whether the venue has somebody to send by. */
export class MessageProviderResponse {
  @ApiProperty({ enum: MESSAGE_CHANNELS }) channel: MessageChannel;
  @ApiProperty({ type: Boolean }) isSetUp: boolean;
}
