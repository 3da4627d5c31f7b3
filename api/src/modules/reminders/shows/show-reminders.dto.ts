import { ApiProperty } from '@nestjs/swagger';
import { NOTICE_WAYS, type NoticeWay } from '#contract/messages.js';
import { Email } from '#src/common/validation/fields/email.decorator.js';
import { Id } from '#src/common/validation/fields/number.decorator.js';
import { OptionalKey } from '#src/common/validation/optional-key.decorator.js';

/** Body of `PUT /api/show-reminders/{key}`. A signed-in person sends only the show. */
export class ShowReminderRequest {
  @Id({ label: 'Event' }) eventId: number;
  /** Key of the browser's own push subscription. */
  @OptionalKey({ label: 'deviceKey' }) deviceKey?: string;
  /** For a browser that takes no push messages; ignored beside `deviceKey`. */
  @Email({ optional: true }) email?: string;
}

/** A show that somebody is reminded of. */
export class ShowReminderResponse {
  /** Takes the wish back. */
  @ApiProperty({ type: String, format: 'uuid' }) key: string;
  @ApiProperty({ type: 'integer' }) eventId: number;
  /** How the word would come to the account that has just asked; left out for anybody else, and in lists. */
  @ApiProperty({ enum: NOTICE_WAYS, required: false }) way?: NoticeWay | undefined;
}
