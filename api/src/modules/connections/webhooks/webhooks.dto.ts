import { ApiProperty, PartialType } from '@nestjs/swagger';
import { PROGRAM_NAME_LENGTH } from '#contract/rules/connections/api-tokens.js';
import {
  DELIVERY_STATES,
  type DeliveryState,
  WEBHOOK_ADDRESS_LENGTH,
  WEBHOOK_KINDS,
  WEBHOOK_STATES,
  type WebhookKind,
  type WebhookState,
} from '#contract/rules/connections/webhooks.js';
import { MessageResponse } from '#src/common/http/message.dto.js';
import { Text } from '#src/common/validation/fields/text.decorator.js';
import { WordList } from '#src/common/validation/fields/word-list.decorator.js';

/** Body of `POST /api/connections/webhooks`. */
export class WebhookRequest {
  /** Which program it is. */
  @Text({ label: 'Name', max: PROGRAM_NAME_LENGTH }) name: string;
  /** `https://…`, on the internet. */
  @Text({ label: 'Address', max: WEBHOOK_ADDRESS_LENGTH }) address: string;
  @WordList(WEBHOOK_KINDS, { label: 'kinds', of: 'kind' }) kinds: WebhookKind[];
}

/** Body of `PUT /api/connections/webhooks/{id}`: any part of it; what is left out stays as it is. */
export class WebhookChangeRequest extends PartialType(WebhookRequest, { skipNullProperties: false }) {}

/** What staff may know of an address: all but its secret. */
export class WebhookResponse {
  @ApiProperty({ type: 'integer' }) id: number;
  @ApiProperty({ type: String }) name: string;
  @ApiProperty({ type: String }) address: string;
  @ApiProperty({ enum: WEBHOOK_KINDS, isArray: true }) kinds: WebhookKind[];
  @ApiProperty({ enum: WEBHOOK_STATES }) state: WebhookState;
  /** When it was paused, or went; null while it works. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) pausedAt: Date | null;
  /** When it took something last. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) lastSuccessAt: Date | null;
  /** Deliveries that it has not taken yet. */
  @ApiProperty({ type: 'integer' }) waiting: number;
  /** Until when the secret before the present one signs, too; null when none does. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) secretBeforeUntil: Date | null;
  @ApiProperty({ type: String, format: 'date-time' }) createdAt: Date;
}

/** An address with its secret, which is told this once. */
export class WebhookSecretResponse {
  @ApiProperty({ type: WebhookResponse }) webhook: WebhookResponse;
  /** What the program checks signatures with (Standard Webhooks). */
  @ApiProperty({ type: String, example: 'whsec_…' }) secret: string;
}

/** Something that happened, and what came of telling it. */
export class WebhookDeliveryResponse {
  @ApiProperty({ type: 'integer' }) id: number;
  @ApiProperty({ type: String, example: 'show.changed' }) kind: string;
  /** What it is about: `show:12`; `again:show:12` when staff sent that again. */
  @ApiProperty({ type: String }) thing: string;
  @ApiProperty({ type: String, format: 'date-time' }) happenedAt: Date;
  @ApiProperty({ enum: DELIVERY_STATES }) state: DeliveryState;
  @ApiProperty({ type: 'integer' }) attempts: number;
  /** Not before its address takes something again. Null once it is delivered or given up. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) nextAttemptAt: Date | null;
  /** Until when nothing is sent, since its address has asked for patience; null when it goes before. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) heldUntil: Date | null;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) lastAttemptAt: Date | null;
  /** HTTP status of the last answer; null when there was none. */
  @ApiProperty({ type: 'integer', nullable: true }) lastStatus: number | null;
  @ApiProperty({ type: 'integer', nullable: true }) lastMilliseconds: number | null;
  /** The first 1,024 bytes of the answer, or why there was none. */
  @ApiProperty({ type: String, nullable: true }) lastWords: string | null;
}

/** Answer of `POST /api/connections/deliveries/{id}/resend`. */
export class ResentResponse extends MessageResponse {
  /** Until when its address has asked for patience; null when it goes at once. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) heldUntil: Date | null;
}
