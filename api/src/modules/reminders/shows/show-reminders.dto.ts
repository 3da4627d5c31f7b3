import { ApiProperty } from '@nestjs/swagger';
import { Email } from '#src/common/validation/fields/email.decorator.js';
import { Id } from '#src/common/validation/fields/number.decorator.js';
import { OptionalKey } from '#src/common/validation/optional-key.decorator.js';

/** Body of `PUT /api/show-reminders/{key}`. Who is signed in needs no more than the show. */
export class ShowReminderRequest {
  @Id({ label: 'Event' }) eventId: number;
  /** Key of the browser's own push subscription. */
  @OptionalKey({ label: 'deviceKey' }) deviceKey?: string;
  /** For who takes no push messages; a device is asked first. */
  @Email({ optional: true }) email?: string;
}

/** A show that somebody is reminded of. */
export class ShowReminderResponse {
  /** Takes the wish back. */
  @ApiProperty({ type: String, format: 'uuid' }) key: string;
  @ApiProperty({ type: 'integer' }) eventId: number;
}
