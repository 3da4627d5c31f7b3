import { applyDecorators } from '@nestjs/common';
import { ValidateBy } from 'class-validator';
import { TEXT_LENGTH } from '#contract/limits.js';
import { INVALID_USERNAME, isUsername } from '#contract/rules/texts.js';
import { Text } from './text.decorator.js';

/** A username (decision 10). */
export const Username = () =>
  applyDecorators(
    Text({ label: 'Username', max: TEXT_LENGTH.username }),
    ValidateBy(
      {
        name: 'username',
        validator: { validate: (value) => typeof value !== 'string' || isUsername(value) },
      },
      { message: INVALID_USERNAME },
    ),
  );
