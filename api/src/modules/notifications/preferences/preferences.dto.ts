import { ApiProperty } from '@nestjs/swagger';
import { MESSAGE_CHANNELS, type MessageChannel } from '#contract/messages.js';
import { MESSAGE_TOPICS, type MessageTopic } from '#contract/message-topics.js';
import { Flag } from '#src/common/validation/fields/flag.decorator.js';
import { OneOf } from '#src/common/validation/fields/one-of.decorator.js';

/** One switch of the account's Notifications tab. */
export class PreferenceRequest {
  @OneOf(MESSAGE_TOPICS, { label: 'topic' }) topic: MessageTopic;
  @OneOf(MESSAGE_CHANNELS, { label: 'channel' }) channel: MessageChannel;
  @Flag({ label: 'isWanted' }) isWanted: boolean;
}

/** Whether somebody wants messages about one topic, by each way they come. */
export class PreferenceResponse {
  @ApiProperty({ enum: MESSAGE_TOPICS }) topic: MessageTopic;
  @ApiProperty({ type: Boolean }) email: boolean;
  @ApiProperty({ type: Boolean }) sms: boolean;
  @ApiProperty({ type: Boolean }) push: boolean;
}

/** What an unsubscribe link is about. */
export class UnsubscriptionResponse {
  @ApiProperty({ enum: MESSAGE_TOPICS }) topic: MessageTopic;
  /** Whether e-mails about it still go to its reader. */
  @ApiProperty({ type: Boolean }) isSubscribed: boolean;
}
