import { applyDecorators } from '@nestjs/common';
import { Matches } from 'class-validator';
import { TEXT_LENGTH } from '#contract/limits.js';
import { Text } from './text.decorator.js';

/** Without `@`, so that nobody can take another's e-mail as a name and stand in front of it at login. */
export const Username = () =>
  applyDecorators(
    Text({ label: 'Username', max: TEXT_LENGTH.username }),
    Matches(/^[^@]*$/, { message: 'Username may not contain @' }),
  );
