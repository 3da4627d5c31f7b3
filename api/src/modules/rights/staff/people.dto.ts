import { ApiProperty } from '@nestjs/swagger';
import { INVALID_EMAIL } from '#contract/rules/texts.js';
import { TEXT_LENGTH } from '#contract/limits.js';
import { Email } from '#src/common/validation/fields/email.decorator.js';
import { Text } from '#src/common/validation/fields/text.decorator.js';

/** Somebody who asked staff: with an account or without, found by e-mail. */
export class PersonRequest {
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
