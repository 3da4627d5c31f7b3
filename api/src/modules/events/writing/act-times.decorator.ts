import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { ValidateBy } from 'class-validator';
import { ACTS } from '#contract/rules/events/bills.js';
import { isWallClockTime } from '#contract/rules/texts.js';
import { OptionalField } from '#src/common/validation/fields/optional-field.decorator.js';

const ID = /^[1-9]\d{0,9}$/;

/** Times of day by the ids of acts: `{"12":"20:45"}`; null or an empty object clears them. */
export const ActTimesByArtist = ({ label }: { label: string }) =>
  applyDecorators(
    OptionalField({ clearable: true }),
    ValidateBy(
      { name: 'actTimes', validator: { validate: isActTimes } },
      { message: `${label} must be times like 20:00 by the ids of at most ${ACTS.max} artists` },
    ),
    ApiProperty({
      type: 'object',
      additionalProperties: { type: 'string' },
      selfRequired: false,
      nullable: true,
      example: { 12: '20:45' },
    }),
  );

const isActTimes = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.keys(value).length <= ACTS.max &&
  Object.entries(value).every(
    ([id, time]) => ID.test(id) && typeof time === 'string' && isWallClockTime(time),
  );
