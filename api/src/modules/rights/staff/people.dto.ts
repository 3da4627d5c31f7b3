import { ApiProperty } from '@nestjs/swagger';
import { INVALID_EMAIL } from '#contract/rules/texts.js';
import { TEXT_LENGTH } from '#contract/limits.js';
import { Email } from '#src/common/validation/fields/email.decorator.js';
import { MAX_ID, WholeNumber } from '#src/common/validation/fields/number.decorator.js';
import { Text } from '#src/common/validation/fields/text.decorator.js';

/**
 * Somebody who asked staff: everybody of an e-mail, which staff know to be theirs; with `userId` that account alone, whose e-mail
 * may have been typed by anybody.
 */
export class PersonRequest {
  @WholeNumber({ label: 'userId', min: 1, max: MAX_ID, optional: true }) userId?: number;
  @Email({ required: INVALID_EMAIL }) email: string;
}

export class PersonErasureRequest extends PersonRequest {
  /** The e-mail again, typed by hand: this cannot be undone. */
  @Text({ label: 'Confirmation', max: TEXT_LENGTH.email }) confirmation: string;
}

export class StillNamedResponse {
  /** A table and its column. */
  @ApiProperty({ type: String, example: 'events.name' }) where: string;
  @ApiProperty({ type: Number }) rows: number;
}

/** Where words of others still name somebody who was forgotten, as the title of a show does: for staff to judge. Null when that could not be looked for. */
export class PersonErasureResponse {
  @ApiProperty({ type: [StillNamedResponse], nullable: true }) stillNamed: StillNamedResponse[] | null;
}
